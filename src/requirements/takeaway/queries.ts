/* The clauses to ask about, as text for a portal, a letter or a mail. */
import type { RequirementWords } from '../../content/requirements/schema.ts';
import { fill } from '../../ui/fill.ts';
import type { Row } from '../review.ts';

export function queriesAsText(queries: readonly Row[], words: RequirementWords): string {
  const lines = queries.map(({ clause, match }, index) => {
    const missing = match?.near[0]?.missing ?? [];
    const asked = fill(words.queryLine, { n: index + 1, number: clause.number, text: clause.text });
    return missing.length > 0 ? `${asked}\n   ${fill(words.silentOn, { list: missing.join(', ') })}` : asked;
  });
  return [words.draft, '', ...lines].join('\n');
}
