/* Which rows are shown, in which order: a view of the list, never a change to it. */
import { useEffect, useState } from 'react';
import type { Finding } from '../matching/match.ts';
import type { Row } from '../review.ts';

export type Filter = Finding | 'all' | 'language';
export type Order = 'own' | 'finding' | 'page';

/** Rows that a press of 'Show more' adds. */
export const atOnce = 48;
/** The list begins below the figure: its first rows are enough for the first frame. */
const atFirst = 6;
/** Rows added in one task: thousands at once would hold the page. */
const perTask = 120;
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
  const [goal, setGoal] = useState(atOnce);
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
  const wantedRows = Math.min(goal, ordered.length);
  useEffect(() => {
    if (most >= wantedRows) return;
    const timer = setTimeout(() => setMost(Math.min(most + perTask, wantedRows)));
    return () => clearTimeout(timer);
  }, [most, wantedRows]);
  /** Another view begins with few rows again, however many there were. */
  const changing =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setMost(Math.min(most, atOnce));
      if (goal < Number.POSITIVE_INFINITY) setGoal(atOnce);
    };
  const changeFilter = changing(setFilter);
  return {
    filter,
    setFilter: changeFilter,
    find,
    setFind: changing(setFind),
    order,
    setOrder: changing(setOrder),
    fitting: ordered,
    shown: ordered.slice(0, most),
    isWhole: most >= ordered.length,
    showMore: () => setGoal(most + atOnce),
    showAll: () => setGoal(Number.POSITIVE_INFINITY),
    /** In one task: for paper, which does not wait. */
    showAtOnce: () => setMost(rows.length),
    /** So that a row further down can be gone to. */
    reach: (at: number) => {
      const place = ordered.findIndex((placed) => placed.at === at);
      if (place < 0) changeFilter('all');
      setGoal((known) => Math.max(known, (place < 0 ? at : place) + atOnce));
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
