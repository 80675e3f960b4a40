/*
 * An owner names, opens, discards and restores drafts. The open draft is the working tree; the others are git refs
 * (draft-refs.ts).
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import {
  type Draft,
  discardedIn,
  draftsIn,
  existingRef,
  filesIn,
  freeId,
  keptIn,
  moveDraft,
} from './draft-refs.ts';
import { commitTree, fileAt, git } from './git.ts';
import { blobAt, mergedFile } from './merge-draft.ts';
import { Refused } from './refused.ts';
import { changedFiles } from './review.ts';
import type { Change, EditStep } from './step.ts';

export interface Drafts {
  open: string;
  kept: Draft[];
  discarded: Draft[];
}

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
  const ref = existingRef(root, folder ?? keptIn, id);
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
export function setAside(root: string): EditStep {
  const files = changedFiles(root);
  if (files.length === 0) throw new Refused(422, 'Nothing has changed since it was last published.');
  const name = openName(root);
  const folder = mkdtempSync(join(tmpdir(), 'draft-'));
  try {
    const index = { GIT_INDEX_FILE: join(folder, 'index') };
    git(root, ['read-tree', 'HEAD'], index);
    git(root, ['add', '--all', '--', ...files], index);
    const tree = git(root, ['write-tree'], index).trim();
    git(root, ['update-ref', keptIn + freeId(root, name), commitTree(root, tree, 'HEAD', name)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  forgetName(root);
  const changes = files.map((file) => ({ file, before: now(root, file), after: blobAt(root, 'HEAD', file) }));
  return { label: `set ‘${name}’ aside`, changes, further: files };
}

/** The draft's changes, applied to the files as published now. */
export function openDraft(root: string, id: string): EditStep {
  const ref = existingRef(root, keptIn, id);
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
    after: mergedFile(root, ref, file),
  }));
  return { label: `open ‘${name}’`, changes, further: files };
}

/** Once it is open, its changes are in the files. */
export function forgetKept(root: string, id: string): void {
  const ref = existingRef(root, keptIn, id);
  nameOpenDraft(root, git(root, ['log', '-1', '--format=%s', ref]));
  git(root, ['update-ref', '-d', ref]);
}

export function discard(root: string, id: string): void {
  moveDraft(root, id, keptIn, discardedIn);
}

export function bringBack(root: string, id: string): void {
  moveDraft(root, id, discardedIn, keptIn);
}

const now = (root: string, file: string) =>
  existsSync(resolve(root, file)) ? readFileSync(resolve(root, file)) : undefined;
