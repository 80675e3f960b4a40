import { useState } from 'react';
import { clockText } from '../../../ui/time-text.ts';
import type { LogEntry } from '../../engine/log-types.ts';
import { useDesk } from '../state/desk-context.ts';
import type { LogFilter } from '../state/desk-state.ts';
import css from './shift-log.module.css';

const kinds: Record<LogFilter, (entry: LogEntry) => boolean> = {
  all: () => true,
  messages: ({ kind }) => kind === 'message',
  acts: ({ kind }) => kind === 'act',
  cameras: ({ kind }) => kind === 'camera',
};
const filters = Object.keys(kinds) as LogFilter[];

/** The log, latest first. Not a live region: the announcer reads out new entries. */
export function ShiftLog() {
  const { desk, words } = useDesk();
  const [filter, setFilter] = useState<LogFilter>('all');
  const rows = desk.shift.log.filter(kinds[filter]).toReversed();
  return (
    <section className={css.log} aria-labelledby="desk-log">
      <div className={css.head}>
        <h2 id="desk-log">{words.log.title}</h2>
        {filters.map((one) => (
          <button key={one} type="button" aria-pressed={filter === one} onClick={() => setFilter(one)}>
            {words.log[one]}
          </button>
        ))}
        <span className={css.order}>{words.log.latest}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={css.rows} role="log" aria-live="off" tabIndex={0} aria-labelledby="desk-log">
        <ol>
          {rows.length === 0 && <li className={css.row}>{words.log.empty}</li>}
          {rows.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added, so the index from the end is stable
            <li key={`${rows.length - index}${filter}`} className={css.row}>
              <time>{clockText(entry.at)}</time>
              <span className={css.who} title={entry.person || undefined}>
                {entry.who}
                {entry.person && <small>, {entry.person}</small>}
              </span>
              <span>{entry.what}</span>
              <span className={css.tag}>{entry.tag}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
