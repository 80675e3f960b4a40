/*
 * Several files as one change. Everything is written beside its place first; a note then lists what is to be moved
 * there, so that a process ended in the middle finishes its work at the next start. Nothing is ever half written.
 */
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Refused } from './refused.ts';

/** Absent: the file is taken away. */
export interface Written {
  place: string;
  content: string | Buffer | undefined;
}

const note = '.cache/editor/unfinished.json';
const besides = (place: string) => join(dirname(place), `.${basename(place)}.editing`);

/** What a test lets fail. */
export const disk = {
  write: (place: string, content: string | Buffer) => writeFileSync(place, content, { flush: true }),
};

export function writeFiles(root: string, files: Written[]): void {
  const notePlace = resolve(root, note);
  try {
    for (const { place, content } of files) {
      if (content === undefined) continue;
      mkdirSync(dirname(place), { recursive: true });
      disk.write(besides(place), content);
    }
    mkdirSync(dirname(notePlace), { recursive: true });
    disk.write(
      `${notePlace}.editing`,
      JSON.stringify(files.map(({ place, content }) => [place, content !== undefined])),
    );
    renameSync(`${notePlace}.editing`, notePlace);
  } catch (cause) {
    for (const { place } of files) rmSync(besides(place), { force: true });
    rmSync(`${notePlace}.editing`, { force: true });
    const full = (cause as NodeJS.ErrnoException).code === 'ENOSPC';
    const why = full ? 'the disk is full' : `the disk does not take it (${(cause as Error).message})`;
    throw new Refused(
      507,
      `Not saved: ${why}. The files are as they were; your words are still in this page.`,
    );
  }
  moveIntoPlace(notePlace);
}

/** Moves what the note lists to its place. */
function moveIntoPlace(notePlace: string): string[] {
  if (!existsSync(notePlace)) return [];
  const listed: [place: string, stays: boolean][] = JSON.parse(readFileSync(notePlace, 'utf8'));
  for (const [place, stays] of listed) {
    if (!stays) rmSync(place, { force: true });
    else if (existsSync(besides(place))) renameSync(besides(place), place);
  }
  rmSync(notePlace, { force: true });
  return listed.map(([place]) => place);
}

/** At the start: finishes what was cut short, and clears away what was not yet whole. Returns what it finished. */
export function finish(root: string): string[] {
  const finished = moveIntoPlace(resolve(root, note));
  for (const left of globSync('{src/content,public/images}/**/.*.editing', { cwd: root }))
    rmSync(resolve(root, left), { force: true });
  return finished;
}
