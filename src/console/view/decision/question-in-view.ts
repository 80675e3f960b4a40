import { useEffect, useRef } from 'react';
import { useDesk } from '../state/desk-context.ts';

/** As in the desk's styles: so low a window scrolls as one page instead of holding the question in place. */
const lowWindow = '(height < 24rem)';
/** Pixels by which a late font or a new line above may move the question; a visitor's scroll moves it further. */
const slip = 32;

/** Scrolls to a question that is new, where it would otherwise come below the fold. */
export function useQuestionInView(asked: string) {
  const { look } = useDesk();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = section;
    if (!current || !asked || look !== 'full' || !matchMedia(lowWindow).matches) return;
    const top = () => current.getBoundingClientRect().top;
    current.scrollIntoView({ block: 'start' });
    let left = top();
    const watch = new ResizeObserver(() => {
      if (Math.abs(top() - left) > slip) return;
      current.scrollIntoView({ block: 'start' });
      left = top();
    });
    for (const part of [current, current.parentElement]) if (part) watch.observe(part);
    return () => watch.disconnect();
  }, [asked, look]);
  return section;
}
