import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { LaterFiles } from './later-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'later-'));
const list = join(folder, 'later.json');
writeFileSync(list, JSON.stringify({ files: ['share/home.jpg', 'images/two words.avif', 'sheets/a.pdf'] }));
let added: string[] = [];
let files: LaterFiles;

/** `body` runs for each file that is asked for early. */
function startMaker(body: string): void {
  const maker = join(folder, `${Math.random()}.js`);
  writeFileSync(maker, `process.on('message', ({ first }) => { ${body} });`);
  added = [];
  files = new LaterFiles((name) => added.push(name), list);
  files.start(maker);
}

afterEach(() => {
  files.stop();
  vi.restoreAllMocks();
});

test('a file that is asked for early is made then, and stored before the response', async () => {
  startMaker('process.send({ made: first })');
  expect(files.count).toBe(3);
  await files.wanted('/sheets/a.pdf');
  expect(added).toEqual(['sheets/a.pdf']);
  expect(files.wanted('/sheets/a.pdf')).toBeUndefined();
  await files.wanted('/images/two%20words.avif');
  expect(added).toEqual(['sheets/a.pdf', 'images/two words.avif']);
  expect(files.count).toBe(1);
});

test('nothing else waits', () => {
  startMaker('');
  expect(files.wanted('/contact')).toBeUndefined();
  expect(files.wanted('/%E0%A4%A')).toBeUndefined();
});

test('a file that could not be made is reported, and not waited for again', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  startMaker("process.send({ failed: first, reason: 'it is damaged' })");
  await files.wanted('/share/home.jpg');
  expect(reported).toHaveBeenCalledWith('share/home.jpg could not be made: it is damaged');
  expect(added).toEqual([]);
  expect(files.wanted('/share/home.jpg')).toBeUndefined();
});

test('if the program ends early, nobody waits for it', async () => {
  startMaker('process.exit(1)');
  await files.wanted('/share/home.jpg');
  expect([added, files.count]).toEqual([[], 0]);
  expect(files.wanted('/sheets/a.pdf')).toBeUndefined();
});

test('a complete build leaves nothing for later', () => {
  files = new LaterFiles(() => {}, join(folder, 'none.json'));
  expect(files.count).toBe(0);
  expect(files.wanted('/share/home.jpg')).toBeUndefined();
});
