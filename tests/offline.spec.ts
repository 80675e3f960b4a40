/* What stays readable without a network, what a saved copy says of itself, and how the worker is replaced. */

import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { stop } from '../server/connections.ts';
import { siteServer } from '../server/site-server.ts';
import messages from '../src/content/messages.ts';
import { complaints, started } from './console.ts';

test.use({ serviceWorkers: 'allow' });

/** Resolves once the worker has saved this page as well. */
async function saved(page: Page, path = new URL(page.url()).pathname): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (key) => Boolean(await caches.match(key)), path.toLowerCase()), {
      timeout: 15_000,
    })
    .toBe(true);
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
  await saved(page);
}

const notice = (page: Page) => page.getByText(messages.savedCopy, { exact: true });

test('visited pages and the contact page open without a network, and say that they are copies', async ({
  page,
  context,
}) => {
  await visit(page, '/About');
  await expect(notice(page)).toBeHidden();
  await visit(page, '/technology/Ai');
  await context.setOffline(true);
  for (const [path, title] of [
    ['/About', 'About'],
    ['/about/', 'About'],
    ['/technology/ai', 'Artificial Intelligence'],
    ['/contact', 'Contact Us'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('h1')).toContainText(title);
    await expect(notice(page)).toBeVisible();
    await started(page);
  }
  // Pictures and type come along.
  expect(
    await page.evaluate(() =>
      [...document.images].filter((image) => image.complete && !image.naturalWidth).map(({ src }) => src),
    ),
  ).toEqual([]);
  expect(await page.evaluate(() => document.fonts.check('16px Anek'))).toBe(true);
  await expect(page.goto('/trademark')).rejects.toThrow(/ERR_(INTERNET_DISCONNECTED|FAILED)/);

  await context.setOffline(false);
  await page.goto('/contact');
  await expect(notice(page)).toBeHidden();
});

test('a page reached by a link is saved as well', async ({ page, context }) => {
  await visit(page, '/privacy-policy');
  await page.locator('footer a[href="/trademark"]').first().click();
  await expect(page).toHaveURL(/trademark$/);
  await saved(page, '/trademark');
  await context.setOffline(true);
  await page.goto('/trademark');
  await expect(notice(page)).toBeVisible();
  await started(page);
});

test('losing the network inside the site shows the notice, getting it back takes it away', async ({
  page,
  context,
}) => {
  await visit(page, '/privacy-policy');
  await page.locator('footer a[href="/trademark"]').first().click();
  await expect(page).toHaveURL(/trademark$/);
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL(/privacy-policy$/);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('status')).toContainText(messages.savedCopy);
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
});

test('the worker comes after everything else, keeps no film and says nothing', async ({ page }) => {
  const heard = complaints(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'load' });
  expect(requested).not.toContain('/service-worker.js');
  await started(page);
  await saved(page, '/');
  await page.reload();
  await started(page);
  await page.waitForTimeout(500);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /\.(mp4|webm)$|^\/media\//.test(path))).toEqual([]);
  expect(kept).toEqual(expect.arrayContaining(['/', '/contact', '/images/icons.svg']));
  expect(heard).toEqual([]);
});

test('a visitor who saves data is left alone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/contact');
  await started(page);
  await page.waitForTimeout(1500);
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)),
  ).toBe(0);
});

test.describe('a deployment', () => {
  let folder: string;
  let server: Server;
  let port = 0;

  /** Deploys the site anew on the same address, after a change to its files. */
  async function deploy(change: (folder: string) => void = () => {}): Promise<string> {
    if (server) await stop(server, 0);
    change(folder);
    server = siteServer(folder).listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
    return `http://127.0.0.1:${port}`;
  }

  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync('dist/site', folder, { recursive: true });
  });
  test.afterEach(async () => {
    await stop(server, 0);
    rmSync(folder, { recursive: true });
  });

  const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
  const registrations = (page: Page) =>
    page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length));

  /** As a build would: other words, another worker. */
  function rewrite(folder: string, file: string, change: (text: string) => string): void {
    const path = join(folder, file);
    const text = change(readFileSync(path, 'utf8'));
    for (const packed of ['.br', '.gz']) rmSync(path + packed, { force: true });
    writeFileSync(path, text);
  }

  test('is seen at once, then replaces the copies quietly', async ({ page, context }) => {
    const origin = await deploy();
    await visit(page, `${origin}/About`);
    const [before] = await cacheNames(page);
    await deploy((folder) => {
      rewrite(folder, 'About.html', (text) => text.replace(/<title>[^<]*/, '<title>The new words'));
      rewrite(folder, 'service-worker.js', (text) => text.replaceAll(before ?? '', 'site-next'));
    });
    let loads = 0;
    page.on('load', () => loads++);
    await page.goto(`${origin}/About`);
    await expect(page).toHaveTitle('The new words');
    await started(page);
    // The new worker takes over when no page of the old one is open.
    await expect
      .poll(() =>
        page.evaluate(() =>
          navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.waiting)),
        ),
      )
      .toBe(true);
    expect(loads).toBe(1);
    await page.close();
    const next = await context.newPage();
    await next.goto(`${origin}/contact`);
    await expect.poll(() => cacheNames(next)).toEqual(['site-next']);
    await saved(next, '/about');
    await context.setOffline(true);
    await next.goto(`${origin}/About`);
    await expect(next).toHaveTitle('The new words');
    await expect(notice(next)).toBeVisible();
  });

  test('never gets an old script for a new page', async ({ page }) => {
    const origin = await deploy();
    await visit(page, `${origin}/contact`);
    const start = (await page.locator('script[data-start]').getAttribute('data-start')) ?? '';
    const next = start.replace(/-[\w-]+\.js$/, '-next.js');
    await deploy((folder) => {
      const text = readFileSync(join(folder, start), 'utf8');
      writeFileSync(join(folder, next), `document.documentElement.dataset.script = 'next';\n${text}`);
      rewrite(folder, 'contact.html', (html) => html.replaceAll(start, next));
    });
    for (const _ of ['from the network', 'from the copy']) {
      await page.goto(`${origin}/contact`);
      await started(page);
      await expect(page.locator('html')).toHaveAttribute('data-script', 'next');
    }
  });

  test('with the kill switch removes worker and copies', async ({ page, context }) => {
    const origin = await deploy();
    await visit(page, `${origin}/contact`);
    expect(await registrations(page)).toBe(1);
    await deploy((folder) => {
      cpSync('dist/deploy/service-worker-off.js', join(folder, 'service-worker.js'));
      for (const packed of ['.br', '.gz'])
        rmSync(join(folder, `service-worker.js${packed}`), { force: true });
    });
    const heard = complaints(page);
    await page.goto(`${origin}/contact`);
    await started(page);
    await expect.poll(() => cacheNames(page)).toEqual([]);
    // The page registers once more, three seconds after it has started; that worker takes itself away too.
    await expect.poll(() => registrations(page), { timeout: 30_000 }).toBe(0);
    await expect(page.locator('h1')).toHaveText('Contact Us');
    expect(heard).toEqual([]);
    await context.setOffline(true);
    await expect(page.goto(`${origin}/contact`)).rejects.toThrow(/ERR_/);
  });
});
