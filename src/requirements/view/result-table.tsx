import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RequirementWords } from '../../content/requirements/schema.ts';
import { fill } from '../../ui/fill.ts';
import type { ReviewRow } from '../review.ts';
import { number } from './counted.ts';
import { answerKey } from './list-keys.ts';
import type { RowActs } from './result-row.tsx';
import css from './result-table.module.css';
import { type OpenedRow, RowGroup } from './row-group.tsx';
import { atOnce, type ListControls } from './use-list-view.ts';

interface ResultTableProps {
  rows: ReviewRow[];
  view: ListControls;
  opened: number | undefined;
  words: RequirementWords;
  acts: RowActs;
}

const columns = ['number', 'clause', 'finding', 'statement', 'missing', 'assessment'] as const;

export function ResultTable({ rows, view, opened, words, acts }: ResultTableProps) {
  const { result, heads } = words;
  const [singleKeys, setSingleKeys] = useState(true);
  const table = useRef<HTMLTableElement>(null);
  const { shown, fitting } = view;
  const compared = fitting.filter(({ row }) => row.finding !== 'not-compared');
  const place = compared.findIndex(({ at }) => at === opened);
  const openedRow: OpenedRow | undefined =
    opened === undefined
      ? undefined
      : { at: opened, previous: compared[place - 1]?.at, next: compared[place + 1]?.at };
  const comparedInAll = rows.filter(({ finding }) => finding !== 'not-compared');
  const assessed = comparedInAll.filter(({ assessment }) => assessment).length;
  const onFind = () => document.querySelector<HTMLElement>('[data-find]')?.focus();
  return (
    <>
      <table
        ref={table}
        className={css.table}
        onKeyDown={(event) => answerKey(event, { ...acts, shown, all: fitting, opened, singleKeys, onFind })}
      >
        <caption className="visually-hidden">{result.caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" data-column={name}>
                {heads[name]}
              </th>
            ))}
          </tr>
        </thead>
        {view.groups.map(({ key, rows: group, state }) => {
          const isOpened = state === 'shown' && group.some(({ at }) => at === opened);
          return (
            <RowGroup
              key={key}
              rows={group}
              state={state}
              opened={isOpened ? openedRow : undefined}
              words={words}
              acts={acts}
              // The browser scrolls to the match right after.
              onFound={() => flushSync(() => view.reach(group.at(-1)?.at ?? 0))}
            />
          );
        })}
        <tfoot className={css.paperFoot}>
          <tr>
            <td colSpan={columns.length}>{words.draft}</td>
          </tr>
        </tfoot>
      </table>
      {fitting.length === 0 && <p className={css.none}>{result.noMatch}</p>}
      <div className={css.foot}>
        <p>
          {fill(result.shown, { shown: number(shown.length), all: number(fitting.length) })}{' '}
          {fill(result.assessed, { n: number(assessed), all: number(comparedInAll.length) })}
        </p>
        {shown.length < fitting.length && (
          <p className={css.more}>
            <button type="button" onClick={view.showMore}>
              {fill(result.more, { n: Math.min(atOnce, fitting.length - shown.length) })}
            </button>
            <button type="button" onClick={view.showAll}>
              {result.showAll}
            </button>
          </p>
        )}
        <label className={css.keys}>
          <input
            type="checkbox"
            checked={singleKeys}
            onChange={({ target }) => setSingleKeys(target.checked)}
          />
          {result.keys}
        </label>
        <p className={css.help}>{result.keysHelp}</p>
      </div>
    </>
  );
}
