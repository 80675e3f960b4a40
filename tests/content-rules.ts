/*
 * The content rules: what a text may say, how long it may be where it stands, how a page must read. The content
 * tests and the owner's editor ask the same functions; an answer is a sentence, and no answer is well.
 */
import { createRequire } from 'node:module';
import type typed from 'text-readability-ts/dist/index.mjs';
import { wordsOf } from '../prerender/fonts/words.ts';
import type { Head, Image, ProductPage } from '../src/content/schema.ts';
import { isPhotograph } from '../src/ui/photograph.ts';

// The package's ES module does not load in Node, and its CommonJS entry declares the wrong type.
const readability: typeof typed = createRequire(import.meta.url)('text-readability-ts');

export const countWords = (text: string) => text.split(/\s+/).filter((part) => /\w/.test(part)).length;

const avoided: RegExp[] = [
  /\bleverag\w*/i,
  /\brobust\w*/i,
  /\bempower\w*/i,
  /\bfacilitat\w*/i,
  // The transformer of a substation is a thing and may be named.
  /\btransform(?!ers?\b)\w*/i,
  /\bstreamlin\w*/i,
  /\butili[sz](e|es|ed|ing)\b/i,
  /\bholistic\w*/i,
  /\bseamless\w*/i,
  /\bcutting[- ]edge/i,
  /\bworld[- ]class/i,
  /\bnext[- ]gen/i,
  /\bstate[- ]of[- ]the[- ]art/i,
  /\bend[- ]to[- ]end\b/i,
  /\b360[- ]?(degree|°)/i,
  /\bone[- ]stop\b/i,
  /\bAI[- ]powered/i,
  /\bleading\b/i,
  /\btrusted by\b/i,
  /\bbrains?\b/i,
  /\bnervous system/i,
  /\blorem ipsum/i,
];

// A statement about law is the owner's to make, with evidence.
const legal =
  /\b(DPDP|GIGW|GDPR|WCAG|HIPAA|IT Act)[\w. ]{0,12}[- ](compliant|compliance|certified|conformant)/i;

const american =
  /\b(colors?|behaviors?|favorites?|labor|fiber|meters? per|analyz\w+|(organ|recogn|real|custom|author|priorit|digit)iz\w+|catalogs?|programs? of work|traveled|canceled|modeling)\b/i;

/** House style, of any text wherever it stands. `placeholders` are the two the owner fills in. */
export function styleProblems(text: string, placeholders: string[]): string[] {
  const problems: string[] = [];
  const found = (pattern: RegExp) => pattern.exec(text)?.[0];
  for (const pattern of avoided) {
    const word = found(pattern);
    if (word) problems.push(`We avoid ‘${word}’: say what it does.`);
  }
  const claim = found(legal);
  if (claim) problems.push(`‘${claim}’ is a statement about law: it needs evidence, and is not made here.`);
  const spelling = found(american);
  if (spelling) problems.push(`‘${spelling}’ is the American spelling: use the British one.`);
  if (/\w'\w|"/.test(text)) problems.push('Use ’ for an apostrophe and “ ” for quotation marks.');
  for (const bracket of text.match(/\[[^\]]*\]/g) ?? [])
    if (!placeholders.includes(bracket)) problems.push(`${bracket} looks like a placeholder.`);
  return problems;
}

interface Length {
  kind: string;
  /** Where in the page's content: numbers and names of cases are '*'. */
  place: string;
  unit: 'words' | 'characters';
  least: number;
  most: number;
}

const lengths: Length[] = [
  { kind: '*', place: 'head.description', unit: 'characters', least: 70, most: 160 },
  { kind: 'services', place: 'services.*.content', unit: 'words', least: 70, most: 120 },
  { kind: 'solution', place: 'cards.*.description', unit: 'words', least: 30, most: 60 },
  { kind: 'solution', place: 'cards.*.features.*', unit: 'words', least: 3, most: 7 },
  ...['about', 'businessChallenge', 'smarterSolution'].map((part) => ({
    kind: 'case-studies',
    place: `categories.*.details.*.${part}`,
    unit: 'words' as const,
    least: 60,
    most: 140,
  })),
];

/** Of a text at its place in a page of some kind. */
export function lengthProblems(kind: string, path: (string | number)[], text: string): string[] {
  const place = path.map((key, index) =>
    typeof key === 'number' || path[index - 1] === 'details' ? '*' : key,
  );
  return lengths
    .filter((length) => length.place === place.join('.') && (length.kind === '*' || length.kind === kind))
    .flatMap(({ unit, least, most }) => {
      const size = unit === 'words' ? countWords(text) : text.length;
      return size < least || size > most ? [`${size} ${unit}: here ${least} to ${most} are wanted.`] : [];
    });
}

/** A drawing may be decoration, a photograph never is. */
export const pictureProblems = ({ src, alt }: Pick<Image, 'src' | 'alt'>) =>
  isPhotograph(src) && !alt.trim()
    ? ['Say what the photograph shows: those who cannot see it are told this.']
    : [];

export function headProblems({ title, keywords, description }: Head): string[] {
  const problems: string[] = [];
  if (keywords.length < 3) problems.push('A page has at least three keywords.');
  if (new Set(keywords).size < keywords.length) problems.push('A keyword is named twice.');
  if (description.toLowerCase().includes(title.toLowerCase()))
    problems.push('The description repeats the title: let it say something else.');
  return problems;
}

/** Sentences long enough that to read one twice is to be bored. */
export const longSentences = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => countWords(sentence) >= 8)
    .map((sentence) => sentence.toLowerCase().replace(/[.!?]$/, ''));

/** Running text of a product's page. */
export function productProblems(
  page: Pick<ProductPage, 'overview' | 'features' | 'operation' | 'caseReference'>,
) {
  const { overview, features, operation, caseReference } = page;
  const texts = wordsOf([
    overview.paragraphs,
    features,
    operation,
    caseReference.title,
    caseReference.content,
  ]);
  const words = countWords(texts.map(({ text }) => text).join(' '));
  return words < 250 || words > 450
    ? [`The page has ${words} words of running text: 250 to 450 are wanted.`]
    : [];
}

/** Flesch: 60 and above is plain English, 30 a scientific paper. Below this a page reads like a contract. */
export const easeFloor = 55;

export function readingEase(shown: unknown): { words: number; sentences: number; ease: number } {
  const texts = wordsOf(shown).map(({ text }) => text);
  // Labels and names are no sentences: they would count as very short ones and flatter the page.
  const sentences = texts
    .filter((text) => countWords(text) >= 6)
    .flatMap((text) => text.split(/(?<=[.!?])\s+/));
  return { words: countWords(texts.join(' ')), sentences: sentences.length, ease: fleschEase(sentences) };
}

/** The package's own score rounds syllables per word to a tenth, which moves a page by eight points. */
function fleschEase(sentences: string[]): number {
  const text = sentences.join(' ');
  const words = countWords(text);
  const ease =
    206.835 - 1.015 * (words / sentences.length) - 84.6 * (readability.syllableCount(text) / words);
  return Math.round(ease);
}
