/* Detects clauses in another script than the site's. */
const scripts = [
  'Devanagari',
  'Arabic',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Oriya',
  'Han',
  'Cyrillic',
  'Greek',
  'Hebrew',
  'Thai',
];
const patterns = scripts.map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'gu') }));
const latin = /\p{Script=Latin}/gu;

/** Undefined for Latin letters, and for a text with few letters. */
export function scriptOf(text: string): string | undefined {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const own = count(latin);
  return patterns.find(({ pattern }) => count(pattern) > own)?.name;
}
