import { useLayoutEffect, useRef } from 'react';

export const questionId = 'desk-question';

/** Moves the focus to the next question when the focused answer is removed. */
export function useQuestionFocus<Place extends HTMLElement = HTMLDivElement>() {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      if (current?.contains(document.activeElement)) document.getElementById(questionId)?.focus();
    };
  }, []);
  return place;
}
