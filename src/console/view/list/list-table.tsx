import { type KeyboardEvent, useState } from 'react';
import type { Act } from '../../engine/act-types.ts';
import answer from '../parts/answers.module.css';
import link from '../parts/link.module.css';
import { useDesk } from '../state/desk-context.ts';
import css from './list-table.module.css';
import type { ListRow, ListTable } from './table.ts';

/** One tab stop; arrow keys move by row, Enter presses the button in the row's last cell. */
export function DataTable({ table }: { table: ListTable }) {
  const { store, desk } = useDesk();
  const [stop, setStop] = useState('');
  const current = table.rows.some(({ id }) => id === stop) ? stop : table.rows[0]?.id;
  if (table.rows.length === 0) return null;
  const run = (row: ListRow) => {
    if (row.chooses) store.choose(row.chooses);
    else if (row.opens) store.open(row.opens);
    else if (row.acts) store.act(row.acts as Act);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, index: number, row: ListRow) => {
    if (event.target !== event.currentTarget || (event.repeat && event.key === 'Enter')) return;
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: table.rows.length - 1 }[event.key];
    if (event.key === 'Enter') run(row);
    else if (next === undefined) return;
    event.preventDefault();
    const rows = event.currentTarget.parentElement?.children;
    const target = next === undefined ? null : rows?.[Math.min(table.rows.length - 1, Math.max(0, next))];
    if (target instanceof HTMLElement) target.focus();
  };
  return (
    <table className={css.table}>
      <caption>
        {table.title} <span>{table.aside}</span>
      </caption>
      <thead>
        <tr>
          {table.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <tr
            key={row.id}
            tabIndex={row.id === current ? 0 : -1}
            aria-selected={row.chooses ? row.chooses === desk.chosen : undefined}
            data-chosen={(row.chooses && row.chooses === desk.chosen) || undefined}
            onFocus={() => setStop(row.id)}
            onClick={() => run(row)}
            onKeyDown={(event) => onKeyDown(event, index, row)}
          >
            {row.cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <td key={column} data-head={table.heads[column]}>
                {row.decides && column === row.cells.length - 1 ? <Decide since={cell} /> : cell}
              </td>
            ))}
            {row.cells.length < table.heads.length && (
              <td data-head="">{row.buttonLabel && <span className={link.link}>{row.buttonLabel}</span>}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a phone, links a waiting row to its question. */
function Decide({ since }: { since: string }) {
  const { store, words } = useDesk();
  return (
    <>
      <button
        type="button"
        className={`${css.decide} ${answer.yes}`}
        onClick={() => store.set({ deciding: true })}
      >
        {words.decision.decide}
      </button>
      <span>{since}</span>
    </>
  );
}
