/*
 * Class names of the built site: a hash of the file's path and a number. A new file does not rename classes of
 * others, so visitors' caches stay valid. Readable names (`banner-title`, as in development) would add up to a
 * kilobyte to every document.
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

/** Numbered by position in the source, so that the client and the prerender build agree. */
function namesIn(css: string): string[] {
  return [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
}

/** If two files have the same hash, the later one is hashed again. */
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
