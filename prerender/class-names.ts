/*
 * The class names of the built site: a hash of the file's path, and a number for the name. A new file thus renames
 * nothing in the others, and what visitors have cached of them stays. Written out (`banner-title`, as in development)
 * they would be up to a kilobyte more in every document.
 */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const prefixes = prefixesOf(globSync('src/**/*.module.css').sort());

export function shortClassName(name: string, file: string, css: string): string {
  const prefix = prefixes.get(relative('.', file.split('?')[0] ?? file));
  if (!prefix) throw new Error(`${file} is not a style module of src/`);
  const number = namesIn(css).indexOf(name);
  if (number < 0) throw new Error(`${file} has no class or animation ${name}`);
  return prefix + number;
}

/** Read from the source, not numbered on request: the client and the prerender build must agree. */
function namesIn(css: string): string[] {
  return [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
}

/** Of two files with the same hash the later one is hashed again. */
export function prefixesOf(files: string[]): Map<string, string> {
  const taken = new Map<string, string>();
  for (const file of files) {
    let salted = file;
    while (taken.has(hash(salted))) salted += '+';
    taken.set(hash(salted), file);
  }
  return new Map([...taken].map(([prefix, file]) => [file, prefix]));
}

/** One of 140,608, for a few hundred files. */
function hash(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  return Array.from(digest.subarray(0, 3), (byte) => letters[byte % letters.length]).join('');
}
