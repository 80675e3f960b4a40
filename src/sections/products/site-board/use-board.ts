import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardSite, SiteBoard } from '../../../content/instruments/site-board.ts';
import { type BoardFilter, exceptionOf, layOut } from './board-state.ts';
import { nextSite } from './next-site.ts';
import { useSettling } from './use-settling.ts';

/** The filter, the opened site, the hovered site and the roving tab stop. */
export function useBoard(board: SiteBoard) {
  const root = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState<BoardFilter>('late');
  const [opened, setOpened] = useState(board.opened);
  const [pointed, setPointed] = useState<string>();
  const [reached, setReached] = useState(board.opened);
  const layout = useMemo(() => layOut(board, filter), [board, filter]);
  const siteOf = (id: string | undefined) => board.sites.find((site) => site.id === id);

  // A chip may have been pressed before hydration.
  useEffect(() => {
    const chip = root.current?.querySelector<HTMLInputElement>('[name="filter"]:checked');
    if (chip) setFilter(chip.value as BoardFilter);
  }, []);

  // Arrow keys move between sites; Escape returns to the opened one.
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
    remember(board.sites.filter((site) => exceptionOf(board, site)).map(({ id }) => id));
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
    /** Opened by search, without moving the tab stop off a visible site. */
    show: setOpened,
    pointed: siteOf(pointed),
    point: setPointed,
    /** The roving tab stop: the last site reached, if the filter still shows it. */
    isStop: (id: string) => id === reached,
  };
}
