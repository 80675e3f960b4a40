/* Detects clauses in another script than the site's. */
const patterns = Object.entries({
  Devanagari: /\p{Script=Devanagari}/gu,
  Arabic: /\p{Script=Arabic}/gu,
  Bengali: /\p{Script=Bengali}/gu,
  Gujarati: /\p{Script=Gujarati}/gu,
  Gurmukhi: /\p{Script=Gurmukhi}/gu,
  Tamil: /\p{Script=Tamil}/gu,
  Telugu: /\p{Script=Telugu}/gu,
  Kannada: /\p{Script=Kannada}/gu,
  Malayalam: /\p{Script=Malayalam}/gu,
  Oriya: /\p{Script=Oriya}/gu,
  Han: /\p{Script=Han}/gu,
  Cyrillic: /\p{Script=Cyrillic}/gu,
  Greek: /\p{Script=Greek}/gu,
  Hebrew: /\p{Script=Hebrew}/gu,
  Thai: /\p{Script=Thai}/gu,
});
const latin = /\p{Script=Latin}/gu;

/** Undefined for Latin letters, and for a text with few letters. */
export function scriptOf(text: string): string | undefined {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const own = count(latin);
  return patterns.find(([, pattern]) => count(pattern) > own)?.[0];
}
