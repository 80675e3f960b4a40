/* The clauses to ask about, as text for a portal, a letter or a mail. */
import type { RequirementWords } from '../../content/requirements/schema.ts';
import { fill } from '../../ui/fill.ts';
import type { ReviewRow } from '../review.ts';
import { queryTable } from './table.ts';

export function queriesAsText(queries: readonly ReviewRow[], words: RequirementWords): string {
  const lines = queries.map(({ clause, match }, index) => {
    const missing = match?.near[0]?.missing ?? [];
    const asked = fill(words.queryLine, { n: index + 1, number: clause.number, text: clause.text });
    return missing.length > 0
      ? `${asked}\n   ${fill(words.notMentioned, { list: missing.join(', ') })}`
      : asked;
  });
  return [words.draft, '', ...lines].join('\n');
}

/** The same as a table, escaped. */
export function queriesAsHtml(queries: readonly ReviewRow[], words: RequirementWords): string {
  const { heads, rows } = queryTable(queries, words);
  const line = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) =>
    line(
      row.map(({ text }) => text),
      'td',
    ),
  );
  return `<p>${escaped(words.draft)}</p><table><thead>${line(heads, 'th')}</thead><tbody>${body.join('')}</tbody></table>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
