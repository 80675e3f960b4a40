/* Checks a text against the content rules while it is typed, as the tests will after it is saved. */
import type { AnyPage } from '../src/content/any-page.ts';
import { brandProblems } from '../src/content/rules/brand.ts';
import { longSentences, styleProblems } from '../src/content/rules/house-style.ts';
import { characters, countWords, longestText } from '../src/content/rules/lengths.ts';
import {
  headProblems,
  pictureProblems,
  productProblems,
  textLength,
  textLengthProblems,
} from '../src/content/rules/pages.ts';
import { easeFloor, readingEase } from '../src/content/rules/readability.ts';
import { wordsOf } from '../src/content/rules/texts.ts';
import type { Image } from '../src/content/schema.ts';
import type { Path } from './content-value.ts';
import type { EditedSite } from './edited-site.ts';
import { labelOf } from './field-names.ts';
import { missingLetters } from './letters.ts';

/** Problems that would break the build or the layout; such a text is not saved. */
export async function blockingProblems(
  site: EditedSite,
  file: string,
  path: Path,
  text: string,
): Promise<string[]> {
  // Nothing of it would be left to click on the page.
  if (!text.trim())
    return (await site.mayBeEmpty(file, path)) ? [] : ['It would be empty: write something here.'];
  return [
    ...letterProblems(text),
    ...(await brandRefusals(site, file, path, text)),
    ...(await wrongLength(site, file, path, text)),
  ];
}

/** Problems of one value of a brand file, the first edition's or a translation's. */
export async function brandRefusals(
  site: EditedSite,
  file: string,
  [name, ...place]: Path,
  text: string,
): Promise<string[]> {
  if (name !== 'brand') return [];
  const { brand } = (await site.module(file)) as typeof import('../src/content/brand.ts');
  return brandProblems(replaced(brand, place, text) as typeof brand)
    .filter(({ field }) => field === place.at(-1))
    .map(({ field, problem }) => `${labelOf(field)} ${problem}.`);
}

function letterProblems(text: string): string[] {
  const missing = missingLetters(text);
  if (missing.length === 0) return [];
  const quoted = missing.map((letter) => `‘${letter}’`).join(', ');
  const [are, them] = missing.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return [`${quoted} ${are} not among this site’s letters: take ${them} out, or write ${them} as a word.`];
}

async function wrongLength(site: EditedSite, file: string, path: Path, text: string): Promise<string[]> {
  const [name, ...place] = await site.shownAt(file, path);
  const id = name === 'default' ? await site.pageOf(file) : undefined;
  const content = id && (await site.everyPage()).get(id);
  return wrongLengthFor(content?.kind, place, text);
}

type Kind = AnyPage['kind'] | undefined;

export const lengthOf = (kind: Kind, place: Path) => kind && textLength(kind, place);

function wrongLengthFor(kind: Kind, place: Path, text: string): string[] {
  const { min, max, unit } = lengthOf(kind, place) ?? characters(0, longestText);
  const size = unit === 'words' ? countWords(text) : text.length;
  const formatted = `${size.toLocaleString('en')} ${unit}`;
  if (size < min) return [`${formatted}; at least ${min} are needed.`];
  return size > max ? [`${formatted}; there is room for ${max.toLocaleString('en')}.`] : [];
}

/** The same for a text that is not on the site yet. */
export const newTextProblems = (kind: Kind, place: Path, text: string) => [
  ...letterProblems(text),
  ...wrongLengthFor(kind, place, text),
];

export async function repeatedSentence(site: EditedSite, text: string): Promise<string[]> {
  return repeated(text, undefined, [...(await site.everyPage()).values()]);
}

export async function styleOf(site: EditedSite, text: string): Promise<string[]> {
  const { brand } = (await site.module('src/content/brand.ts')) as typeof import('../src/content/brand.ts');
  return styleProblems(text, [brand.courtCity, brand.partnerName]);
}

export async function checkText(site: EditedSite, file: string, path: Path, text: string): Promise<string[]> {
  return (await textChecker(site, file))(path, text);
}

/** Reads the site once, to check any number of the file's texts. */
export async function textChecker(
  site: EditedSite,
  file: string,
): Promise<(path: Path, text: string) => Promise<string[]>> {
  const id = await site.pageOf(file);
  const contents = await site.everyPage();
  return async (path, text) => {
    const found = [
      ...letterProblems(text),
      ...(await brandRefusals(site, file, path, text)),
      ...(await styleOf(site, text)),
    ];
    if (path.at(-1) === 'alt') {
      const picture = (await site.valueAt(file, path.slice(0, -1))) as Image;
      found.push(...pictureProblems({ ...picture, alt: text }));
    }
    const [name, ...place] = await site.shownAt(file, path);
    const before = await site.valueAt(file, path);
    found.push(...repeated(text, before, [...contents.values()]));
    const content = id && name === 'default' ? contents.get(id) : undefined;
    // The result of a function call is not known here.
    if (!content || typeof before !== 'string') return found;
    const draft = text === before ? content : (replaced(content, place, text) as AnyPage);
    found.push(...textLengthProblems(draft.kind, place, text));
    if (place[0] === 'head') found.push(...headProblems(draft.head));
    if (draft.kind === 'product' || draft.kind === 'flagship') found.push(...productProblems(draft));
    const ease = easeOf(draft);
    if (ease < easeFloor)
      found.push(
        `The page now reads with an ease of ${ease}: use shorter words and sentences, to reach ${easeFloor}.`,
      );
    return found;
  };
}

/** Of content that does not change any more: a save makes a new object of it. */
function perPage<Result>(compute: (content: AnyPage) => Result): (content: AnyPage) => Result {
  const known = new WeakMap<AnyPage, Result>();
  return (content) => {
    const result = known.get(content) ?? compute(content);
    known.set(content, result);
    return result;
  };
}

const easeOf = perPage(({ head: _, ...shown }) => readingEase(shown).ease);

/** The texts of a page, and how often it has each long sentence. */
const sentencesOf = perPage((content) => {
  const texts = wordsOf(content).map(({ text }) => text);
  const sentences = Map.groupBy(texts.flatMap(longSentences), (sentence) => sentence);
  return { texts: new Set(texts), sentences };
});

/** A long sentence that the site already has elsewhere. */
function repeated(text: string, before: unknown, contents: AnyPage[]): string[] {
  const pages = contents.map(sentencesOf);
  // The text itself is among them once.
  const isShown = pages.some(({ texts }) => texts.has(String(before)));
  const itself = isShown ? longSentences(String(before)) : [];
  const times = (sentence: string, list: string[]) => list.filter((one) => one === sentence).length;
  const isElsewhere = (sentence: string) =>
    pages.reduce((sum, { sentences }) => sum + (sentences.get(sentence)?.length ?? 0), 0) >
    times(sentence, itself);
  const own = longSentences(text);
  const again = own.find((sentence, index) => isElsewhere(sentence) || own.indexOf(sentence) !== index);
  return again ? [`The site says this already: ‘${again}’.`] : [];
}

/** The same content with one value changed. */
function replaced(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const parts = copy as Record<string | number, unknown>;
  parts[key] = replaced(parts[key], rest, text);
  return copy;
}
