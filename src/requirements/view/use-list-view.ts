/* Filters and sorts the rows without changing the list. */
import { useEffect, useMemo, useState } from 'react';
import type { Finding } from '../matching/match.ts';
import type { Row } from '../review.ts';

export type Filter = Finding | 'all' | 'language';
export type Order = 'own' | 'finding' | 'page';

/** Rows added by 'Show more'. */
export const atOnce = 48;
/** The list starts below the figure, so its first rows are enough for the first frame. */
const atFirst = 6;
/** Rows added per task: thousands at once would block the page. */
const perTask = 120;
/** A few screens of rows. */
const perGroup = 60;
/** Groups removed per task. */
const removedPerTask = 4;
const findingOrder: Finding[] = ['nothing', 'possible', 'related', 'not-compared'];

export interface Placed {
  row: Row;
  at: number;
}

/** Rows laid out together. */
export interface Group {
  key: string;
  rows: Placed[];
}

interface View {
  filter: Filter;
  find: string;
  order: Order;
  /** How often the view has changed. */
  change: number;
}

export function useListView(rows: Row[]) {
  const [view, setView] = useState<View>({ filter: 'all', find: '', order: 'own', change: 0 });
  const [most, setMost] = useState(atFirst);
  const [goal, setGoal] = useState(atOnce);
  /** Groups of previous views: hidden at once and removed later, since removing thousands of rows takes long. */
  const [former, setFormer] = useState<Group[]>([]);
  const { filter, order, change } = view;
  const wanted = view.find.trim().toLowerCase();
  const fitting = useMemo(
    () => ordered(fittingRows(rows, filter, wanted), order),
    [rows, filter, wanted, order],
  );
  const wantedRows = Math.min(goal, fitting.length);
  useEffect(() => {
    if (most >= wantedRows) return;
    const timer = setTimeout(() => setMost(Math.min(most + perTask, wantedRows)));
    return () => clearTimeout(timer);
  }, [most, wantedRows]);
  useEffect(() => {
    if (former.length === 0) return;
    const timer = setTimeout(() => setFormer(former.slice(removedPerTask)));
    return () => clearTimeout(timer);
  }, [former]);
  const shown = fitting.slice(0, most);
  const groups = Array.from({ length: Math.ceil(shown.length / perGroup) }, (_, index): Group => {
    return { key: `${change}-${index}`, rows: shown.slice(index * perGroup, (index + 1) * perGroup) };
  });
  /** Another view starts with few rows again. */
  const changeView = (part: Partial<View>) => {
    setFormer([...former, ...groups]);
    setView({ ...view, ...part, change: change + 1 });
    setMost(Math.min(most, atOnce));
    if (goal < Number.POSITIVE_INFINITY) setGoal(atOnce);
  };
  return {
    filter,
    setFilter: (value: Filter) => changeView({ filter: value }),
    find: view.find,
    setFind: (value: string) => changeView({ find: value }),
    order,
    setOrder: (value: Order) => changeView({ order: value }),
    fitting,
    shown,
    groups,
    former,
    isWhole: most >= fitting.length,
    showMore: () => setGoal(most + atOnce),
    showAll: () => setGoal(Number.POSITIVE_INFINITY),
    /** In one task, because printing does not wait. */
    showAtOnce: () => setMost(rows.length),
    /** Adds rows up to this one, so that it can be scrolled to. */
    reach: (at: number) => {
      const place = fitting.findIndex((placed) => placed.at === at);
      if (place < 0) changeView({ filter: 'all' });
      setGoal((known) => Math.max(known, (place < 0 ? at : place) + atOnce));
    },
  };
}

export type ListView = ReturnType<typeof useListView>;

function fittingRows(rows: Row[], filter: Filter, wanted: string): Placed[] {
  return rows
    .map((row, at): Placed => ({ row, at }))
    .filter(({ row }) => fits(row, filter) && (!wanted || textOf(row).includes(wanted)));
}

function fits({ finding, clause }: Row, filter: Filter): boolean {
  return filter === 'all' || (filter === 'language' ? clause.kind === 'language' : finding === filter);
}

const textOf = ({ clause, match }: Row) =>
  `${clause.number} ${clause.text} ${match?.near[0]?.passage.text ?? ''}`.toLowerCase();

const byLetters = new Intl.Collator('en');

/** Rows without a statement sort after all pages. */
function ordered(placed: Placed[], order: Order): Placed[] {
  if (order === 'own') return placed;
  if (order === 'finding')
    return placed.toSorted(
      (one, other) => findingOrder.indexOf(one.row.finding) - findingOrder.indexOf(other.row.finding),
    );
  const titles = [...new Set(placed.map(pageOf))].filter(Boolean).sort(byLetters.compare);
  const places = new Map([...titles, ''].map((title, place) => [title, place]));
  const placeOf = (one: Placed) => places.get(pageOf(one)) ?? 0;
  return placed.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const pageOf = ({ row }: Placed) => row.match?.near[0]?.passage.pageTitle ?? '';
