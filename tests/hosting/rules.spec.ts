/* Every rule of hosting, on every engine, from the outside. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { cacheControl } from '../../hosting/rules.ts';
import { securityHeaders } from '../../hosting/security.ts';
import { filesIn } from '../../hosting/site-files.ts';
import { contentType } from '../../hosting/types.ts';
import { canonicalUrl } from '../../src/app/head.ts';
import { match } from '../../src/app/match.ts';
import { address, documents } from '../screens.ts';
import { type Engine, engines } from './engines.ts';
import { type Answer, ask } from './request.ts';

const site = 'dist/site';
const read = (path: string) => readFileSync(`${site}${path}`);
const aFileIn = (folder: string, ending: string) =>
  `${folder}${readdirSync(site + folder).find((name) => name.endsWith(ending))}`;
const canonicalOf = ({ body }: Answer) => body.toString().match(/<link rel="canonical" href="([^"]+)"/)?.[1];
const screenOf = ({ body }: Answer) => body.toString().match(/<meta name="screen" content="([^"]+)"/)?.[1];

for (const [name, { start, keepAlive }] of Object.entries(engines)) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    const isOurs = name !== 'Cloudflare workerd';
    let engine: Engine;
    const get = (path: string, wanted: Parameters<typeof ask>[2] = {}) =>
      ask(engine.origin, path, { keepAlive, ...wanted });

    test.beforeAll(async () => {
      test.setTimeout(90_000);
      const started = await start();
      test.skip('notRun' in started, 'notRun' in started ? `${name} not run: ${started.notRun}` : '');
      engine = started as Engine;
    });
    test.afterAll(() => engine?.stop());

    async function expectScreen(path: string, as: string) {
      const answer = await get(address(path));
      const { id = 'home', route } = match(address(as));
      expect(answer.status, path).toBe(200);
      expect(screenOf(answer), path).toBe(route.id);
      expect(canonicalOf(answer), path).toBe(canonicalUrl(id));
      expect(answer.headers['content-type'], path).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control'], path).toBe(cacheControl(path));
      expect(answer.headers.etag, path).toBeTruthy();
    }

    test('every document stands at its path', async () => {
      for (const path of documents) await expectScreen(path, path);
    });

    test('any spelling and a trailing slash show the same screen', async () => {
      const swapped = (path: string) =>
        path.replace(/[a-z]/gi, (letter, at) => (at % 2 ? letter.toUpperCase() : letter.toLowerCase()));
      for (const path of documents.filter((path) => path !== '/')) {
        for (const other of [
          path.toLowerCase(),
          path.toUpperCase(),
          swapped(path),
          `${path}/`,
          `${path.toLowerCase()}/`,
        ]) {
          await expectScreen(other, path);
        }
      }
    });

    test('the query is nobody’s business', async () => {
      expect(screenOf(await get('/contact?utm_source=mail&x=%00'))).toBe('contact');
    });

    test('an unknown service shows the services screen', async () => {
      for (const id of ['service10', 'nothing', 'a b']) {
        await expectScreen(`/SERVICES/AllServicePage/${id}`, '/SERVICES/AllServicePage');
      }
      await expectScreen('/services/AllServicePage/unknown/', '/SERVICES/AllServicePage');
    });

    test('what does not exist answers 404 with the not-found screen, kept by no one', async () => {
      for (const path of [
        '/nothing',
        '/contact/more',
        '/SERVICES/AllServicePage/a/b',
        '/static/js/gone-0.js',
        '/images/gone.svg',
        '/media/gone.mp4',
      ]) {
        const answer = await get(path);
        expect(answer.status, path).toBe(404);
        expect(screenOf(answer), path).toBe('not-found');
        expect(answer.headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
      }
    });

    test('folders are not listed, notes and compressed copies not served', async () => {
      const hidden = [
        '/images/',
        '/images',
        '/static/js/',
        '/.vite/manifest.json',
        '/_headers',
        '/_redirects',
        '/.assetsignore',
        '/index.html.br',
        '/index.html.gz',
        `${aFileIn('/static/js/', '.js')}.br`,
      ];
      for (const path of hidden) expect((await get(path)).status, path).toBe(404);
    });

    test("a document's file name leads to its path", async () => {
      for (const path of [
        '/contact',
        '/About',
        '/CASE STUDIES/caseStudyPage',
        '/SERVICES/AllServicePage/service2',
      ]) {
        const { status, headers } = await get(address(`${path}.html`));
        expect([status, headers.location], path).toEqual([301, address(path)]);
      }
      expect((await get('/index.html')).headers.location).toBe('/');
    });

    test('the contact form comes back to its page', async () => {
      for (const path of ['/contact', '/Contact', '/contact/']) {
        const { status, headers } = await get(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: 'first-name=A&message=Hello',
        });
        expect([status, headers.location], path).toEqual([303, '/contact']);
      }
    });

    test('no other method than GET and HEAD is answered elsewhere', async () => {
      for (const [method, path] of [
        ['POST', '/'],
        ['POST', '/About'],
        ['POST', '/aBOUT'],
        ['PUT', '/contact'],
        ['DELETE', '/contact'],
        ['PATCH', '/nothing'],
      ] as const) {
        const { status, headers } = await get(path, { method });
        expect(status, `${method} ${path}`).toBe(405);
        if (isOurs) expect(headers.allow, `${method} ${path}`).toBe('GET, HEAD, OPTIONS');
      }
      const { status, headers } = await get('/contact', { method: 'OPTIONS' });
      expect([status, headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
    });

    test('every security header is on every kind of answer', async () => {
      const html = filesIn(site).filter((file) => file.endsWith('.html'));
      const wanted = securityHeaders(html.map((file) => read(`/${file}`).toString()));
      for (const path of [
        '/',
        '/aBOUT',
        '/nothing',
        '/service-worker.js',
        aFileIn('/static/js/', '.js'),
        '/images/logo.svg',
        aFileIn('/media/', '.mp4'),
      ]) {
        const { headers } = await get(path);
        for (const [header, value] of wanted)
          expect(headers[header.toLowerCase()], `${path} ${header}`).toBe(value);
        expect(headers['x-powered-by'], path).toBeUndefined();
        expect(headers['set-cookie'], path).toBeUndefined();
        expect(headers.server ?? '', path).not.toMatch(/\d/);
      }
    });

    test('lifetimes and types', async () => {
      const files = [
        ...[
          '/favicon.ico',
          '/robots.txt',
          '/sitemap.xml',
          '/manifest.webmanifest',
          '/service-worker.js',
          '/.well-known/security.txt',
        ],
        ...[aFileIn('/static/js/', '.js'), aFileIn('/static/css/', '.css')],
        ...['/images/logo.svg', aFileIn('/media/', '.mp4')],
      ];
      for (const path of files) {
        const { status, headers, body } = await get(path);
        expect(status, path).toBe(200);
        expect(headers['cache-control'], path).toBe(cacheControl(path));
        const mime = (type = '') => type.split(';')[0]?.replace('vnd.microsoft.icon', 'x-icon');
        expect(mime(headers['content-type']), path).toBe(mime(contentType(path)));
        expect(body.equals(read(path)), path).toBe(true);
      }
    });

    test('text is sent compressed to whoever takes it', async () => {
      for (const path of ['/', aFileIn('/static/js/', '.js'), '/images/logo.svg', '/nothing']) {
        const plain = await get(path);
        expect(plain.headers['content-encoding'], path).toBeUndefined();
        const packed = await get(path, { headers: { 'Accept-Encoding': 'gzip' } });
        expect(packed.headers['content-encoding'], path).toBe('gzip');
        expect(gunzipSync(packed.body).equals(plain.body), path).toBe(true);
        if (isOurs) expect(packed.headers.vary, path).toContain('Accept-Encoding');
        if (!name.startsWith('the shipped server')) continue;
        const smaller = await get(path, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } });
        expect(smaller.headers['content-encoding'], path).toBe('br');
        expect(brotliDecompressSync(smaller.body).equals(plain.body), path).toBe(true);
        const refused = await get(path, { headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' } });
        expect(refused.headers['content-encoding'], path).toBe('gzip');
      }
    });

    test('what has not changed is not sent again', async () => {
      for (const path of ['/', '/about', aFileIn('/static/js/', '.js'), '/images/logo.svg']) {
        for (const encoding of ['identity', 'gzip', 'br']) {
          const accept = { 'Accept-Encoding': encoding };
          const { headers } = await get(path, { headers: accept });
          const again = await get(path, { headers: { ...accept, 'If-None-Match': headers.etag ?? '' } });
          expect(again.status, `${path} ${encoding}`).toBe(304);
          expect(again.body.length, `${path} ${encoding}`).toBe(0);
          const other = await get(path, { headers: { ...accept, 'If-None-Match': '"something-else"' } });
          expect(other.status, `${path} ${encoding}`).toBe(200);
        }
      }
    });

    test('a film is sent in parts', async () => {
      const path = aFileIn('/media/', '.mp4');
      const film = read(path);
      const part = (range: string) => get(path, { headers: { Range: range } });
      for (const [range, start, end] of [
        ['bytes=0-1', 0, 1],
        ['bytes=1000-1999', 1000, 1999],
        [`bytes=${film.length - 5}-`, film.length - 5, film.length - 1],
        ['bytes=-7', film.length - 7, film.length - 1],
      ] as const) {
        const { status, headers, body } = await part(range);
        expect(status, range).toBe(206);
        expect(headers['content-range'], range).toBe(`bytes ${start}-${end}/${film.length}`);
        expect(body.equals(film.subarray(start, end + 1)), range).toBe(true);
      }
      expect((await part(`bytes=${film.length}-`)).status).toBe(416);
      expect((await part('lines=1-2')).status).toBe(200);
    });

    test('HEAD says what GET would, without a body', async () => {
      for (const path of ['/', '/nothing', aFileIn('/static/js/', '.js')]) {
        const [head, whole] = [await get(path, { method: 'HEAD' }), await get(path)];
        expect([head.status, head.body.length], path).toEqual([whole.status, 0]);
        for (const header of ['content-type', 'cache-control', 'etag']) {
          expect(head.headers[header], `${path} ${header}`).toBe(whole.headers[header]);
        }
      }
    });
  });
}
