import type { CaseChain } from '../../../content/instruments/case-chain.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import type { Case } from './case-state.ts';
import css from './chain.module.css';

/** An append-only record of what was entered, requested and refused. */
export function CaseRecord({ content: { opened, words }, file }: { content: CaseChain; file: Case }) {
  return (
    <div>
      <h2 className={css.title}>{words.record}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls once it is long, and keys must reach it */}
      <div className={css.lines} role="log" aria-label={words.record} tabIndex={0}>
        <ol>
          {file.record.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
            <li key={index}>
              <span className={css.time}>{timeOfDay(opened + index)}</span>
              <span>{line}</span>
            </li>
          ))}
        </ol>
      </div>
      <p className={css.note}>{words.recordNote}</p>
    </div>
  );
}
