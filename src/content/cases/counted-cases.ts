/* How many cases are samples and how many the owner's own, from each case's flag, in words. */
import { inWords } from '../in-words.ts';
import type { CaseStudyCategory } from './schema.ts';

export interface CaseCount {
  samples: number;
  own: number;
}

export function countCases(categories: readonly CaseStudyCategory[]): CaseCount {
  const cases = categories.flatMap(({ details }) => Object.values(details));
  const samples = cases.filter(({ sample }) => sample).length;
  return { samples, own: cases.length - samples };
}

/** 'twelve sample cases', 'eleven sample cases and one project', 'twelve projects'. */
export function casesInWords({ samples, own }: CaseCount): string {
  const parts = [
    samples > 0 && inWords(samples, 'sample case', 'sample cases'),
    own > 0 && inWords(own, 'project', 'projects'),
  ];
  return parts.filter(Boolean).join(' and ');
}

/** At the start of a sentence. */
export function casesInWordsFirst(count: CaseCount): string {
  const words = casesInWords(count);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
