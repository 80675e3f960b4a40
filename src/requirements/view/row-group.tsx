import { Fragment, memo, useLayoutEffect, useRef } from 'react';
import type { RequirementWords } from '../../content/requirements/schema.ts';
import { OpenRow } from './open-row.tsx';
import { ResultRow, type RowActs } from './result-row.tsx';
import css from './row-group.module.css';
import type { IndexedRow, RowBatch } from './use-list-view.ts';

export interface OpenedRow {
  at: number;
  previous: number | undefined;
  next: number | undefined;
}

interface RowsProps {
  rows: IndexedRow[];
  /** The open row, if it is in this group. */
  opened: OpenedRow | undefined;
  words: RequirementWords;
  acts: RowActs;
}

interface RowGroupProps extends RowsProps {
  state: RowBatch['state'];
  /** Called when find-in-page has a match in it. */
  onFound: () => void;
}

/** Rows laid out together once they come near the viewport: a list may have thousands. */
export function RowGroup({ state, onFound, ...props }: RowGroupProps) {
  const group = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => {
    const element = group.current;
    if (!element) return;
    // React does not know 'until-found' or its event.
    if (state === 'shown') element.removeAttribute('hidden');
    else element.setAttribute('hidden', state === 'later' ? 'until-found' : '');
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  }, [state, onFound]);
  const height = state === 'shown' ? `auto ${props.rows.length * 6}rem` : undefined;
  return (
    <tbody ref={group} className={css.group} style={{ containIntrinsicBlockSize: height }}>
      <Rows {...props} />
    </tbody>
  );
}

const Rows = memo(
  ({ rows, opened, words, acts }: RowsProps) =>
    rows.map(({ row, at }) => (
      <Fragment key={at}>
        <ResultRow row={row} at={at} opened={at === opened?.at} words={words} {...acts} />
        {at === opened?.at && <OpenRow row={row} {...opened} words={words} {...acts} />}
      </Fragment>
    )),
  isSame,
);

function isSame(before: RowsProps, after: RowsProps): boolean {
  return (
    before.words === after.words &&
    before.acts === after.acts &&
    before.opened?.at === after.opened?.at &&
    before.opened?.previous === after.opened?.previous &&
    before.opened?.next === after.opened?.next &&
    before.rows.length === after.rows.length &&
    before.rows.every(({ row, at }, index) => row === after.rows[index]?.row && at === after.rows[index]?.at)
  );
}
