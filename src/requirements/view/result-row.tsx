import { memo } from 'react';
import type { RequirementWords } from '../../content/requirements/schema.ts';
import { fill } from '../../ui/fill.ts';
import { noteOf } from '../exports/table.ts';
import { type Assessment, assessments, type ReviewRow } from '../review.ts';
import { FindingMark } from './finding-mark.tsx';
import { QuotedStatement } from './quoted-statement.tsx';
import css from './result-row.module.css';

export interface RowActs {
  open: (at: number | undefined) => void;
  assess: (at: number, assessment: Assessment | undefined) => void;
  remark: (at: number, remarks: string) => void;
}

interface ResultRowProps extends RowActs {
  row: ReviewRow;
  at: number;
  opened: boolean;
  words: RequirementWords;
}

const shownMissing = 8;

/** One clause. Memoised, because its group renders again when any of its rows changes. */
export const ResultRow = memo(function ResultRow({ row, at, opened, words, open, assess }: ResultRowProps) {
  const { clause, finding, match, assessment } = row;
  const near = match?.near[0];
  const missing = near?.missing ?? [];
  const compared = finding !== 'not-compared';
  const note = noteOf(row, words);
  return (
    <tr
      className={css.row}
      data-paper="whole"
      data-finding={finding}
      data-kind={clause.kind}
      data-opened={opened || undefined}
      data-at={at}
    >
      <th scope="row" className={css.number}>
        {compared ? (
          <button
            type="button"
            className={css.open}
            data-on-paper=""
            aria-expanded={opened}
            aria-label={fill(words.result.openRow, { number: clause.number })}
            onClick={() => open(opened ? undefined : at)}
          >
            {clause.number}
          </button>
        ) : (
          clause.number
        )}
      </th>
      <td className={css.clause} lang={clause.script === 'Devanagari' ? 'hi' : undefined} dir="auto">
        {clause.text}
        {clause.sameAs && <small>{fill(words.result.as, { number: clause.sameAs })}</small>}
      </td>
      <td className={css.finding}>
        <span>
          <FindingMark finding={finding} />
          {words.findings[finding]}
        </span>
        {!compared && <small>{note.slice(note.indexOf(':') + 2)}</small>}
      </td>
      <td className={css.near}>{near && <QuotedStatement near={near} words={words} />}</td>
      <td className={css.missing} data-head={words.heads.missing}>
        {missing.slice(0, shownMissing).join(', ')}
        {missing.length > shownMissing ? ' …' : ''}
      </td>
      <td className={css.assessment}>
        {compared && (
          <select
            data-screen=""
            value={assessment ?? ''}
            aria-label={`${words.heads.assessment}, ${clause.number}`}
            onChange={({ target }) => assess(at, (target.value || undefined) as Assessment | undefined)}
          >
            <option value="">{words.notSet}</option>
            {assessments.map((id) => (
              <option key={id} value={id}>
                {words.assessments[id]}
              </option>
            ))}
          </select>
        )}
        <span className={css.printed}>{assessment && words.assessments[assessment]}</span>
      </td>
    </tr>
  );
});
