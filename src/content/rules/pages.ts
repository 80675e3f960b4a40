/* Rules for a page's content beyond its types: lengths, head, running text, pictures. */
import type { AnyPage } from '../any-page.ts';
import { caseStudiesLengths } from '../cases/schema.ts';
import { numberInWords } from '../in-words.ts';
import { type ProductPage, productRunningText } from '../products/schema.ts';
import { bannerLengths, type Head, headLengths, type Image, minKeywords } from '../schema.ts';
import { servicesLengths } from '../services/schema.ts';
import { solutionLengths } from '../solutions/schema.ts';
import { countWords, type Lengths, lengthAt, lengthProblems, type Path } from './lengths.ts';
import { wordsOf } from './texts.ts';

const lengths: { [Kind in AnyPage['kind']]?: Lengths<Extract<AnyPage, { kind: Kind }>> } = {
  'case-studies': caseStudiesLengths,
  services: servicesLengths,
  solution: solutionLengths,
};

type Kind = AnyPage['kind'] | 'not-found';

const lengthsOf = (kind: Kind) => ({
  head: headLengths,
  banner: bannerLengths,
  ...(kind === 'not-found' ? {} : lengths[kind]),
});

/** The rule for one text, by its path in the page's content. */
export const textLength = (kind: Kind, path: Path) => lengthAt(lengthsOf(kind), path);
export const textLengthProblems = (kind: Kind, path: Path, text: string) =>
  lengthProblems(lengthsOf(kind), path, text);

/** Drawings may be decorative; photographs need alt text. */
export const pictureProblems = ({ src, alt }: Pick<Image, 'src' | 'alt'>) =>
  !src.endsWith('.svg') && !alt.trim()
    ? ['Say what the photograph shows: those who cannot see it are told this.']
    : [];

export function headProblems({ title, keywords, description }: Head): string[] {
  const problems: string[] = [];
  if (keywords.length < minKeywords)
    problems.push(`A page has at least ${numberInWords(minKeywords)} keywords.`);
  if (new Set(keywords).size < keywords.length) problems.push('A keyword is named twice.');
  // A one-word title is a name, which the description may repeat.
  if (countWords(title) > 1 && description.toLowerCase().includes(title.toLowerCase()))
    problems.push('The description repeats the title: let it say something else.');
  return problems;
}

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
  const count = countWords(texts.map(({ text }) => text).join(' '));
  const { min, max } = productRunningText;
  return count < min || count > max
    ? [`The page has ${count} words of running text: ${min} to ${max} are wanted.`]
    : [];
}
