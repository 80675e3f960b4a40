import { useEffect, useRef } from 'react';
import { useDesk } from '../state/desk-context.ts';

/** As in desk.module.css: a window this low scrolls as one page and the question is not fixed. */
const lowWindow = '(height < 24rem)';
/** Pixels a late font or a new line may move the question; a larger move means that the visitor scrolled. */
const layoutShiftTolerance = 32;

/** Scrolls to a new question if it is below the fold. */
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
      if (Math.abs(top() - left) > layoutShiftTolerance) return;
      current.scrollIntoView({ block: 'start' });
      left = top();
    });
    for (const part of [current, current.parentElement]) if (part) watch.observe(part);
    return () => watch.disconnect();
  }, [asked, look]);
  return section;
}
