/* Checks a text against the content rules while it is typed, as the tests will after it is saved. */
import type { AnyPage } from '../src/content/any-page.ts';
import { longSentences, styleProblems } from '../src/content/rules/house-style.ts';
import { countWords, longestText } from '../src/content/rules/lengths.ts';
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
import { missingLetters } from './letters.ts';

/** Problems that would break the build or the layout; such a text is not saved. */
export async function blockingProblems(
  site: EditedSite,
  file: string,
  path: Path,
  text: string,
): Promise<string[]> {
  return [...letterProblems(text), ...(await tooLong(site, file, path, text))];
}

function letterProblems(text: string): string[] {
  const missing = missingLetters(text);
  if (missing.length === 0) return [];
  const quoted = missing.map((letter) => `‘${letter}’`).join(', ');
  const [are, them] = missing.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return [`${quoted} ${are} not among this site’s letters: take ${them} out, or write ${them} as a word.`];
}

async function tooLong(site: EditedSite, file: string, path: Path, text: string): Promise<string[]> {
  const [name, ...place] = await site.shownAt(file, path);
  const id = name === 'default' ? await site.pageOf(file) : undefined;
  const content = id && (await site.everyPage()).get(id);
  return tooLongFor(content?.kind, place, text);
}

type Kind = AnyPage['kind'] | undefined;

export const lengthOf = (kind: Kind, place: Path) => kind && textLength(kind, place);

function tooLongFor(kind: Kind, place: Path, text: string): string[] {
  const { max, unit } = lengthOf(kind, place) ?? { max: longestText, unit: 'characters' };
  const size = unit === 'words' ? countWords(text) : text.length;
  const formatted = size.toLocaleString('en');
  return size > max ? [`${formatted} ${unit}; there is room for ${max.toLocaleString('en')}.`] : [];
}

/** The same for a text that is not on the site yet. */
export const newTextProblems = (kind: Kind, place: Path, text: string) => [
  ...letterProblems(text),
  ...tooLongFor(kind, place, text),
];

export async function repeatedSentence(site: EditedSite, text: string): Promise<string[]> {
  return repeated(text, undefined, [...(await site.everyPage()).values()]);
}

export async function styleOf(site: EditedSite, text: string): Promise<string[]> {
  const { brand } = (await site.module('src/content/brand.ts')) as typeof import('../src/content/brand.ts');
  return styleProblems(text, [brand.courtCity, brand.partnerName]);
}

export async function checkText(site: EditedSite, file: string, path: Path, text: string): Promise<string[]> {
  const found = [...letterProblems(text), ...(await styleOf(site, text))];
  if (path.at(-1) === 'alt') {
    const picture = (await site.valueAt(file, path.slice(0, -1))) as Image;
    found.push(...pictureProblems({ ...picture, alt: text }));
  }
  const [name, ...place] = await site.shownAt(file, path);
  const id = name === 'default' ? await site.pageOf(file) : undefined;
  const contents = await site.everyPage();
  const before = await site.valueAt(file, path);
  found.push(...repeated(text, before, [...contents.values()]));
  const content = id && contents.get(id);
  // The result of a function call is not known here.
  if (!content || typeof before !== 'string') return found;
  const draft = replaced(content, place, text) as AnyPage;
  found.push(...textLengthProblems(draft.kind, place, text));
  if (place[0] === 'head') found.push(...headProblems(draft.head));
  if (draft.kind === 'product' || draft.kind === 'flagship') found.push(...productProblems(draft));
  const { head: _, ...shown } = draft;
  const { ease } = readingEase(shown);
  if (ease < easeFloor)
    found.push(
      `The page now reads with an ease of ${ease}: use shorter words and sentences, to reach ${easeFloor}.`,
    );
  return found;
}

/** A long sentence that the site already has elsewhere. */
function repeated(text: string, before: unknown, contents: AnyPage[]): string[] {
  const texts = wordsOf(contents).map((entry) => entry.text);
  // The text itself is among them once.
  const self = texts.indexOf(String(before));
  const others = new Set(texts.toSpliced(self, self < 0 ? 0 : 1).flatMap(longSentences));
  const own = longSentences(text);
  const again = own.find((sentence, index) => others.has(sentence) || own.indexOf(sentence) !== index);
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
