/* The first edition's version of a translated text, and whether it has changed since the translation. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { acceptedHashes, hashOf } from '../prerender/languages.ts';
import { editions } from '../src/content/editions.ts';
import { isContentPath, readSource } from './content-files.ts';
import { readTree, valueAt } from './content-tree.ts';
import type { Part, Path } from './content-value.ts';
import { type EditedSite, valuesOf } from './edited-site.ts';

export interface SourceText {
  text: string;
  /** With names from Brand as expressions. */
  parts: Part[];
  values: string[];
  isStale: boolean;
}

/** Undefined for a text of the first edition, and for one without a counterpart at the same path. */
export async function sourceText(
  root: string,
  site: EditedSite,
  file: string,
  path: Path,
): Promise<SourceText | undefined> {
  const [, tag = '', rest = ''] = /^src\/content\/([^/]+)\/(.+)$/.exec(file) ?? [];
  const source = `src/content/${rest}`;
  if (!editions.some((edition) => edition.prefix && edition.tag === tag)) return undefined;
  if (!isContentPath(source) || !existsSync(resolve(root, source))) return undefined;
  // A translated label file exports `words`, from which its `labels` are made.
  const place = path[0] === 'words' ? ['labels', ...path.slice(1)] : path;
  const value = valueAt(readTree(source, readSource(root, source)), place);
  if (value?.kind !== 'text') return undefined;
  const text = await site.valueAt(source, place);
  if (typeof text !== 'string') return undefined;
  const isStale = !acceptedHashes(tag, root)[rest]?.includes(hashOf(text));
  return { text, parts: value.parts, values: valuesOf(value.parts, text), isStale };
}
