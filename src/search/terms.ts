/* How a word is written in the index and looked up in it: the same for both, so that spellings meet. */

const american: [pattern: RegExp, spelling: string][] = [
  [/centre/g, 'center'],
  [/([a-z]{3,})is(e|ed|es|ing|ation|ations)$/g, '$1iz$2'],
  [/our(s|ed|ing)?$/g, 'or$1'],
  [/programme/g, 'program'],
  [/licence/g, 'license'],
  [/defence/g, 'defense'],
  [/catalogue/g, 'catalog'],
];

/** Every word of every result is normalised at every key, and most of them are the same few. */
const normalised = new Map<string, string>();

/** One word without case, accents, plural and British spelling. */
export function normalise(word: string): string {
  const known = normalised.get(word);
  if (known !== undefined) return known;
  const term = normaliseOnce(word);
  normalised.set(word, term);
  return term;
}

function normaliseOnce(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[’']s$/, '');
  const spelled = american.reduce((text, [pattern, spelling]) => text.replace(pattern, spelling), plain);
  return singular(spelled);
}

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}

/** The words of a text, as people write them. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{Letter}\p{Mark}\p{Number}]+(?:[’'][\p{Letter}]+)?/gu) ?? [];
}
