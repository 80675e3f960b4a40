/* The whole static site is one map: output path → contents. This writes it. */
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

/** `/contact` is served from contact.html: a path needs no trailing slash on any host. */
export function htmlFile(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}
