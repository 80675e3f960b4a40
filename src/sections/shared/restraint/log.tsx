import type { Restraint } from '../../../content/instruments/restraint.ts';
import { plural } from '../../../ui/format.ts';
import type { Ledger } from './ledger.ts';
import css from './log.module.css';
import { timeOf } from './time.ts';

interface LogProps {
  content: Restraint;
  ledger: Ledger;
  /** Announces new entries to screen readers. */
  isLive?: boolean;
}

/** The access log: who looked, when and why; entries since the page was opened are marked. */
export function Log({ content, ledger, isLive = false }: LogProps) {
  const { log } = ledger;
  const entries = (
    <ol className={css.entries}>
      {log.map((entry, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end
          key={index}
          className={css.entry}
          data-new={index === log.length - 1 && log.length > content.before.length}
        >
          <span className={css.time}>{timeOf(content, entry)}</span>
          <b>{entry.who}</b>
          <span className={css.why}>{entry.why}</span>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={css.log}>
      <p className={css.title}>{content.log}</p>
      <p className={css.count}>{plural(content.entries, log.length, { count: log.length })}</p>
      {isLive ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls once it is long, and keys must reach it
        <div className={css.scroll} role="log" aria-label={content.log} tabIndex={0}>
          {entries}
        </div>
      ) : (
        entries
      )}
    </div>
  );
}
