import type { RequirementWords } from '../../content/requirements/schema.ts';
import { type ReviewRow, totalsOf } from '../review.ts';
import css from './section-table.module.css';

const findings = ['related', 'possible', 'nothing', 'not-compared'] as const;

/** The figure's data as a table: findings per section. */
export function SectionTable({ rows, words }: { rows: ReviewRow[]; words: RequirementWords }) {
  const sections = sectionsOf(rows, words.figure.whole);
  return (
    <details className={css.details}>
      <summary data-screen="">{words.figure.asTable}</summary>
      <table className={css.table}>
        <caption className="visually-hidden">{words.figure.asTable}</caption>
        <thead>
          <tr>
            <th scope="col">{words.figure.section}</th>
            {findings.map((finding) => (
              <th key={finding} scope="col">
                {words.findings[finding]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sections.map(({ name, rows: part, at }) => {
            const totals = totalsOf(part);
            return (
              <tr key={at}>
                <th scope="row">{name}</th>
                {findings.map((finding) => (
                  <td key={finding}>{totals[finding]}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

function sectionsOf(rows: ReviewRow[], whole: string): { name: string; at: number; rows: ReviewRow[] }[] {
  const sections: { name: string; at: number; rows: ReviewRow[] }[] = [];
  for (const [at, row] of rows.entries()) {
    const { clause } = row;
    if (clause.kind === 'heading')
      sections.push({ name: `${clause.number} ${clause.text}`.trim(), at, rows: [] });
    else if (sections.length === 0) sections.push({ name: whole, at, rows: [] });
    sections.at(-1)?.rows.push(row);
  }
  return [{ name: whole, at: -1, rows }, ...(sections.length > 1 ? sections : [])];
}
