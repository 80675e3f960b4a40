/* The exported table as headers and rows of text, the same for every file format. */
import type { RequirementWords } from '../../content/requirements/schema.ts';
import type { Review, ReviewRow } from '../review.ts';

export interface ExportCell {
  text: string;
  link?: string;
}

export interface ExportTable {
  heads: string[];
  rows: ExportCell[][];
}

/** The visitor's own columns come last, unchanged. */
export function tableOf(
  review: Review,
  rows: readonly ReviewRow[],
  words: RequirementWords,
  origin: string,
): ExportTable {
  const { heads, findings, assessments } = words;
  return {
    heads: [
      heads.number,
      heads.clause,
      heads.finding,
      heads.statement,
      heads.page,
      heads.section,
      heads.date,
      heads.address,
      heads.missing,
      heads.assessment,
      heads.remarks,
      heads.answer,
      heads.reference,
      ...review.own.map((column) => review.heads[column] || `${heads.own} ${column + 1}`),
    ],
    rows: rows.map((row) => {
      const { clause, finding, match, assessment, remarks = '' } = row;
      const near = match?.near[0];
      const link = near ? origin + near.passage.href : '';
      return [
        { text: clause.number },
        { text: clause.text },
        { text: noteOf(row, words) || findings[finding] },
        { text: near?.passage.text ?? '' },
        { text: near?.passage.pageTitle ?? '' },
        { text: near?.passage.section ?? '' },
        { text: near?.passage.date ?? '' },
        { text: link, ...(link ? { link } : {}) },
        { text: near?.missing.join('; ') ?? '' },
        { text: assessment ? assessments[assessment] : '' },
        { text: remarks },
        { text: '' },
        { text: '' },
        ...review.own.map((column) => ({ text: clause.cells[column] ?? '' })),
      ];
    }),
  };
}

/** Why a row was not compared, or which row it repeats. */
export function noteOf({ clause, finding, match }: ReviewRow, words: RequirementWords): string {
  if (finding === 'not-compared')
    return `${words.findings['not-compared']}: ${clause.kind === 'clause' ? words.reasons.stopped : words.reasons[clause.kind]}`;
  return match?.near[0]?.limit ? `${words.findings[finding]}: ${words.limit}` : '';
}

export function queryTable(queries: readonly ReviewRow[], words: RequirementWords): ExportTable {
  const { heads } = words;
  return {
    heads: [heads.query, heads.number, heads.clause, heads.notMentioned, heads.answer, heads.reference],
    rows: queries.map(({ clause, match }, index) => [
      { text: String(index + 1) },
      { text: clause.number },
      { text: clause.text },
      { text: match?.near[0]?.missing.join('; ') ?? '' },
      { text: '' },
      { text: '' },
    ]),
  };
}
