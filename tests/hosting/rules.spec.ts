/* Every rule of hosting, on every server, from the outside. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { longestLine } from '../../hosting/edge-files.ts';
import { readHosting } from '../../hosting/read-hosting.ts';
import { cacheControl, cacheLifetimes, limits } from '../../hosting/rules.ts';
import { allBlocks, responseHeaders } from '../../hosting/security.ts';
import { contentType } from '../../hosting/types.ts';
import { canonicalUrl } from '../../src/app/head.ts';
import { match } from '../../src/app/match.ts';
import { routes } from '../../src/app/routes.ts';
import { serviceIds } from '../../src/content/services/service-ids.ts';
import { address, documents, translatedEditions } from '../addresses.ts';
import { ask, exchange, type RawResponse } from './request.ts';
import { type RunningServer, servers } from './servers.ts';

const site = 'dist/site';
const form = routes.contact.address;
const services = routes.services.address;
const about = routes.about.address;
const spelledOtherwise = (path: string) =>
  path.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));
const read = (path: string) => readFileSync(`${site}${path}`);
const aFileIn = (folder: string, ending: string) =>
  `${folder}${readdirSync(site + folder).find((name) => name.endsWith(ending))}`;
const canonicalOf = ({ body }: RawResponse) =>
  body.toString().match(/<link rel="canonical" href="([^"]+)"/)?.[1];
const pageOf = ({ body }: RawResponse) => body.toString().match(/<meta name="page" content="([^"]+)"/)?.[1];

for (const [name, start] of Object.entries(servers)) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    const isOurs = name !== 'Cloudflare workerd';
    let server: RunningServer;
    const get = (path: string, wanted?: Parameters<typeof ask>[2]) => ask(server.origin, path, wanted);

    test.beforeAll(async () => {
      test.setTimeout(90_000);
      const started = await start();
      test.skip('notRun' in started, 'notRun' in started ? started.notRun : '');
      server = started as RunningServer;
    });
    test.afterAll(() => server?.stop());

    async function expectPage(path: string, as: string) {
      const answer = await get(address(path));
      const { id = 'home', route } = match(address(as));
      expect(answer.status, path).toBe(200);
      expect(pageOf(answer), path).toBe(route.id);
      expect(canonicalOf(answer), path).toBe(canonicalUrl(id));
      expect(answer.headers['content-type'], path).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control'], path).toBe(cacheControl(path));
      expect(answer.headers.etag, path).toBeTruthy();
    }

    test('every document is served at its path', async () => {
      for (const path of documents) await expectPage(path, path);
    });

    test('any case and a trailing slash serve the same page', async () => {
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
          await expectPage(other, path);
        }
      }
    });

    test('ignores the query', async () => {
      expect(pageOf(await get(`${form}?utm_source=mail&x=%00`))).toBe('contact');
    });

    test('an unknown service serves the services page', async () => {
      for (const id of ['service99', 'nothing', 'a b']) {
        await expectPage(`${services}/${id}`, services);
      }
      await expectPage(`${services.toLowerCase()}/unknown/`, services);
    });

    test('missing paths get 404 with the not-found page, uncached', async () => {
      for (const path of [
        '/nothing',
        `${form}/more`,
        `${services}/a/b`,
        '/static/js/gone-0.js',
        '/images/gone.svg',
        '/media/gone.mp4',
      ]) {
        const answer = await get(path);
        expect(answer.status, path).toBe(404);
        expect(pageOf(answer), path).toBe('not-found');
        expect(answer.headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
      }
    });

    test('missing paths of a language get 404 in that language', async () => {
      for (const { tag, prefix } of translatedEditions)
        for (const path of [
          `${prefix}/nothing`,
          `${prefix.toUpperCase()}/nothing`,
          `${prefix}${form}/more`,
        ]) {
          const answer = await get(path);
          expect(answer.status, path).toBe(404);
          expect(answer.body.toString(), path).toContain(`<html lang="${tag}"`);
        }
    });

    test('does not list folders or serve dotfiles and compressed copies', async () => {
      const hidden = [
        '/images/',
        '/images',
        '/static/js/',
        '/.vite/manifest.json',
        '/_headers',
        '/_redirects',
        '/.assetsignore',
        '//_headers',
        '//_redirects',
        '//.assetsignore',
        '/%2f_headers',
        '/%2F%2f_headers',
        '/images//../_headers',
        '/images/%2e%2e/_headers',
        '///index.html.gz',
        '/index.html.br',
        '/index.html.gz',
        `${aFileIn('/static/js/', '.js')}.br`,
      ];
      for (const path of hidden) expect((await get(path)).status, path).toBe(404);
    });

    test("a document's file name redirects to its path", async () => {
      for (const path of [form, about, routes['case-studies'].address, `${services}/${serviceIds[0]}`]) {
        const { status, headers } = await get(address(`${path}.html`));
        expect([status, headers.location], path).toEqual([301, address(path)]);
      }
      expect((await get('/index.html')).headers.location).toBe('/');
    });

    test('posting the contact form returns its page', async () => {
      for (const path of [form, spelledOtherwise(form), `${form}/`]) {
        const { status, headers } = await get(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: 'first-name=A&message=Hello',
        });
        expect([status, headers.location], path).toEqual([303, form]);
      }
    });

    test('only GET and HEAD are allowed elsewhere', async () => {
      for (const [method, path] of [
        ['POST', '/'],
        ['POST', about],
        ['POST', spelledOtherwise(about)],
        ['PUT', form],
        ['DELETE', form],
        ['PATCH', '/nothing'],
      ] as const) {
        const { status, headers } = await get(path, { method });
        expect(status, `${method} ${path}`).toBe(405);
        if (isOurs) expect(headers.allow, `${method} ${path}`).toBe('GET, HEAD, OPTIONS');
      }
      const { status, headers } = await get(form, { method: 'OPTIONS' });
      expect([status, headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
    });

    /** `file` is the document whose CSP is expected, unless the host has one CSP for all. */
    function expectSecurity({ headers }: RawResponse, about: string, file?: string) {
      const hosting = readHosting();
      const document = [...hosting.documents, ...hosting.notFound].find((one) => one.file === file);
      for (const [header, value] of responseHeaders(hosting, document)) {
        const all = responseHeaders(hosting, allBlocks(hosting)).find(([name]) => name === header)?.[1];
        const wanted = isOurs ? [value] : [value, all];
        expect(wanted, `${about} ${header}`).toContain(headers[header.toLowerCase()]);
      }
      expect(headers['x-powered-by'], about).toBeUndefined();
      expect(headers['set-cookie'], about).toBeUndefined();
      expect(headers.server ?? '', about).not.toMatch(/\d/);
    }

    test("every document's CSP lists exactly its inline blocks", async () => {
      for (const { path, file } of readHosting().documents) {
        expectSecurity(await get(address(path)), path, file);
      }
    });

    test('every kind of response has every security header', async () => {
      expectSecurity(await get(spelledOtherwise(about)), about, `${about.slice(1)}.html`);
      for (const path of ['/nothing', '/static/js/gone-0.js'])
        expectSecurity(await get(path), path, '404.html');
      const film = aFileIn('/media/', '.mp4');
      const others: [path: string, wanted?: Parameters<typeof ask>[2]][] = [
        ['/service-worker.js'],
        [aFileIn('/static/js/', '.js')],
        ['/images/logo.svg'],
        [film],
        [film, { headers: { Range: 'bytes=0-9' } }],
        [film, { headers: { Range: 'bytes=999999999-' } }],
        [`${form}.html`],
        [form, { method: 'POST' }],
        [form, { method: 'DELETE' }],
        [form, { method: 'OPTIONS' }],
      ];
      for (const [path, wanted] of others) {
        // Cloudflare handles these before our rules.
        if (!isOurs && path === `${form}.html`) continue;
        // nginx also sends the document's CSP with the redirect from its file name.
        const file = name === 'nginx' ? path.slice(1) : undefined;
        expectSecurity(await get(path, wanted), `${JSON.stringify(wanted)} ${path}`, file);
      }
      const script = aFileIn('/static/js/', '.js');
      const { headers } = await get(script);
      expectSecurity(await get(script, { headers: { 'If-None-Match': headers.etag ?? '' } }), '304');
    });

    test('malformed requests are refused with every security header', async () => {
      test.skip(!isOurs, 'Cloudflare reads requests before our rules do');
      const requests = {
        'no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
        'two hosts': 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
        'a broken line': 'GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n',
        'too long a header': `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(5 * limits.headerBytes)}\r\n\r\n`,
        'too large a body': `POST ${address('page:contact')} HTTP/1.1\r\nHost: a\r\nContent-Length: ${2 * limits.bodyBytes}\r\n\r\n`,
        'a tunnel': 'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n',
      };
      for (const [about, request] of Object.entries(requests)) {
        const [head = ''] = (await exchange(server.origin, request)).split('\r\n\r\n');
        const [first = '', ...lines] = head.split('\r\n');
        expect(first, about).toMatch(/^HTTP\/1\.1 4\d\d /);
        const pairs = lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]);
        const headers = Object.fromEntries(pairs.map(([key, value]) => [key.toLowerCase(), value]));
        expectSecurity({ status: 0, headers, body: Buffer.alloc(0) }, about);
        expect(headers['cache-control'], about).toBe(cacheLifetimes.otherwise);
      }
    });

    test('only 200 and 206 responses are cacheable', async () => {
      const [film, script] = [aFileIn('/media/', '.mp4'), aFileIn('/static/js/', '.js')];
      const beyond = { Range: 'bytes=999999999-' };
      const passing: [path: string, status: number, wanted?: Parameters<typeof ask>[2]][] = [
        [form, 303, { method: 'POST' }],
        [form, 405, { method: 'DELETE' }],
        [form, 204, { method: 'OPTIONS' }],
        [film, 416, { headers: beyond }],
      ];
      // Cloudflare redirects, refuses elsewhere and serves what is under /static/ by itself.
      if (isOurs) {
        passing.push([`${form}.html`, 301], [about, 405, { method: 'POST' }]);
        passing.push([script, 416, { headers: beyond }]);
      }
      for (const [path, status, wanted] of passing) {
        const answer = await get(path, wanted);
        const lifetime = answer.headers['cache-control'] ?? '';
        expect(answer.status, path).toBe(status);
        // nginx cannot remove a header, only override it.
        if (!lifetime.endsWith('no-store')) expect(lifetime, path).toBe(cacheLifetimes.otherwise);
      }
      const part = await get(film, { headers: { Range: 'bytes=0-9' } });
      expect([part.status, part.headers['cache-control']]).toEqual([206, cacheControl(film)]);
    });

    test('accepts large Cookie headers', async () => {
      for (const kilobytes of [6, 12]) {
        const { status } = await get(form, {
          headers: { Cookie: `a=${'b'.repeat(kilobytes * 1024)}` },
        });
        expect(status, `${kilobytes} kB`).toBe(200);
      }
    });

    test('cache lifetimes and content types', async () => {
      const files = [
        '/favicon.ico',
        '/robots.txt',
        '/sitemap.xml',
        '/manifest.webmanifest',
        '/service-worker.js',
        '/.well-known/security.txt',
        aFileIn('/static/js/', '.js'),
        aFileIn('/static/css/', '.css'),
        '/images/logo.svg',
        aFileIn('/media/', '.mp4'),
        aFileIn('/data-sheets/', '.pdf'),
      ];
      for (const path of files) {
        const { status, headers, body } = await get(path);
        expect(status, path).toBe(200);
        expect(headers['cache-control'], path).toBe(cacheControl(path));
        const mime = (type = '') => type.split(';')[0]?.replace('vnd.microsoft.icon', 'x-icon');
        expect(mime(headers['content-type']), path).toBe(mime(contentType(path)));
        expect(body.equals(read(path)), path).toBe(true);
        const shown = path.endsWith('.pdf') ? 'inline' : undefined;
        expect(headers['content-disposition'], path).toBe(shown);
      }
    });

    test('text is sent compressed to clients that accept it', async () => {
      for (const path of ['/', aFileIn('/static/js/', '.js'), '/images/logo.svg', '/nothing']) {
        const plain = await get(path);
        expect(plain.headers['content-encoding'], path).toBeUndefined();
        const packed = await get(path, { headers: { 'Accept-Encoding': 'gzip' } });
        expect(packed.headers['content-encoding'], path).toBe('gzip');
        expect(gunzipSync(packed.body).equals(plain.body), path).toBe(true);
        if (isOurs) expect(packed.headers.vary, path).toContain('Accept-Encoding');
        for (const none of ['abracadabra', 'gzipped, x-gzip-y', 'gzip;q=0', 'gzip;Q=0.000', 'identity']) {
          const { headers } = await get(path, { headers: { 'Accept-Encoding': none } });
          // Cloudflare's runtime here reads the header its own way.
          if (isOurs) expect(headers['content-encoding'], `${path} ${none}`).toBeUndefined();
        }
        for (const some of ['GZIP', 'deflate, gzip;q=0.001', 'x-gzip-y, gzip;q=1.0']) {
          const { headers } = await get(path, { headers: { 'Accept-Encoding': some } });
          if (isOurs) expect(headers['content-encoding'], `${path} ${some}`).toBe('gzip');
        }
        if (name !== 'the shipped server') continue;
        const smaller = await get(path, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } });
        expect(smaller.headers['content-encoding'], path).toBe('br');
        expect(brotliDecompressSync(smaller.body).equals(plain.body), path).toBe(true);
        const refused = await get(path, { headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' } });
        expect(refused.headers['content-encoding'], path).toBe('gzip');
      }
    });

    test('unchanged files get 304', async () => {
      for (const path of ['/', about, aFileIn('/static/js/', '.js'), '/images/logo.svg']) {
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

    test('a film supports range requests', async () => {
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

    test('HEAD has the headers of GET and no body', async () => {
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

test("no line of the edge hosts' header file exceeds their limit", () => {
  const lines = readFileSync(`${site}/_headers`, 'utf8').split('\n');
  expect(lines.filter((line) => line.length > longestLine)).toEqual([]);
});

test("Cloudflare runs the worker for the form's page", () => {
  const worker = readFileSync('deploy/cloudflare/wrangler.jsonc', 'utf8');
  for (const path of readHosting().formPaths) expect(worker).toMatch(new RegExp(`"${path}",\\s+"${path}/"`));
});
