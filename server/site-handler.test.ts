import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteHandler } from './site-handler.ts';
import { readSite } from './site-store.ts';

const nowhere = { path: '/404', file: '404.html', scripts: [], styles: [], prefix: '' };
const hosting = {
  origin: 'https://example.org',
  headers: {},
  policy: {},
  formPaths: [],
  servicesPaths: [],
  documents: [],
  notFound: [nowhere],
  redirects: [],
};

test('a request waits for a file that is being made, however long an idle connection may stay open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, '404.html'), 'nothing');
  const site = readSite(folder, hosting);
  const made = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<string>();
  const server = createServer(
    siteHandler(site, (path) => {
      asked.resolve(path);
      return made.promise;
    }),
  );
  server.setTimeout(30_000);
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/share/home.jpg`);

  expect(await asked.promise).toBe('/share/home.jpg');
  await expect.poll(() => sockets.map(({ timeout }) => timeout)).toEqual([0]);
  site.files.set('share/home.jpg', site.files.get('404.html') ?? expect.fail());
  made.resolve();
  const { status } = await answer;
  expect([status, sockets[0]?.timeout]).not.toContain(0);
  expect(status).toBe(200);
  server.close();
});
