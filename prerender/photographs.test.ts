import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import type { Image } from '../src/content/schema.ts';
import { cutPhotographs, photographsIn } from './photographs.ts';

// Resizing takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
mkdirSync(join(folder, 'images'));
afterAll(() => rmSync(folder, { recursive: true }));

const image: Image = { src: '/images/portrait.jpg', alt: '', width: 90, height: 120 };

async function photograph(width: number, height: number, orientation: number): Promise<void> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#358' } });
  const data = await picture
    .jpeg()
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Artist: 'Someone' } })
    .toBuffer();
  writeFileSync(join(folder, 'images/portrait.jpg'), data);
}

test('finds photographs anywhere in the content, and no drawings', () => {
  const drawing = { ...image, src: '/images/a.svg' };
  expect(photographsIn({ a: [{ portrait: image }, { portrait: drawing }] })).toEqual([image]);
});

test('three widths in three formats, upright and without EXIF data', async () => {
  // Taken in portrait: the file is wider than high.
  await photograph(400, 300, 6);
  const files = await cutPhotographs([image], folder);
  expect(files.size).toBe(9);
  for (const [name, data] of files) {
    const { width = 0, height = 0, exif } = await sharp(data as Buffer).metadata();
    expect([name, height > width]).toEqual([name, true]);
    expect(exif).toBeUndefined();
  }
  expect([...files.keys()]).toContain('images/portrait-180.avif');
});

test.each([
  [
    'missing',
    () => rmSync(join(folder, 'images/portrait.jpg'), { force: true }),
    /portrait\.jpg, but .* is not there/,
  ],
  [
    'damaged',
    () => writeFileSync(join(folder, 'images/portrait.jpg'), 'no picture'),
    /cannot be read as a picture/,
  ],
  [
    'of another shape',
    () => photograph(300, 100, 1),
    /300×100 upright, but its content file says 90×120: say 90×30/,
  ],
])('a photograph that is %s fails with a clear message', async (_, spoil, sentence) => {
  await spoil();
  await expect(cutPhotographs([image], folder)).rejects.toThrow(sentence);
});
