import { useLayoutEffect, useRef } from 'react';

export const questionId = 'desk-question';

/** Where the focus was on an answer that goes, it moves to the question that comes. */
export function useFocusHandedOn<Place extends HTMLElement = HTMLDivElement>() {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      if (current?.contains(document.activeElement)) document.getElementById(questionId)?.focus();
    };
  }, []);
  return place;
}
