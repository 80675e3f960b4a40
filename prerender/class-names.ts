/*
 * The class names of the built site: letters for the file, a number for the name. Written out (`banner-title`, as in
 * development) they would be up to a kilobyte more in every document.
 */
import { globSync } from 'node:fs';
import { relative } from 'node:path';

const files = globSync('src/**/*.module.css').sort();

export function shortClassName(name: string, file: string, css: string): string {
  const at = files.indexOf(relative('.', file.split('?')[0] ?? file));
  if (at < 0) throw new Error(`${file} is not a style module of src/`);
  const number = namesIn(css).indexOf(name);
  if (number < 0) throw new Error(`${file} has no class or animation ${name}`);
  return letters(at) + number;
}

/** Found in the text, not counted as they are asked for: two builds, the browser's and the prerender's, must agree. */
function namesIn(css: string): string[] {
  return [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
}

function letters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(97 + (index % 26));
}
