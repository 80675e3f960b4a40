/* Offline reading, the notice on cached pages, and worker updates. */

import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { SiteServer } from '../server/site-server.ts';
import { sheetAddress } from '../src/content/data-sheets/addresses.ts';
import type { Link } from '../src/content/schema.ts';
import messages from '../src/content/shell/messages.ts';
import offline from '../src/content/site/offline.ts';
import { address } from './addresses.ts';
import { collectErrors, started } from './console.ts';
import { pages } from './contents.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker has cached this page. */
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

/** A page's name in the site map. */
const listed = (href: string) =>
  offline.groups.flatMap<Link>(({ links }) => links).find((link) => link.href === href)?.label ?? '';
const notice = (page: Page) => page.getByText(messages.savedCopy, { exact: true });

test('visited pages and the contact page open offline, with a notice', async ({ page, context }) => {
  await visit(page, address('page:about'));
  await expect(notice(page)).toBeHidden();
  // A site that can be cached can be installed.
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
  await visit(page, address('page:ai'));
  const sheet = sheetAddress('flagship');
  const sizeOf = (path: string) =>
    page.evaluate(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength, path);
  const size = await sizeOf(sheet);
  await saved(page, sheet);
  await context.setOffline(true);
  expect(await sizeOf(sheet)).toBe(size);
  for (const [path, title] of [
    [address('page:about'), pages.about.banner.title],
    [`${address('menu:about')}/`, pages.about.banner.title],
    [address('page:ai').toLowerCase(), pages.ai.banner.title],
    [address('page:contact'), pages.contact.banner.title],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('h1')).toContainText(title);
    await expect(notice(page)).toBeVisible();
    await started(page);
  }
  // Pictures and fonts are cached too.
  expect(
    await page.evaluate(() =>
      [...document.images].filter((image) => image.complete && !image.naturalWidth).map(({ src }) => src),
    ),
  ).toEqual([]);
  expect(await page.evaluate(() => document.fonts.check('16px Anek'))).toBe(true);

  await context.setOffline(false);
  await page.goto(address('page:contact'));
  await expect(notice(page)).toBeHidden();
});

/** From one page of the site to another. */
async function moveToTrademark(page: Page) {
  await visit(page, address('page:privacy-policy'));
  await page
    .locator(`footer a[href="${address('page:trademark')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(address('page:trademark'));
}

test('saves pages reached by a link, and shows the notice while the network is lost', async ({
  page,
  context,
}) => {
  await moveToTrademark(page);
  await saved(page, address('page:trademark'));
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL(address('page:privacy-policy'));
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('status')).toContainText(messages.savedCopy);
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await context.setOffline(true);
  await page.goto(address('page:trademark'));
  await expect(notice(page)).toBeVisible();
  await started(page);
});

test('saves a page once, whatever its fragment', async ({ page }) => {
  await page.addInitScript(() => {
    const saves: string[] = [];
    Object.assign(window, { saves });
    ServiceWorker.prototype.postMessage = ({ save }) => saves.push(save[0]);
  });
  const saves = () => page.evaluate(() => (window as unknown as { saves: string[] }).saves);
  const [first, second] = [address('page:case-studies'), address('page:contact')];
  await page.goto(first);
  await started(page);
  await expect.poll(saves, { timeout: 15_000 }).toEqual([first]);
  await page.getByRole('tab').last().click();
  await expect(page).toHaveURL(/#./);
  await page.locator(`footer a[href="${second}"]`).first().click();
  await expect.poll(saves).toContain(second);
  expect(await saves()).toEqual([first, second]);
});

test('for an unsaved page, the offline page lists saved pages and contacts', async ({ page, context }) => {
  await visit(page, address('page:about'));
  await context.setOffline(true);
  const errors = collectErrors(page);
  await page.goto(address('page:trademark'));
  await started(page);
  await expect(page.locator('h1')).toHaveText(offline.banner.title);
  // Waits until the page is controlled by its worker.
  await page.waitForTimeout(4000);
  await expect(notice(page)).toBeHidden();
  const saved = page.getByRole('navigation', { name: offline.savedTitle });
  await expect(saved.getByRole('link')).toHaveText([listed('page:about'), listed('page:contact')]);
  await expect(page.locator('main address a')).toHaveText(offline.reach.map(({ label }) => label));
  expect(errors.filter((line) => !line.includes('503'))).toEqual([]);
  await saved.locator(`a[href="${address('page:about')}"]`).click();
  await expect(page.locator('h1')).toContainText(pages.about.banner.title);
  await context.setOffline(false);
  await page.goto(address('page:trademark'));
  await expect(page.locator('h1')).toHaveText(pages.trademark.banner.title);
});

test('a link to an unsaved page shows no offline notice', async ({ page, context }) => {
  await visit(page, address('page:about'));
  await context.setOffline(true);
  await page
    .locator(`footer a[href="${address('page:trademark')}"]`)
    .first()
    .click();
  await expect(page.locator('h1')).toHaveText(messages.notSaved);
  await page.waitForTimeout(500);
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('#status')).toHaveText(messages.notSaved);
  await page.goBack();
  await expect(notice(page)).toBeVisible();
});

test('replaces a damaged script in the cache', async ({ page }) => {
  await visit(page, address('page:contact'));
  const start = (await page.locator('script[data-start]').getAttribute('data-start')) ?? '';
  const copy = () => page.evaluate(async (url) => (await (await caches.match(url))?.text()) ?? '', start);
  const whole = await copy();
  await page.evaluate(async (url) => {
    const [name = ''] = await caches.keys();
    const headers = { 'Content-Type': 'text/javascript' };
    await (await caches.open(name)).put(url, new Response('export const star', { headers }));
  }, start);
  await page.goto(address('page:contact'));
  await started(page);
  await expect.poll(copy).toBe(whole);
});

test('the worker registers last, caches no film and logs nothing', async ({ page }) => {
  const errors = collectErrors(page);
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
  expect(kept).toEqual(expect.arrayContaining(['/', address('page:contact'), '/images/icons.svg']));
  expect(errors).toEqual([]);
});

test('does not register with Save-Data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(address('page:contact'));
  await started(page);
  await page.waitForTimeout(1500);
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)),
  ).toBe(0);
});

test.describe('a deployment', () => {
  // Each waits for workers to install, wait and activate.
  test.describe.configure({ timeout: 90_000 });
  let folder: string;
  let server: SiteServer;
  let port = 0;

  /** Deploys the changed site at the same address. */
  async function deploy(change: (folder: string) => void = () => {}): Promise<string> {
    if (server) await server.shutdown(0);
    change(folder);
    server = new SiteServer(folder).listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
    return `http://127.0.0.1:${port}`;
  }

  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync('dist/site', folder, { recursive: true });
  });
  test.afterEach(async () => {
    await server.shutdown(0);
    rmSync(folder, { recursive: true });
  });

  const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
  const hasWaitingWorker = (page: Page) =>
    page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.waiting)));

  /** Opens a page under the new worker: the old one may still be saving when its last page is closed. */
  async function comeBack(context: BrowserContext, address: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(address);
    if (!(await hasWaitingWorker(page))) return page;
    await page.close();
    return comeBack(context, address);
  }

  /** Like a new build: changed text and worker. */
  function rewrite(folder: string, file: string, change: (text: string) => string): void {
    const path = join(folder, file);
    const text = change(readFileSync(path, 'utf8'));
    for (const packed of ['.br', '.gz']) rmSync(path + packed, { force: true });
    writeFileSync(path, text);
  }

  test('is visible at once, and updates the caches in the background', async ({ page, context }) => {
    const origin = await deploy();
    await visit(page, `${origin}${address('page:about')}`);
    const [before] = await cacheNames(page);
    await deploy((folder) => {
      rewrite(folder, 'About.html', (text) => text.replace(/<title>[^<]*/, '<title>The new words'));
      rewrite(folder, 'service-worker.js', (text) => text.replaceAll(before ?? '', 'site-next'));
    });
    let loads = 0;
    page.on('load', () => loads++);
    await page.goto(`${origin}${address('page:about')}`);
    await expect(page).toHaveTitle('The new words');
    await started(page);
    // The new worker takes over when no page of the old one is open.
    await expect.poll(() => hasWaitingWorker(page), { timeout: 15_000 }).toBe(true);
    expect(loads).toBe(1);
    await page.close();
    const next = await comeBack(context, `${origin}${address('page:contact')}`);
    await expect.poll(() => cacheNames(next), { timeout: 15_000 }).toEqual(['site-next']);
    await saved(next, address('menu:about'));
    await context.setOffline(true);
    await next.goto(`${origin}${address('page:about')}`);
    await expect(next).toHaveTitle('The new words');
    await expect(notice(next)).toBeVisible();
  });

  /** Waits until a new worker is installed and waiting. */
  async function nextWorkerWaits(page: Page, origin: string, change: (folder: string) => void = () => {}) {
    const [before] = await cacheNames(page);
    await deploy((folder) => {
      rewrite(folder, 'service-worker.js', (text) => text.replaceAll(before ?? '', 'site-next'));
      change(folder);
    });
    await page.goto(`${origin}${address('page:contact')}`);
    await started(page);
    await expect.poll(() => hasWaitingWorker(page), { timeout: 15_000 }).toBe(true);
  }

  test('whose worker activates offline keeps every cached page until it can be updated', async ({
    page,
    context,
  }) => {
    const origin = await deploy();
    for (const path of [address('page:about'), address('page:trademark')]) await visit(page, origin + path);
    await nextWorkerWaits(page, origin);
    // What the old worker saves meanwhile does not slow the new one.
    await visit(page, `${origin}${address('page:iot')}`);
    await page.waitForTimeout(500);
    expect(await cacheNames(page)).toContain('site-next');
    await page.close();
    await context.setOffline(true);
    const next = await context.newPage();
    await next.goto(`${origin}${address('page:trademark')}`);
    await started(next);
    await next.waitForTimeout(4000);
    for (const [path, title] of [
      [address('page:about'), pages.about.banner.title],
      [address('page:iot'), pages.iot.banner.title],
    ] as const) {
      await next.goto(origin + path);
      await expect(next.locator('h1')).toContainText(title);
      await started(next);
    }
    await context.setOffline(false);
    await next.goto(`${origin}${address('page:contact')}`);
    await expect.poll(() => cacheNames(next), { timeout: 15_000 }).toEqual(['site-next']);
    for (const path of [address('page:about'), address('page:trademark'), address('page:iot')])
      await saved(next, path);
  });

  test('updates the scripts of saved pages and keeps unchanged ones', async ({ page, context }) => {
    const origin = await deploy();
    await visit(page, `${origin}${address('page:about')}`);
    const files = await page.evaluate(async () => {
      const requests = await (await caches.open((await caches.keys())[0] ?? '')).keys();
      return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/static/'));
    });
    const [about = ''] = files.filter((path) => /\/js\/about-/.test(path));
    const next = about.replace(/-[\w-]+\.js$/, '-next.js');
    // Like a new build: renames the page's script everywhere.
    await nextWorkerWaits(page, origin, (folder) => {
      writeFileSync(join(folder, next), readFileSync(join(folder, about)));
      const scripts = readdirSync(join(folder, 'static/js')).filter((file) => /\.js$/.test(file));
      for (const file of [...scripts.map((name) => `static/js/${name}`), 'service-worker.js']) {
        const names = [about, about.slice(1), about.split('/').at(-1) ?? ''];
        rewrite(folder, file, (text) =>
          names.reduce(
            (changed, name) => changed.replaceAll(name, name.replace(/-[\w-]+\.js$/, '-next.js')),
            text,
          ),
        );
      }
    });
    await page.close();
    const fresh = await comeBack(context, `${origin}${address('page:contact')}`);
    await expect.poll(() => cacheNames(fresh), { timeout: 15_000 }).toEqual(['site-next']);
    // Unchanged files have been copied.
    const wanted = files.map((path) => (path === about ? next : path));
    const lost = await fresh.evaluate(async (paths) => {
      const found = await Promise.all(paths.map((path) => caches.match(path)));
      return paths.filter((_, at) => !found[at]);
    }, wanted);
    expect(lost).toEqual([]);
    await context.setOffline(true);
    await fresh.goto(`${origin}${address('page:about')}`);
    await started(fresh);
  });

  test('that never responds falls back to the cached page with a notice', async ({ page }) => {
    const origin = await deploy();
    await visit(page, `${origin}${address('page:about')}`);
    await server.shutdown(0);
    // Accepts connections and never responds.
    const silent = createServer().listen(port, '127.0.0.1');
    const waiting = new Set<Socket>();
    silent.on('connection', (socket) => waiting.add(socket));
    await once(silent, 'listening');
    await page.goto(`${origin}${address('page:about')}`, { waitUntil: 'commit' });
    await expect(page.getByText(messages.savedCopyUnanswered, { exact: true })).toBeVisible({
      timeout: 20_000,
    });
    await expect(notice(page)).toBeHidden();
    await started(page);
    for (const socket of waiting) socket.destroy();
    silent.close();
    await once(silent, 'close');
    await deploy();
  });

  test('never serves an old script for a new page', async ({ page }) => {
    const origin = await deploy();
    await visit(page, `${origin}${address('page:contact')}`);
    const start = (await page.locator('script[data-start]').getAttribute('data-start')) ?? '';
    const next = start.replace(/-[\w-]+\.js$/, '-next.js');
    await deploy((folder) => {
      const text = readFileSync(join(folder, start), 'utf8');
      writeFileSync(join(folder, next), `document.documentElement.dataset.script = 'next';\n${text}`);
      rewrite(folder, 'contact.html', (html) => html.replaceAll(start, next));
    });
    for (const _ of ['from the network', 'from the copy']) {
      await page.goto(`${origin}${address('page:contact')}`);
      await started(page);
      await expect(page.locator('html')).toHaveAttribute('data-script', 'next');
    }
  });
});
