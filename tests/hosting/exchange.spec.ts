/* Replacing files after the build, including the kill switch, as described in docs/deploying.md. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { SiteServer } from '../../server/site-server.ts';
import { address } from '../addresses.ts';
import { collectErrors, started } from '../console.ts';
import { ask } from './request.ts';
import { startNginx } from './servers.ts';

test.use({ serviceWorkers: 'allow' });

interface Deployed {
  origin: string;
  /** The shipped server reads the files once; nginx reads them as they are. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const hosts: Record<string, (folder: string) => Promise<Deployed | { notRun: string }>> = {
  async 'the shipped server'(folder) {
    const start = async (port: number) => {
      const server = new SiteServer(folder).listen(port, '127.0.0.1');
      await once(server, 'listening');
      return server;
    };
    let server = await start(0);
    const { port } = server.address() as AddressInfo;
    return {
      origin: `http://127.0.0.1:${port}`,
      stop: () => server.shutdown(0),
      async restart() {
        await server.shutdown(0);
        server = await start(port);
      },
    };
  },
  async nginx(folder) {
    const started = await startNginx(folder);
    return 'notRun' in started ? started : { ...started, restart: async () => {} };
  },
};

for (const [name, deploy] of Object.entries(hosts)) {
  test.describe(name, () => {
    let folder: string;
    let host: Deployed;
    test.beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'site-'));
      cpSync('dist/site', folder, { recursive: true });
      const deployed = await deploy(folder);
      test.skip('notRun' in deployed, 'notRun' in deployed ? deployed.notRun : '');
      host = deployed as Deployed;
    });
    test.afterEach(async () => {
      await host?.stop();
      rmSync(folder, { recursive: true });
    });
    const command = (...words: string[]) => execFileSync('npm', ['run', ...words], { stdio: 'pipe' });

    test('the kill switch removes the worker and its caches', async ({ page, context }) => {
      test.setTimeout(120_000);
      const saved = () => page.evaluate(() => caches.keys());
      await page.goto(`${host.origin}${address('page:contact')}`);
      await started(page);
      await expect.poll(saved, { timeout: 30_000 }).toHaveLength(1);

      command('kill-switch', '--', folder);
      await host.restart();

      const errors = collectErrors(page);
      await page.goto(`${host.origin}${address('page:contact')}`);
      await started(page);
      await expect.poll(saved, { timeout: 30_000 }).toEqual([]);
      // The page registers the kill switch, which removes the worker and its caches.
      const registered = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      await expect.poll(registered, { timeout: 30_000 }).toBe(0);
      // A second visit caches nothing and has no worker.
      await page.goto(`${host.origin}${address('page:about')}`);
      await started(page);
      expect(await saved()).toEqual([]);
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      await expect.poll(registered, { timeout: 30_000 }).toBe(0);
      expect(errors).toEqual([]);
      await context.setOffline(true);
      await expect(page.goto(`${host.origin}${address('page:contact')}`)).rejects.toThrow(/ERR_/);
    });

    test('a replaced file is served in every encoding after one command', async () => {
      const text = '<!-- exchanged -->\n'.repeat(40);
      expect(existsSync(join(folder, 'sitemap.xml.br'))).toBe(true);
      writeFileSync(join(folder, 'sitemap.xml'), text);
      command('exchange', '--', '', '', folder);
      await host.restart();
      for (const encoding of ['identity', 'gzip', 'br']) {
        const { headers, body } = await ask(host.origin, '/sitemap.xml', {
          headers: { 'Accept-Encoding': encoding },
        });
        const packed = headers['content-encoding'];
        const plain = packed === 'br' ? brotliDecompressSync(body) : packed ? gunzipSync(body) : body;
        expect(plain.toString(), encoding).toBe(text);
      }
    });
  });
}

test('reports files that cannot be exchanged', () => {
  const exchange = (...words: string[]) => {
    try {
      // Node warns about conflicting colour settings.
      const env = { PATH: process.env.PATH };
      const command = ['hosting/exchange.ts', ...words];
      return execFileSync(process.execPath, command, { stdio: 'pipe', env }).toString();
    } catch (error) {
      return (error as { stderr: Buffer }).stderr.toString();
    }
  };
  expect(exchange('nothing.js', 'package.json')).toBe(
    'There is no dist/site/nothing.js. Only a file of the site can be exchanged.\n',
  );
  expect(exchange('robots.txt', 'nothing.txt')).toBe('There is no nothing.txt. Nothing was exchanged.\n');
  expect(exchange('', '', 'nowhere')).toMatch(/^There is no nowhere\. /);
});
