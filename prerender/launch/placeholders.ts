/* Finds placeholders in the content by their patterns. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brand } from '../../src/content/brand.ts';
import { stringsOf } from '../../src/content/rules/texts.ts';
import { brandFile, type LaunchProblem, lineOf } from './finding.ts';

/** Patterns of placeholder values anywhere in the content. */
const placeholders: { pattern: RegExp; problem: string }[] = [
  { pattern: /[^\s'"`]*\.example\b/, problem: 'is a placeholder domain' },
  { pattern: /^\+\d{1,3}[\s-]*0[0\s-]*$/, problem: 'is a placeholder number' },
  { pattern: /^[A-Z]+-?0+$/, problem: 'is a certificate number of zeros' },
  { pattern: /\[[a-z][^\]]*\]/, problem: 'is a bracketed placeholder' },
  { pattern: /lorem ipsum/i, problem: 'is filler text' },
  { pattern: /\/images\/no-picture\.svg/, problem: 'keeps the place of a picture' },
];

/** Placeholders in one file, without those already in `known`. */
export function findPlaceholders(
  file: string,
  values: unknown,
  source: string,
  known: string[] = [],
): LaunchProblem[] {
  return stringsOf(values).flatMap(({ field, text }) =>
    placeholders.flatMap(({ pattern, problem }) => {
      const found = text.match(pattern)?.[0];
      if (!found || known.some((value) => value.includes(found) || found.includes(value))) return [];
      // Two addresses may share a placeholder domain: the whole value distinguishes their lines.
      const line = lineOf(source, source.includes(text) ? text : found);
      return [{ file, line, field, problem: `${found} ${problem}` }];
    }),
  );
}

export async function findInContent(): Promise<LaunchProblem[]> {
  const known = stringsOf(brand)
    .map(({ text }) => text)
    .filter((text) => placeholders.some(({ pattern }) => pattern.test(text)));
  const files = globSync('src/content/**/*.ts', {
    exclude: ['**/*.test.ts', '**/schema.ts', 'src/content/rules/**', brandFile],
  }).sort();
  const found = files.map(async (file) => {
    const values = Object.values((await import(pathToFileURL(resolve(file)).href)) as object);
    return findPlaceholders(file, values, readFileSync(file, 'utf8'), known);
  });
  return (await Promise.all(found)).flat();
}
