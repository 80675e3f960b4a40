/* What a translated text says in the first edition, and whether that has changed since it was translated. */
import { acceptedHashes, hashOf } from '../prerender/languages.ts';
import { editions } from '../src/content/editions.ts';
import { contentFiles, readSource } from './content-files.ts';
import { readTree, valueAt } from './content-tree.ts';
import type { Path } from './content-value.ts';
import type { EditedSite } from './edited-site.ts';

export interface SourceWords {
  said: string;
  isStale: boolean;
}

/** Nothing for a text of the first edition, and for one that has no counterpart at the same place there. */
export async function sourceWords(
  root: string,
  site: EditedSite,
  file: string,
  path: Path,
): Promise<SourceWords | undefined> {
  const [, tag = '', rest = ''] = /^src\/content\/([^/]+)\/(.+)$/.exec(file) ?? [];
  const source = `src/content/${rest}`;
  if (!editions.some((edition) => edition.prefix && edition.tag === tag)) return undefined;
  if (!contentFiles(root).includes(source)) return undefined;
  // A translated table of names is `words`, from which its `labels` are made.
  const place = path[0] === 'words' ? ['labels', ...path.slice(1)] : path;
  if (valueAt(readTree(source, readSource(root, source)), place)?.kind !== 'text') return undefined;
  const said = await site.valueAt(source, place);
  if (typeof said !== 'string') return undefined;
  return { said, isStale: !acceptedHashes(tag, root)[rest]?.includes(hashOf(said)) };
}
