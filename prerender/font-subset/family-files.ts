/* Finds the file of each character: a family has several files, one per Unicode range. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { create, type Font } from 'fontkit';

export interface FamilyFile {
  data: Buffer;
  characters: Set<number>;
  axes: string[];
}

const folder = resolve(import.meta.dirname, '../../node_modules');
const known = new Map<string, FamilyFile[]>();

/**
 * Basic Latin first: a character in two files is taken from the first. Uses the file with weight and width axes, or
 * else the one with weight alone.
 */
export function familyFiles(packageName: string): FamilyFile[] {
  const read = known.get(packageName);
  if (read) return read;
  const files = `${folder}/${packageName}/files`;
  if (!existsSync(files))
    throw new Error(`The font ${packageName} is not installed: npm install -D -E ${packageName}`);
  const kind = ['standard', 'wght'].find((name) => globSync(`${files}/*-${name}-normal.woff2`).length > 0);
  if (!kind) throw new Error(`${packageName} holds no font with a weight axis`);
  const names = globSync(`${files}/*-${kind}-normal.woff2`);
  const found = names.sort((one, other) => basename(one).length - basename(other).length).map(readFile);
  known.set(packageName, found);
  return found;
}

function readFile(file: string): FamilyFile {
  const data = readFileSync(file);
  const font = create(data) as Font;
  return { data, characters: new Set(font.characterSet), axes: Object.keys(font.variationAxes) };
}
