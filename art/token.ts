/* Colours for drawings and metadata, from the file that names them for the pages. */
import { readFileSync } from 'node:fs';

const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

export function token(name: string): string {
  const value = tokens.match(new RegExp(`--${name}: ([^;]+);`))?.[1];
  if (!value) throw new Error(`tokens.css does not name --${name}`);
  return value;
}
