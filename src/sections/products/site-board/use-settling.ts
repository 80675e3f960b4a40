/* Animates exceptions from their old position on the board to the new one; cells never move. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { mayMove } from '../../../ui/motion.ts';

/** As long as `--panel` in the stylesheet. */
const duration = 240;

/** Returns a function to call with the sites that may move, before the filter changes. */
export function useSettling(board: RefObject<HTMLElement | null>, filter: string) {
  const before = useRef(new Map<string, DOMRect>());
  const itemOf = (id: string) =>
    board.current?.querySelector(`button[data-open="${id}"]`)?.closest<HTMLElement>('li');

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the filter has changed, and only then
  useLayoutEffect(() => {
    for (const [id, from] of before.current) {
      const item = itemOf(id);
      if (!item || !mayMove()) continue;
      const to = item.getBoundingClientRect();
      const offset = `${from.left - to.left}px ${from.top - to.top}px`;
      item.animate({ translate: [offset, '0 0'], opacity: [0.4, 1] }, { duration, easing: 'ease-out' });
    }
    before.current.clear();
  }, [filter]);

  return (sites: string[]) => {
    for (const id of sites) {
      const place = itemOf(id)?.getBoundingClientRect();
      if (place) before.current.set(id, place);
    }
  };
}
