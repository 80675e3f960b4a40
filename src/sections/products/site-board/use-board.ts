import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardSite, SiteBoard } from '../../../content/instruments/site-board.ts';
import { type BoardFilter, kindOf, layOut } from './board-state.ts';
import { nextSite } from './next-site.ts';
import { useSettling } from './use-settling.ts';

/** The filter, the site shown in full, the one pointed at, and the one arrow keys have reached. */
export function useBoard(board: SiteBoard) {
  const root = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState<BoardFilter>('late');
  const [opened, setOpened] = useState(board.opened);
  const [pointed, setPointed] = useState<string>();
  const [reached, setReached] = useState(board.opened);
  const layout = useMemo(() => layOut(board, filter), [board, filter]);
  const siteOf = (id: string | undefined) => board.sites.find((site) => site.id === id);

  // A chip may have been pressed before this ran.
  useEffect(() => {
    const chip = root.current?.querySelector<HTMLInputElement>('[name="filter"]:checked');
    if (chip) setFilter(chip.value as BoardFilter);
  }, []);

  // Arrow keys lead from site to site; Escape leads back to the one that is open.
  useEffect(() => {
    const element = root.current;
    const buttonOf = (id: string) => element?.querySelector<HTMLElement>(`button[data-open="${id}"]`);
    function onKeyDown(event: KeyboardEvent) {
      const from = event.target instanceof HTMLElement ? event.target.dataset.open : undefined;
      if (event.key === 'Escape') buttonOf(opened)?.focus();
      const next = from && element ? nextSite(event.key, from, element) : undefined;
      if (!next) return;
      event.preventDefault();
      setReached(next);
      buttonOf(next)?.focus();
    }
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [opened]);

  const remember = useSettling(root, filter);
  function choose(wanted: BoardFilter) {
    remember(board.sites.filter((site) => kindOf(board, site)).map(({ id }) => id));
    setFilter(wanted);
  }

  function open(id: string) {
    setOpened(id);
    setReached(id);
  }

  return {
    root,
    filter,
    setFilter: choose,
    layout,
    opened: siteOf(opened) ?? (board.sites[0] as BoardSite),
    open,
    /** Found by its name: what the tab key stops at stays what can be seen. */
    show: setOpened,
    pointed: siteOf(pointed),
    point: setPointed,
    /** One stop for the tab key: what was reached last, if the filter still shows it as a button. */
    isStop: (id: string) => id === reached,
  };
}
