/* Filters and sorts the rows without changing the list. */
import { useEffect, useMemo, useState } from 'react';
import type { Finding } from '../matching/match.ts';
import type { ReviewRow } from '../review.ts';

export type FindingFilter = Finding | 'all' | 'language';
export type RowOrder = 'own' | 'finding' | 'page';

/** Rows added by 'Show more', and laid out together. */
export const atOnce = 48;
/** The list starts below the figure, so its first rows are enough for the first frame. */
const atFirst = 6;
/** Rows rendered per task: thousands at once would block the page. */
const perTask = 2 * atOnce;
/** Groups removed per task. */
const removedPerTask = 5;
const findingOrder: Finding[] = ['nothing', 'possible', 'related', 'not-compared'];

export interface IndexedRow {
  row: ReviewRow;
  at: number;
}

/** Rows laid out together. */
export interface RowBatch {
  key: string;
  rows: IndexedRow[];
  /** 'later': in the document for find-in-page and print, but not shown yet; 'former': of a previous view. */
  state: 'shown' | 'later' | 'former';
}

interface ListState {
  filter: FindingFilter;
  find: string;
  order: RowOrder;
  /** How often the view has changed. */
  change: number;
}

export function useListView(rows: ReviewRow[]) {
  const [view, setView] = useState<ListState>({ filter: 'all', find: '', order: 'own', change: 0 });
  const [most, setMost] = useState(atFirst);
  const [goal, setGoal] = useState(atOnce);
  /** Groups of previous views: hidden at once and removed later, since removing thousands of rows takes long. */
  const [former, setFormer] = useState<RowBatch[]>([]);
  const { filter, order, change } = view;
  const wanted = view.find.trim().toLowerCase();
  const fitting = useMemo(
    () => ordered(fittingRows(rows, filter, wanted), order),
    [rows, filter, wanted, order],
  );
  const isWhole = most >= fitting.length;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => setMost(most < atOnce ? atOnce : most + perTask));
    return () => clearTimeout(timer);
  }, [most, isWhole]);
  useEffect(() => {
    if (former.length === 0) return;
    const timer = setTimeout(() => setFormer(former.slice(removedPerTask)));
    return () => clearTimeout(timer);
  }, [former]);
  const rendered = fitting.slice(0, most);
  const groups = Array.from({ length: Math.ceil(rendered.length / atOnce) }, (_, index): RowBatch => {
    const start = index * atOnce;
    return {
      key: `${change}-${index}`,
      rows: rendered.slice(start, start + atOnce),
      state: start < goal ? 'shown' : 'later',
    };
  });
  /** Another view starts with few rows again. */
  const changeView = (part: Partial<ListState>) => {
    setFormer([...former, ...groups.map((group): RowBatch => ({ ...group, state: 'former' }))]);
    setView({ ...view, ...part, change: change + 1 });
    setMost(Math.min(most, atOnce));
    if (goal < Number.POSITIVE_INFINITY) setGoal(atOnce);
  };
  return {
    filter,
    setFilter: (value: FindingFilter) => changeView({ filter: value }),
    find: view.find,
    setFind: (value: string) => changeView({ find: value }),
    order,
    setOrder: (value: RowOrder) => changeView({ order: value }),
    fitting,
    shown: rendered.slice(0, goal),
    /** One list, so that a group of another view keeps its elements. */
    groups: [...groups, ...former],
    isWhole,
    showMore: () => setGoal(goal + atOnce),
    showAll: () => setGoal(Number.POSITIVE_INFINITY),
    /** In one task, because printing does not wait. */
    showAtOnce: () => setMost(rows.length),
    /** Shows the rows up to this one, so that it can be scrolled to. */
    reach: (at: number) => {
      const place = fitting.findIndex((placed) => placed.at === at);
      if (place < 0) changeView({ filter: 'all' });
      setGoal((known) => Math.max(known, wholeGroups((place < 0 ? at : place) + 1)));
    },
  };
}

const wholeGroups = (rows: number) => Math.ceil(rows / atOnce) * atOnce;

export type ListControls = ReturnType<typeof useListView>;

function fittingRows(rows: ReviewRow[], filter: FindingFilter, wanted: string): IndexedRow[] {
  return rows
    .map((row, at): IndexedRow => ({ row, at }))
    .filter(({ row }) => fits(row, filter) && (!wanted || textOf(row).includes(wanted)));
}

function fits({ finding, clause }: ReviewRow, filter: FindingFilter): boolean {
  return filter === 'all' || (filter === 'language' ? clause.kind === 'language' : finding === filter);
}

const textOf = ({ clause, match }: ReviewRow) =>
  `${clause.number} ${clause.text} ${match?.near[0]?.passage.text ?? ''}`.toLowerCase();

const byLetters = new Intl.Collator('en');

/** Rows without a statement sort after all pages. */
function ordered(placed: IndexedRow[], order: RowOrder): IndexedRow[] {
  if (order === 'own') return placed;
  if (order === 'finding')
    return placed.toSorted(
      (one, other) => findingOrder.indexOf(one.row.finding) - findingOrder.indexOf(other.row.finding),
    );
  const titles = [...new Set(placed.map(pageOf))].filter(Boolean).sort(byLetters.compare);
  const places = new Map([...titles, ''].map((title, place) => [title, place]));
  const placeOf = (one: IndexedRow) => places.get(pageOf(one)) ?? 0;
  return placed.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const pageOf = ({ row }: IndexedRow) => row.match?.near[0]?.passage.pageTitle ?? '';
