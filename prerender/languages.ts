/*
 * Reports each language's pages, missing pages, and sentences whose English has changed since they were translated.
 * `--accept` marks every sentence as reviewed: it stores the hashes of the English sentences beside the translation.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readArguments } from '../cli/arguments.ts';
import type { EditionContent } from '../src/content/edition-schema.ts';
import { wordsOf } from '../src/content/rules/texts.ts';
import type { RouteId } from '../src/content/schema.ts';

const content = 'src/content';
const recordOf = (tag: string) => `${content}/${tag}/source-hashes.json`;

/** By file, then by the sentence's path within it. */
export type Hashes = Record<string, Record<string, string>>;
/** By file: the hashes of its sentences in one line. A sentence that only moves needs no review. */
export type Accepted = Record<string, string>;

export interface LanguageReport {
  tag: string;
  pages: RouteId[];
  missing: RouteId[];
  /** `company/contact.ts default.banner.title` */
  stale: string[];
}

/** As of the last review of a language. */
export function acceptedHashes(tag: string, root = '.'): Accepted {
  const record = `${root}/${recordOf(tag)}`;
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
}

/** Every edition folder, published or not. */
export const translatedTags = () =>
  globSync(`${content}/*/edition.ts`)
    .map((file) => basename(dirname(file)))
    .sort();

/** The sentences that have changed; one without a hash has never been accepted. */
export function staleSentences(accepted: Accepted, now: Hashes): string[] {
  return Object.entries(now).flatMap(([file, sentences]) =>
    Object.entries(sentences)
      .filter(([, hash]) => !accepted[file]?.includes(hash))
      .map(([path]) => `${file} ${path}`),
  );
}

export async function languageReport(tag: string, every: readonly RouteId[]): Promise<LanguageReport> {
  const { default: table }: { default: EditionContent } = await load(`${content}/${tag}/edition.ts`);
  const pages = every.filter((id) => id in table.pages);
  const missing = every.filter((id) => !pages.includes(id));
  return { tag, pages, missing, stale: staleSentences(acceptedHashes(tag), await sourceHashes(tag)) };
}

export const accepting = (now: Hashes): Accepted =>
  Object.fromEntries(
    Object.entries(now).map(([file, hashes]) => [file, [...new Set(Object.values(hashes))].join(' ')]),
  );

/** For the English files a language has translated. */
export async function sourceHashes(tag: string): Promise<Hashes> {
  const files = globSync(`${content}/${tag}/**/*.ts`)
    .map((file) => relative(`${content}/${tag}`, file))
    .filter((file) => file !== 'edition.ts' && existsSync(`${content}/${file}`))
    .sort();
  const hashes: Hashes = {};
  for (const file of files) hashes[file] = sentencesIn(await load(`${content}/${file}`));
  return hashes;
}

function sentencesIn(value: unknown, path: string[] = []): Record<string, string> {
  if (typeof value === 'string') {
    const field = path.findLast((key) => !/^\d+$/.test(key)) ?? '';
    return wordsOf({ [field]: value }).length > 0 ? { [path.join('.')]: hashOf(value) } : {};
  }
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign({}, ...Object.entries(value).map(([key, part]) => sentencesIn(part, [...path, key])));
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(file).href);

if (import.meta.main) {
  const arguments_ = readArguments({ flags: ['accept'] });
  const { routeIds } = await import('../src/app/routes.ts');
  for (const tag of translatedTags()) {
    if (arguments_.has('accept'))
      writeFileSync(recordOf(tag), `${JSON.stringify(accepting(await sourceHashes(tag)), null, 2)}\n`);
    const { pages, missing, stale } = await languageReport(tag, routeIds);
    console.log(`${tag}: ${pages.length} pages`);
    console.log(`  missing: ${missing.join(', ') || 'none'}`);
    console.log(`  to look at again: ${stale.length || 'none'}`);
    for (const sentence of stale.slice(0, 40)) console.log(`    ${sentence}`);
    if (stale.length > 40) console.log(`    and ${stale.length - 40} more`);
  }
}
