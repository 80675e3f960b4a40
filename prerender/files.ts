/* Writes the static site, which is one map: output path → contents. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type Files = Map<string, string | Uint8Array>;

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, contents] of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, contents);
  }
}

/** `/contact` is served from contact.html, so that no host needs a trailing slash. */
export function htmlFile(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}
