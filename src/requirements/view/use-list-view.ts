/* Which rows are shown, in which order: a view of the list, never a change to it. */
import { useEffect, useState } from 'react';
import type { Finding } from '../matching/match.ts';
import type { Row } from '../review.ts';

export type Filter = Finding | 'all' | 'language';
export type Order = 'own' | 'finding' | 'page';

const atOnce = 48;
/** The list begins below the figure: its first rows are enough for the first frame. */
const atFirst = 12;
/** Rows added in one task when all are shown: thousands at once would hold the page. */
const perTask = 160;
const findingOrder: Finding[] = ['nothing', 'possible', 'related', 'not-compared'];

export interface Placed {
  row: Row;
  at: number;
}

export function useListView(rows: Row[]) {
  const [filter, setFilter] = useState<Filter>('all');
  const [find, setFind] = useState('');
  const [order, setOrder] = useState<Order>('own');
  const [most, setMost] = useState(atFirst);
  const [growing, setGrowing] = useState(false);
  useEffect(() => {
    if (most >= (growing ? rows.length : atOnce)) return;
    const timer = setTimeout(() => setMost(growing ? most + perTask : atOnce));
    return () => clearTimeout(timer);
  }, [growing, most, rows.length]);
  const wanted = find.trim().toLowerCase();
  const fitting = rows
    .map((row, at): Placed => ({ row, at }))
    .filter(({ row }) => fits(row, filter) && (!wanted || textOf(row).includes(wanted)));
  const ordered =
    order === 'own'
      ? fitting
      : fitting.toSorted(
          (one, other) =>
            keyOf(one.row, order) - keyOf(other.row, order) ||
            pageOf(one.row, order).localeCompare(pageOf(other.row, order)),
        );
  return {
    filter,
    setFilter,
    find,
    setFind,
    order,
    setOrder,
    fitting: ordered,
    shown: ordered.slice(0, most),
    showMore: () => setMost(most + atOnce),
    whole: most === Number.POSITIVE_INFINITY,
    showAll: () => setGrowing(true),
    showWhole: () => setMost(Number.POSITIVE_INFINITY),
    /** So that a row further down can be gone to. */
    reach: (at: number) => {
      const place = ordered.findIndex((placed) => placed.at === at);
      if (place < 0) setFilter('all');
      if (place < 0 || place >= most) setMost(Math.max(most, (place < 0 ? at : place) + atOnce));
    },
  };
}

export type ListView = ReturnType<typeof useListView>;

function fits({ finding, clause }: Row, filter: Filter): boolean {
  return filter === 'all' || (filter === 'language' ? clause.kind === 'language' : finding === filter);
}

const textOf = ({ clause, match }: Row) =>
  `${clause.number} ${clause.text} ${match?.near[0]?.passage.text ?? ''}`.toLowerCase();

const keyOf = (row: Row, order: Order) =>
  order === 'finding' ? findingOrder.indexOf(row.finding) : row.match?.near[0] ? 0 : 1;
const pageOf = (row: Row, order: Order) =>
  order === 'page' ? (row.match?.near[0]?.passage.pageTitle ?? '') : '';
