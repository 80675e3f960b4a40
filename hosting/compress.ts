/* Compressed copies beside the files, made once at build: no host spends time on it per request. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from './types.ts';

const methods = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
};

export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter(isText).map(async (file) => {
      const path = join(folder, file);
      const text = await readFile(path);
      for (const [ending, compress] of Object.entries(methods)) {
        const smaller = await compress(text);
        // A header more and a header less cost as much as a few bytes saved.
        if (smaller.length < text.length - 64) await writeFile(`${path}.${ending}`, smaller);
      }
    }),
  );
}
