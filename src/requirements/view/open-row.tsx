import { useEffect, useRef } from 'react';
import type { RequirementWords } from '../../content/requirements/schema.ts';
import { fill } from '../../ui/fill.ts';
import { assessments, type ReviewRow } from '../review.ts';
import { FindingMark } from './finding-mark.tsx';
import css from './open-row.module.css';
import { QuotedStatement } from './quoted-statement.tsx';
import type { RowActs } from './result-row.tsx';
import textButton from './text-button.module.css';

interface OpenRowProps extends RowActs {
  row: ReviewRow;
  at: number;
  previous: number | undefined;
  next: number | undefined;
  words: RequirementWords;
}

/** A clause in full: what its statement lacks, the next nearest statements, the visitor's assessment and remarks. */
export function OpenRow({ row, at, previous, next, words, open, assess, remark }: OpenRowProps) {
  const { clause, finding, match, assessment, remarks = '' } = row;
  const [near, ...others] = match?.near ?? [];
  const { result } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the row shows another clause
  useEffect(() => heading.current?.focus({ preventScroll: false }), [at]);
  return (
    <tr className={css.open} data-screen="" data-open-row="">
      <td colSpan={6}>
        <section aria-labelledby={`clause-${at}`} className={css.region}>
          <header className={css.head}>
            <h3 id={`clause-${at}`} tabIndex={-1} ref={heading}>
              {clause.number}
              <span className={css.finding}>
                <FindingMark finding={finding} />
                {words.findings[finding]}
              </span>
            </h3>
            <div className={css.moves}>
              {previous !== undefined && (
                <button type="button" className={textButton.button} onClick={() => open(previous)}>
                  {result.previous}
                </button>
              )}
              {next !== undefined && (
                <button type="button" className={textButton.button} onClick={() => open(next)}>
                  {result.next}
                </button>
              )}
              <button type="button" className={textButton.button} onClick={() => open(undefined)}>
                {result.close}
              </button>
            </div>
          </header>
          <div className={css.columns}>
            <div>
              <p className="label">{words.heads.clause}</p>
              <p className={css.clause}>{clause.text}</p>
              {near && near.missing.length > 0 && (
                <>
                  <p className="label">{result.missingTitle}</p>
                  <ul className={css.missing}>
                    {near.missing.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </>
              )}
            </div>
            <div>
              <p className="label">{words.heads.statement}</p>
              {near ? <QuotedStatement near={near} words={words} whole /> : <p>{words.findings.nothing}</p>}
              {others.length > 0 && <p className="label">{result.nextNearest}</p>}
              {others.map((other) => (
                <QuotedStatement key={other.passage.id} near={other} words={words} />
              ))}
            </div>
            <div>
              <fieldset className={css.choices}>
                <legend className="label">{words.heads.assessment}</legend>
                {assessments.map((id) => (
                  <label key={id} className={css.choice} data-choice="">
                    <input
                      type="radio"
                      name={`assessment-${at}`}
                      checked={assessment === id}
                      onChange={() => assess(at, id)}
                    />
                    {words.assessments[id]}
                  </label>
                ))}
              </fieldset>
              <label className={css.remarks}>
                <span className="label">{result.remarks}</span>
                <textarea value={remarks} rows={3} onChange={({ target }) => remark(at, target.value)} />
              </label>
              {assessment === 'ask' && <p className={css.joined}>{fill(result.joined, {})}</p>}
            </div>
          </div>
        </section>
      </td>
    </tr>
  );
}
