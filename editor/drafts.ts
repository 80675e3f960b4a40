/*
 * The open draft is the working tree; the others are branches. Only this file knows that: an owner just names, opens,
 * discards and restores drafts.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { slugOf } from '../art/slug.ts';
import { fileAt, git } from './git.ts';
import { Refused } from './refused.ts';
import { changedFiles, reviewFile } from './review.ts';
import type { Change, Step } from './step.ts';

export interface Draft {
  id: string;
  name: string;
  who: string;
  when: string;
  /** Parts of the site it changes. */
  parts: string[];
  changes: number;
}

export interface Drafts {
  open: string;
  kept: Draft[];
  discarded: Draft[];
}

const keptIn = 'refs/heads/draft/';
const discardedIn = 'refs/discarded-drafts/';
const namePlace = '.cache/editor/draft-name';
const daysKept = 30;

export function drafts(root: string): Drafts {
  const old = Date.now() - daysKept * 24 * 60 * 60 * 1000;
  const discarded = draftsIn(root, discardedIn).filter(({ id, when }) => {
    if (Date.parse(when) >= old) return true;
    git(root, ['update-ref', '-d', discardedIn + id]);
    return false;
  });
  return { open: openName(root), kept: draftsIn(root, keptIn), discarded };
}

function draftsIn(root: string, folder: string): Draft[] {
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

const filesIn = (root: string, ref: string) =>
  git(root, ['diff', '--name-only', '-z', `${ref}^`, ref])
    .split('\0')
    .filter(Boolean);

const reviewIn = (root: string, ref: string, file: string) =>
  reviewFile(file, fileAt(root, `${ref}^`, file), fileAt(root, ref, file));

/** The content files a draft changes, as they are in it. */
export function draftFiles(root: string, id?: string): { file: string; source: string }[] {
  const isContent = (file: string) => /^src\/content\/.*\.ts$/.test(file);
  if (!id)
    return changedFiles(root)
      .filter((file) => isContent(file) && existsSync(resolve(root, file)))
      .map((file) => ({ file, source: readFileSync(resolve(root, file), 'utf8') }));
  const [folder] = [keptIn, discardedIn].filter((one) =>
    draftsIn(root, one).some((draft) => draft.id === id),
  );
  const ref = existing(root, folder ?? keptIn, id);
  return filesIn(root, ref)
    .filter(isContent)
    .map((file) => ({ file, source: fileAt(root, ref, file) }));
}

/** A draft gets a default name with its first change. */
export function openName(root: string): string {
  const place = resolve(root, namePlace);
  if (existsSync(place)) return readFileSync(place, 'utf8');
  return `Changes of ${new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}`;
}

/** The open draft was published. */
export const forgetName = (root: string) => rmSync(resolve(root, namePlace), { force: true });

export function nameOpenDraft(root: string, name: string): void {
  const wanted = String(name).trim().slice(0, 80);
  if (!wanted) throw new Refused(422, 'A draft needs a name.');
  mkdirSync(dirname(resolve(root, namePlace)), { recursive: true });
  writeFileSync(resolve(root, namePlace), wanted);
}

/** Commits the current changes to the open draft's branch, and returns the step that restores the published site. */
export function setAside(root: string): Step {
  const files = changedFiles(root);
  if (files.length === 0) throw new Refused(422, 'Nothing has changed since it was last published.');
  const name = openName(root);
  const folder = mkdtempSync(join(tmpdir(), 'draft-'));
  try {
    const index = { GIT_INDEX_FILE: join(folder, 'index') };
    git(root, ['read-tree', 'HEAD'], index);
    git(root, ['add', '--all', '--', ...files], index);
    const tree = git(root, ['write-tree'], index).trim();
    const commit = git(root, ['commit-tree', tree, '-p', 'HEAD', '-m', name]).trim();
    git(root, ['update-ref', keptIn + freeId(root, name), commit]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  forgetName(root);
  const changes = files.map((file) => ({ file, before: now(root, file), after: blobAt(root, 'HEAD', file) }));
  return { label: `set ‘${name}’ aside`, changes, further: files };
}

/** The draft's changes, applied to the files as published now. */
export function openDraft(root: string, id: string): Step {
  const ref = existing(root, keptIn, id);
  if (changedFiles(root).length > 0)
    throw new Refused(
      409,
      `Set ‘${openName(root)}’ aside first, or publish it: one draft is open at a time.`,
    );
  const name = git(root, ['log', '-1', '--format=%s', ref]).trim();
  const files = filesIn(root, ref);
  const changes: Change[] = files.map((file) => ({
    file,
    before: now(root, file),
    after: merged(root, ref, file),
  }));
  return { label: `open ‘${name}’`, changes, further: files };
}

/** Once it is open, its changes are in the files. */
export function forgetKept(root: string, id: string): void {
  const ref = existing(root, keptIn, id);
  nameOpenDraft(root, git(root, ['log', '-1', '--format=%s', ref]));
  git(root, ['update-ref', '-d', ref]);
}

export function discard(root: string, id: string): void {
  move(root, id, keptIn, discardedIn);
}

export function bringBack(root: string, id: string): void {
  move(root, id, discardedIn, keptIn);
}

function move(root: string, id: string, from: string, to: string): void {
  const ref = existing(root, from, id);
  // The date of the new commit records when it was discarded.
  const commit = git(
    root,
    ['commit-tree', `${ref}^{tree}`, '-p', `${ref}^`, '-F', '-'],
    {},
    subject(root, ref),
  );
  git(root, ['update-ref', to + id, commit.trim()]);
  git(root, ['update-ref', '-d', ref]);
}

const subject = (root: string, ref: string) => git(root, ['log', '-1', '--format=%B', ref]);

function existing(root: string, folder: string, id: string): string {
  if (!/^[\w-]+$/.test(String(id))) throw new Refused(400, 'There is no such draft.');
  try {
    git(root, ['rev-parse', '--verify', '--quiet', folder + id]);
  } catch {
    throw new Refused(404, 'There is no such draft any more: look at the list again.');
  }
  return folder + id;
}

function freeId(root: string, name: string): string {
  const slug = slugOf(name) || 'draft';
  const taken = draftsIn(root, keptIn).map(({ id }) => id);
  for (let number = 1; ; number++) {
    const id = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.includes(id)) return id;
  }
}

const now = (root: string, file: string) =>
  existsSync(resolve(root, file)) ? readFileSync(resolve(root, file)) : undefined;

function blobAt(root: string, commit: string, file: string): Buffer | undefined {
  try {
    return execFileSync('git', ['cat-file', 'blob', `${commit}:${file}`], {
      cwd: root,
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** The draft's version of a file, merged with what was published since. */
function merged(root: string, ref: string, file: string): Buffer | undefined {
  const [base, draft, current] = [`${ref}^`, ref, 'HEAD'].map((commit) => blobAt(root, commit, file));
  if (!base || !draft || !current || base.equals(current)) return draft;
  const folder = mkdtempSync(join(tmpdir(), 'draft-'));
  try {
    const places = [current, base, draft].map((content, index) => {
      writeFileSync(join(folder, `${index}`), content);
      return join(folder, `${index}`);
    });
    return execFileSync('git', ['merge-file', '-p', ...places], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    throw new Refused(
      409,
      `${reviewIn(root, ref, file).part} was published with other words since: both are kept, and a programmer can join them.`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
