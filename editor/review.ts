/* The unpublished changes, before and after, grouped by part of the site. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { movedPages } from './address.ts';
import { textChecker } from './check-text.ts';
import { stylesheet } from './colour-names.ts';
import { colourChanges } from './colours.ts';
import { type ContentChange, contentDiff } from './content-diff.ts';
import { readSource } from './content-files.ts';
import { everyValue, readTree } from './content-tree.ts';
import type { Path } from './content-value.ts';
import type { EditedSite } from './edited-site.ts';
import { fileAt, git } from './git.ts';
import { letterChanges } from './headline-width.ts';
import { partName } from './part-names.ts';
import { Refused } from './refused.ts';

export interface FileReview {
  file: string;
  /** Name of the part for the owner. */
  part: string;
  /** URL of a changed photograph. */
  picture?: string;
  lines: ContentChange[];
}

const table = 'src/app/routes.ts';
export const publishedPaths = [
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
      'This site has no history yet: your changes are saved, and a developer can start one with git.',
    );
  }
}

/** Files that differ from the last commit, among those the editor writes. */
export function changedFiles(root: string): string[] {
  checkHistory(root);
  const known = git(root, ['diff', '--name-only', '-z', 'HEAD', '--', ...publishedPaths]);
  const fresh = git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', ...publishedPaths]);
  return `${known}${fresh}`.split('\0').filter(Boolean).sort();
}

/** Reads only the files, so that the list appears at once; rule violations are requested later. */
export function review(root: string): FileReview[] {
  return changedFiles(root)
    .map((file) => {
      const now = existsSync(resolve(root, file)) ? read(root, file) : '';
      return reviewFile(file, fileAt(root, 'HEAD', file), now);
    })
    .filter(({ lines, picture }) => lines.length > 0 || picture);
}

const isText = (file: string) => /^src\/content\/.*\.ts$/.test(file);
/** Files whose text is read to list their changes. */
export const isRead = (file: string) => isText(file) || file === table || file === stylesheet;
const read = (root: string, file: string) => (isRead(file) ? readSource(root, file) : '');

export function reviewFile(file: string, before: string, after: string): FileReview {
  if (file.startsWith('public/'))
    return { file, part: 'Pictures', picture: file.replace('public', ''), lines: [] };
  if (file === stylesheet) {
    const lines = [...colourChanges(before, after), ...letterChanges(before, after)];
    return { file, part: 'Colours and letters', lines };
  }
  if (file === table) return { file, part: 'Addresses', lines: movedLines(before, after) };
  if (!isText(file)) return { file, part: 'Addresses', lines: [] };
  const part = partName(file, before || after).name;
  // An added or removed page is one line, not one per text.
  if (!before || !after) {
    const kind = before ? 'removed' : 'added';
    return { file, part, lines: [{ path: [], name: 'The whole page', kind }] };
  }
  return { file, part, lines: contentDiff(file, before, after) };
}

/** New pages are listed by their content file. */
const movedLines = (before: string, after: string): ContentChange[] =>
  movedPages(before, after).map(({ id, from, to }) => ({
    path: [],
    name: `Address of ‘${id.replaceAll('-', ' ')}’`,
    kind: 'changed',
    before: from,
    after: to,
  }));

/** Rule violations of the current text; for an entry or a page, of every text in it. Each message once. */
export async function problemsIn(
  root: string,
  site: EditedSite,
  file: string,
  path: Path,
): Promise<{ message: string; path: Path }[]> {
  const found = new Map<string, Path>();
  if (!isText(file)) return [];
  const check = await textChecker(site, file);
  for (const { path: place, value } of everyValue(readTree(file, readSource(root, file)))) {
    if (value.kind !== 'text' || path.some((key, index) => place[index] !== key)) continue;
    const text = await site.valueAt(file, place);
    if (typeof text === 'string' && (await site.isFreeText(file, place)))
      for (const message of await check(place, text)) if (!found.has(message)) found.set(message, place);
  }
  return [...found].map(([message, place]) => ({ message, path: place }));
}
