/*
 * Drafts as git refs: stored ones are branches, discarded ones are hidden refs. A draft is one commit on the version
 * that was published when it was set aside.
 */
import { slugOf } from '../art/slug.ts';
import { commitTree, fileAt, git } from './git.ts';
import { Refused } from './refused.ts';
import { reviewFile } from './review.ts';

export interface Draft {
  id: string;
  name: string;
  who: string;
  when: string;
  /** Parts of the site it changes. */
  parts: string[];
  changes: number;
}

export const keptIn = 'refs/heads/draft/';
export const discardedIn = 'refs/discarded-drafts/';

export function draftsIn(root: string, folder: string): Draft[] {
  const format = '--format=%(refname)%00%(committerdate:iso-strict)%00%(authorname)%00%(contents:subject)';
  return git(root, ['for-each-ref', '--sort=-committerdate', format, folder])
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [ref = '', when = '', who = '', name = ''] = line.split('\0');
      const reviews = filesIn(root, ref).map((file) => reviewIn(root, ref, file));
      const parts = [...new Set(reviews.map(({ part }) => part))];
      const changes = reviews.reduce((sum, { lines, picture }) => sum + lines.length + (picture ? 1 : 0), 0);
      return { id: ref.slice(folder.length), name, who, when, parts, changes };
    });
}

export const filesIn = (root: string, ref: string) =>
  git(root, ['diff', '--name-only', '-z', `${ref}^`, ref])
    .split('\0')
    .filter(Boolean);

export const reviewIn = (root: string, ref: string, file: string) =>
  reviewFile(file, fileAt(root, `${ref}^`, file), fileAt(root, ref, file));

export function moveDraft(root: string, id: string, from: string, to: string): void {
  const ref = existingRef(root, from, id);
  // The date of the new commit records when it was discarded.
  const commit = commitTree(root, `${ref}^{tree}`, `${ref}^`, subject(root, ref));
  git(root, ['update-ref', to + id, commit]);
  git(root, ['update-ref', '-d', ref]);
}

const subject = (root: string, ref: string) => git(root, ['log', '-1', '--format=%B', ref]);

export function existingRef(root: string, folder: string, id: string): string {
  if (!/^[\w-]+$/.test(String(id))) throw new Refused(400, 'There is no such draft.');
  try {
    git(root, ['rev-parse', '--verify', '--quiet', folder + id]);
  } catch {
    throw new Refused(404, 'There is no such draft any more: look at the list again.');
  }
  return folder + id;
}

export function freeId(root: string, name: string): string {
  const slug = slugOf(name) || 'draft';
  const taken = draftsIn(root, keptIn).map(({ id }) => id);
  for (let number = 1; ; number++) {
    const id = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.includes(id)) return id;
  }
}
