/* Precompresses the files, so that no host compresses per request. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { isText } from './types.ts';

/** `light` takes a twentieth of the time and a sixth more bytes. */
export type Effort = 'strongest' | 'light';

const methods = {
  br: {
    compress: (text: Buffer, file: string, effort: Effort) =>
      promisify(brotliCompress)(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: qualityOf(file, effort),
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
    decompress: brotliDecompressSync,
  },
  gz: {
    compress: (text: Buffer, _: string, effort: Effort) =>
      promisify(gzip)(text, { level: effort === 'light' ? 5 : 9 }),
    decompress: gunzipSync,
  },
};

function qualityOf(file: string, effort: Effort): number {
  if (effort === 'light') return 5;
  // Quality 11 doubles the time for half a percent, and documents are most of a build's bytes.
  return file.endsWith('.html') ? 10 : 11;
}

/**
 * Also updates copies of files that were replaced or removed: hosts prefer a compressed copy to its file. `done` are
 * files with a current copy.
 */
export async function compressFiles(
  folder: string,
  effort: Effort = 'strongest',
  done = new Set<string>(),
): Promise<void> {
  const present = new Set(await readdir(folder, { recursive: true }));
  const texts = [...present].filter(isText);
  const waiting = texts.filter((file) => !done.has(file));
  await Promise.all(waiting.map((file) => compressFile(folder, file, effort, present)));
  const copied = new Set(texts.flatMap((file) => Object.keys(methods).map((ending) => `${file}.${ending}`)));
  const orphans = [...present].filter((file) => /\.(br|gz)$/.test(file) && !copied.has(file));
  for (const orphan of orphans) await rm(join(folder, orphan));
}

/** `present` are the files of the folder, among which older copies may be. */
export async function compressFile(
  folder: string,
  file: string,
  effort: Effort = 'strongest',
  present = new Set<string>(),
): Promise<void> {
  const text = await readFile(join(folder, file));
  for (const [ending, { compress, decompress }] of Object.entries(methods)) {
    const name = `${file}.${ending}`;
    if (present.has(name)) {
      if (decompress(await readFile(join(folder, name))).equals(text)) continue;
      await rm(join(folder, name));
    }
    const smaller = await compress(text, file, effort);
    // Not worth it for a few bytes: the response needs another header.
    if (smaller.length < text.length - 64) await writeFile(join(folder, name), smaller);
  }
}
