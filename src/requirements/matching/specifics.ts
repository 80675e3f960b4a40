/*
 * The specifics of a clause: figures with their units, acronyms and standards, which a statement either contains or
 * not.
 */
import { isFunctionWord } from './words.ts';

/** Including the unit or number that follows: '30 seconds', '99.5 %', 'IEC 61850', 'IP66', 'CAP v1.2', 'Profile S'. */
const specific =
  /(?<![\p{L}\d.,-])(?:\d[\d,.]*(?:[-–/:]\d[\d,.]*)*(?:\s?(?:%|°C|[xX×]\s?\d+))?(?:[\s-]\p{Ll}{1,12}(?!\p{L}))?|\p{Lu}\p{Ll}+\s[B-HJ-Z](?![\p{L}\d]|\.\d)|\p{L}{0,20}\p{Lu}\p{L}{0,20}\p{Lu}\p{L}{0,20}(?:[-./]?\d[\w.]*)?(?:\s(?:v\d[\d.]*|\d[\d.:-]*\d|\d))?|\p{Lu}\.?\d[\w.]*)/gu;

export interface Specific {
  /** As the clause writes it. */
  text: string;
  figure: boolean;
}

export function specificsIn(clause: string): Specific[] {
  const matched =
    clause.match(specific)?.map((text) => withoutFunctionWord(text).replace(/[\s.,:;-]+$/, '')) ?? [];
  // In an all-capitals line an acronym cannot be recognised.
  const named = matched.every(hasDigit) || !isShouted(clause);
  const found = named ? matched : matched.filter(hasDigit);
  return [...new Set(found)].map((text) => ({ text, figure: /^\d/.test(text) }));
}

/** 'Phase 2 shall' has no unit. */
const withoutFunctionWord = (text: string) =>
  text.replace(/(?<=\d)[\s-](\p{Ll}+)$/u, (unit, word) => (isFunctionWord(word) ? '' : unit));

const hasDigit = (text: string) => /\d/.test(text);

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/\p{Lu}/gu)?.length ?? 0) > letters * 0.6;
}

/** A figure is contained if its number is; an acronym or a standard if all its parts are. */
export function holds(words: ReadonlySet<string>, { text, figure }: Specific): boolean {
  const parts = figure ? partsOf(text).filter((part) => /\d/.test(part)) : partsOf(text);
  return parts.every((part) => words.has(part) || words.has(part.replace(/s$/, '')));
}

/** The words of a statement, as `holds` looks them up. */
export const exactWords = (statement: string): ReadonlySet<string> => new Set(partsOf(statement));

function partsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’']s(?!\p{L})/gu, '')
      .replace(/(\d),(?=\d{3})/g, '$1')
      .match(/\d+(?:\.\d+)*|\p{L}[\p{L}\d]*/gu) ?? []
  );
}
