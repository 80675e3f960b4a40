/* What is about to be published: each change before and after, grouped by part of the site. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pagesIn } from './address.ts';
import { checkText } from './check-text.ts';
import { colourChanges, stylesheet } from './colours.ts';
import { contentDiff, type Difference } from './content-diff.ts';
import { readSource } from './content-files.ts';
import { everyValue, readTree } from './content-tree.ts';
import type { Path } from './content-value.ts';
import type { EditedSite } from './edited-site.ts';
import { fileAt, git } from './git.ts';
import { letterChanges } from './headline-width.ts';
import { partName } from './part-names.ts';
import { Refused } from './refused.ts';

export interface Review {
  file: string;
  /** The part of the site as an owner knows it. */
  part: string;
  /** Of a photograph: where it is shown from. */
  picture?: string;
  lines: Difference[];
}

const table = 'src/app/routes.ts';
export const published = [
  'src/content',
  'public',
  'art/drawn.json',
  stylesheet,
  table,
  'src/app/former-addresses.ts',
  'deploy/cloudflare/wrangler.jsonc',
];

function checkHistory(root: string): void {
  try {
    git(root, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  } catch {
    throw new Refused(
      422,
      'This site has no history yet: your changes are saved, and a programmer can begin one with git.',
    );
  }
}

/** Files that differ from the last commit, among those the editor writes. */
export function changedFiles(root: string): string[] {
  checkHistory(root);
  const known = git(root, ['diff', '--name-only', '-z', 'HEAD', '--', ...published]);
  const fresh = git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', ...published]);
  return `${known}${fresh}`.split('\0').filter(Boolean).sort();
}

/** Reads the files alone, so that the list is there at once. What the rules say of each text is asked for after. */
export function review(root: string): Review[] {
  return changedFiles(root)
    .map((file) => {
      const now = existsSync(resolve(root, file)) ? read(root, file) : '';
      return reviewFile(file, fileAt(root, 'HEAD', file), now);
    })
    .filter(({ lines, picture }) => lines.length > 0 || picture);
}

const isText = (file: string) => /^src\/content\/.*\.ts$/.test(file);
/** Its text says what changed; of other files it is enough that they did. */
export const isRead = (file: string) => isText(file) || file === table || file === stylesheet;
const read = (root: string, file: string) => (isRead(file) ? readSource(root, file) : '');

export function reviewFile(file: string, before: string, after: string): Review {
  if (file.startsWith('public/'))
    return { file, part: 'Pictures', picture: file.replace('public', ''), lines: [] };
  if (file === stylesheet) {
    const lines = [...colourChanges(before, after), ...letterChanges(before, after)];
    return { file, part: 'Colours and letters', lines };
  }
  if (file === table) return { file, part: 'Addresses', lines: movedPages(before, after) };
  if (!isText(file)) return { file, part: 'Addresses', lines: [] };
  const part = partName(file, before || after).name;
  // A page more or less is one line, not each of its words.
  if (!before || !after) {
    const kind = before ? 'removed' : 'added';
    return { file, part, lines: [{ path: [], name: 'The whole page', kind }] };
  }
  return { file, part, lines: contentDiff(file, before, after) };
}

/** Pages that have another address now; one that is new is a change of its own. */
function movedPages(before: string, after: string): Difference[] {
  const now = new Map(pagesIn(after).map(({ id, address }) => [id, address]));
  return pagesIn(before).flatMap(({ id, address }) => {
    const moved = now.get(id);
    return moved && moved !== address
      ? [{ path: [], name: `Address of ${id}`, kind: 'changed', before: address, after: moved }]
      : [];
  });
}

/** Rule violations of the current text; for an entry or a page, of every text in it. One sentence is said once. */
export async function problemsIn(
  root: string,
  site: EditedSite,
  file: string,
  path: Path,
): Promise<{ said: string; path: Path }[]> {
  const found = new Map<string, Path>();
  if (!isText(file)) return [];
  for (const { path: place, value } of everyValue(readTree(file, readSource(root, file)))) {
    if (value.kind !== 'text' || path.some((key, index) => place[index] !== key)) continue;
    const words = await site.valueAt(file, place);
    if (typeof words === 'string' && (await site.isWords(file, place)))
      for (const said of await checkText(site, file, place, words))
        if (!found.has(said)) found.set(said, place);
  }
  return [...found].map(([said, place]) => ({ said, path: place }));
}
