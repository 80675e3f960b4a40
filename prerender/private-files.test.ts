import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import viteConfig from '../vite.config.ts';

const secret = 'password-of-the-mail-server';
const files = [
  'enquiries/enquiries.env',
  'enquiries/enquiries.env.local',
  '.env',
  'enquiries.db',
  'enquiries.db-wal',
  'enquiries/data.sqlite3',
  'server.key',
  'id_ed25519',
  '.git/config',
];
const shapes = ['', '?raw', '?url', '?import', '?import&raw', '?raw??', '?.svg', '?inline', '?worker_file'];

let root: string;
let vite: ViteDevServer;
let origin: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'private-'));
  for (const file of [...files, 'src/public.ts']) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `export default '${secret}'`);
  }
  const { server = {} } = viteConfig({ command: 'serve', mode: 'development', isSsrBuild: false });
  vite = await createServer({ root, configFile: false, logLevel: 'silent', appType: 'custom', server });
  await vite.listen(0);
  origin = new URL(vite.resolvedUrls?.local[0] ?? '').origin;
});

afterAll(async () => {
  await vite.close();
  rmSync(root, { recursive: true });
});

test('no development server hands out settings, databases, keys or the history', async () => {
  for (const file of files)
    for (const place of [`/${file}`, `/@fs${root}/${file}`, `/${file.toUpperCase()}`, `/./x/../${file}`])
      for (const shape of shapes) {
        const words = await (await fetch(origin + place + shape)).text();
        expect(words, place + shape).not.toContain(secret);
      }
});

test('a page of another local server may not read what it serves', async () => {
  const headers = { Origin: 'http://localhost:3999' };
  const response = await fetch(`${origin}/src/public.ts`, { headers });
  expect(await response.text()).toContain(secret);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
});
