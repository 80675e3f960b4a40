/*
 * Writes several files atomically. Temporary files are written first; a journal then lists the renames, so that a
 * process that dies in the middle is completed at the next start.
 */
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { Refused } from './refused.ts';

/** Absent to delete the file. */
export interface WrittenFile {
  place: string;
  content: string | Buffer | undefined;
}

const journal = '.cache/editor/unfinished.json';
const besides = (place: string) => join(dirname(place), `.${basename(place)}.editing`);

/** Replaced in tests to make writes fail. */
export const disk = {
  write: (place: string, content: string | Buffer) => writeFileSync(place, content, { flush: true }),
  move: renameSync,
};

export function writeAtomically(root: string, files: WrittenFile[]): void {
  const journalPlace = resolve(root, journal);
  // Completes the previous change first: its journal is about to be replaced.
  moveIntoPlace(root);
  try {
    for (const { place, content } of files) {
      if (content === undefined) continue;
      mkdirSync(dirname(place), { recursive: true });
      disk.write(besides(place), content);
    }
    mkdirSync(dirname(journalPlace), { recursive: true });
    disk.write(
      `${journalPlace}.editing`,
      JSON.stringify(files.map(({ place, content }) => [relative(root, place), content !== undefined])),
    );
    renameSync(`${journalPlace}.editing`, journalPlace);
  } catch (cause) {
    for (const { place } of files) rmSync(besides(place), { force: true });
    rmSync(`${journalPlace}.editing`, { force: true });
    const full = (cause as NodeJS.ErrnoException).code === 'ENOSPC';
    const why = full ? 'the disk is full' : 'the disk cannot be written';
    throw new Refused(
      507,
      `Not saved: ${why}. The files are as they were; your words are still in this page.`,
      { cause },
    );
  }
  moveIntoPlace(root);
}

/** Performs the renames in the journal, and returns the files. */
function moveIntoPlace(root: string): string[] {
  const journalPlace = resolve(root, journal);
  if (!existsSync(journalPlace)) return [];
  const listed: [file: string, stays: boolean][] = JSON.parse(readFileSync(journalPlace, 'utf8'));
  const inside = listed.filter(
    ([file]) => !isAbsolute(file) && !relative(root, resolve(root, file)).startsWith('..'),
  );
  const moved: string[] = [];
  try {
    for (const [file, stays] of inside) {
      const place = resolve(root, file);
      if (!stays) rmSync(place, { force: true });
      else if (existsSync(besides(place))) disk.move(besides(place), place);
      moved.push(file);
    }
  } catch (cause) {
    throw new PartlyWritten(moved, cause);
  }
  rmSync(journalPlace, { force: true });
  return inside.map(([file]) => file);
}

/** The journal is kept: the next save or start completes it. */
export class PartlyWritten extends Error {
  readonly files: string[];

  constructor(files: string[], cause: unknown) {
    super('Some files of this change could not be moved into place.', { cause });
    this.files = files;
  }
}

/** At start-up: completes or discards an interrupted change. Returns the completed files. */
export function finish(root: string): string[] {
  const finished = moveIntoPlace(root);
  for (const left of globSync('{src/content,public/images}/**/.*.editing', { cwd: root }))
    rmSync(resolve(root, left), { force: true });
  return finished;
}
