/* Normalises words, the same way for the index and for queries. */

const american: [pattern: RegExp, spelling: string][] = [
  [/centre/g, 'center'],
  [/([a-z]{3,})is(e|ed|es|ing|ation|ations)$/g, '$1iz$2'],
  [/our(s|ed|ing)?$/g, 'or$1'],
  [/programme/g, 'program'],
  [/licence/g, 'license'],
  [/defence/g, 'defense'],
  [/catalogue/g, 'catalog'],
];

/** Cached: every keystroke normalises the words of every result, mostly the same few. */
const normalised = new Map<string, string>();

/** A word without case, accents, plural and spelling variants of its script. */
export function normalise(word: string): string {
  const known = normalised.get(word);
  if (known !== undefined) return known;
  const term = normaliseOnce(word);
  normalised.set(word, term);
  return term;
}

function normaliseOnce(word: string): string {
  if (/^[0-9]+$/.test(word)) return word;
  const western = word.normalize('NFC').replace(/[٠-٩۰-۹०-९]/g, westernDigit);
  if (/\p{Script=Devanagari}/u.test(western)) return withoutEnding(foldDevanagari(western));
  if (/\p{Script=Arabic}/u.test(western)) return withoutArticle(foldArabic(western));
  return foldLatin(western);
}

const zeros = ['٠', '۰', '०'].map((zero) => zero.charCodeAt(0));

function westernDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (zeros.find((zero) => code >= zero && code < zero + 10) ?? code));
}

/** Vowel signs are letters and stay; nukta, nasal and joiner variants are spelled either way by the same writers. */
function foldDevanagari(word: string): string {
  return word
    .replace(/[\u200c\u200d]/g, '')
    .normalize('NFD')
    .replace(/(?<![डढ])\u093c/g, '')
    .replace(/ँ/g, 'ं')
    .replace(/[ङञणनम]्(?=[क-ह])/g, 'ं')
    .toLowerCase();
}

/** Nouns change their last vowel with number and case: कैमरा, कैमरे, कैमरों. */
const withoutEnding = (word: string) => word.replace(/(?<=.{3})(?:ि?यां|ि?यों|ाएं|ाओं|एं|ओं|ों|ें|ो|े|ा|ी|ि)$/, '');

function foldArabic(word: string): string {
  return word
    .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .toLowerCase();
}

const withoutArticle = (word: string) => word.replace(/^(?:[وفبك]?ال|لل)(?=.{3})/, '');

/** Index terms of a word: itself and, in Arabic, the word without an attached particle. */
export function indexTerms(word: string): string | string[] {
  const term = normalise(word);
  return /^[وفبكل][\u0621-\u064a]{3}/.test(term) ? [term, term.slice(1)] : term;
}

function foldLatin(word: string): string {
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
  return text.match(/[\p{Letter}\p{Mark}\p{Number}\u200c\u200d]+(?:[’'][\p{Letter}]+)?/gu) ?? [];
}
