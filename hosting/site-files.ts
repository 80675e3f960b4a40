/* The built site's files by name, with forward slashes on every system. */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
