/*
 * Malformed requests with a fixed seed: traversal, broken encodings, nulls, long names, unusual methods and headers;
 * alone, pipelined, and split at every byte. Each gets a valid status without internal details, and the included
 * server responds like nginx.
 */
import { expect, test } from '@playwright/test';
import { address } from '../addresses.ts';
import { ask, exchange, type Response, responsesIn } from './request.ts';
import { type RunningServer, startNginx, startShipped } from './servers.ts';

const contact = address('page:contact');
/** In unusual case: the first letter small, the others capital. */
const oddly = (path: string) => path.slice(0, 2).toLowerCase() + path.slice(2).toUpperCase();
/** Its first letter as a byte in hexadecimal digits. */
const escaped = (path: string) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`;

const count = 300;

/** A small generator with a fixed seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomFrom(20_190_110);
const below = (limit: number) => Math.floor(random() * limit);
const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
const many = (limit: number, make: () => string) => Array.from({ length: 1 + below(limit) }, make).join('');

const pieces = [
  '..',
  '.',
  '%2e%2e',
  '%2e',
  '..%2f',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '....//',
  '%c0%ae%c0%ae',
  '..;',
  '%00',
  '%0d%0aSet-Cookie:%20a=b',
  '%',
  '%2',
  '%zz',
  '%ff%fe',
  '%u0041',
  '%E0%A4%A',
  '\u00e9',
  '\xff',
  'etc/passwd',
  'proc/self/environ',
  '.git/config',
  '.env',
  'package.json',
  'server/serve.ts',
  'node_modules',
  'contact',
  'About',
  'static/js',
  'images',
  'media',
  'SERVICES/AllServicePage',
  '404.html',
  'index.html.br',
  '?',
  '??a=b',
  '#x',
  '*',
  ':',
  '@',
  '~',
  '|',
  '<script>',
  '"',
  "'",
  '`',
  '{{7*7}}',
  '\t',
] as const;

const methods = [
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'BREW',
  'get',
  'G\0T',
  'GET\t',
  'X'.repeat(300),
  '',
] as const;

const headers: readonly (() => string)[] = [
  () => `X-Long: ${'y'.repeat(below(40_000))}\r\n`,
  () => Array.from({ length: below(300) }, (_, index) => `X-${index}: 1\r\n`).join(''),
  () => `Range: bytes=${below(9)}-${below(9)},${below(9)}-\r\n`,
  () => `Range: bytes=${'9'.repeat(below(40))}-\r\n`,
  () => 'If-None-Match: """,,,W/"\r\nIf-Range: x\r\n',
  () => 'Accept-Encoding: br;q=-1, gzip;;;q=x, *\r\n',
  () => 'Content-Length: -5\r\n',
  () => 'Content-Length: 10\r\nContent-Length: 20\r\n',
  () => 'Content-Length: 99999999999\r\n',
  () => 'Transfer-Encoding: chunked\r\nContent-Length: 3\r\n',
  () => 'Transfer-Encoding: chunked, gzip\r\n',
  () => 'Expect: the-unexpected\r\n',
  () => 'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n',
  () => 'Host: a\r\nHost: b\r\n',
  () => 'Bad Header: 1\r\n',
  () => ': no name\r\n',
  () => 'X-Null: a\0b\r\n',
  () => ' folded: line\r\n',
  () => `Cookie: ${many(2000, () => 'c')}\r\n`,
];

function target(): string {
  const kind = below(10);
  if (kind === 0) return '/'.repeat(1 + below(40)) + oneOf(pieces);
  if (kind === 1) return `/${oneOf(pieces).repeat(1 + below(2000))}`;
  if (kind === 2) return `http://other.example${many(3, () => `/${oneOf(pieces)}`)}`;
  if (kind === 3)
    return oneOf(['*', '', 'contact', '../contact', '//other.example/', 'javascript:x', '\\contact']);
  return many(6, () => `/${oneOf(pieces)}`);
}

/** One fault at a time, so that one check does not hide another. */
const requests = Array.from({ length: count }, () => {
  const wrong = oneOf([
    'target',
    'target',
    'target',
    'target',
    'header',
    'header',
    'method',
    'version',
    'host',
  ]);
  const method = wrong === 'method' ? oneOf(methods) : 'GET';
  const version = wrong === 'version' ? oneOf(['HTTP/1.0', 'HTTP/9.9', 'HTTP/1.1 x', 'HTTP/']) : 'HTTP/1.1';
  const host = wrong === 'host' ? '' : 'Host: localhost\r\n';
  const header = wrong === 'header' ? oneOf(headers)() : '';
  const path =
    wrong === 'target' ? target() : oneOf(['/', contact, oddly(address('page:about')), '/nothing']);
  return `${method} ${path} ${version}\r\n${host}${header}Connection: close\r\n\r\n`;
});

const sane = [200, 204, 206, 301, 303, 304, 400, 403, 404, 405, 408, 411, 413, 414, 416, 417, 431, 501, 505];
const inside =
  /node:internal|\bat .+:\d+:\d+|Error:|ENOENT|\/server\/|\/tests\/|root:x:0|"dependencies"|\[core\]/;

for (const [name, start] of Object.entries({
  'the shipped server': startShipped,
  nginx: () => startNginx(),
})) {
  test(`${name} survives ${count} malformed requests`, async () => {
    test.setTimeout(120_000);
    const server = (await start()) as RunningServer | { notRun: string };
    test.skip('notRun' in server, 'notRun' in server ? server.notRun : '');
    if ('notRun' in server) return;
    const wrong: string[] = [];
    const queue = [...requests.entries()];
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        for (let next = queue.pop(); next; next = queue.pop()) {
          const [number, request] = next;
          const answer = await exchange(server.origin, Buffer.from(request, 'latin1'), 15_000);
          const [head = '', body = ''] = answer.split('\r\n\r\n');
          const status = Number(answer.match(/^HTTP\/1\.[01] (\d{3})/)?.[1]);
          const says = `${number}: ${JSON.stringify(request.slice(0, 90))} → ${JSON.stringify(answer.slice(0, 60))}`;
          // A split header would mean that the target was reflected unescaped.
          const split = /^Set-Cookie/im.test(head);
          const isDocument = /<!doctype html>/i.test(body);
          if (!sane.includes(status) || split || (!isDocument && inside.test(answer))) wrong.push(says);
        }
      }),
    );
    expect(wrong).toEqual([]);
    expect((await ask(server.origin, contact)).status).toBe(200);
    expect(server.process.exitCode).toBeNull();
    await server.stop();
  });
}

interface Asked {
  method: string;
  bytes: string;
}

/** Valid but unusual requests, which both servers must treat alike. */
function readable(isLast: boolean): Asked {
  const method = oneOf(['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE']);
  const path = oneOf([
    '/',
    contact,
    `${contact.toUpperCase()}/`,
    oddly(address('page:about')),
    '/nothing',
    `${contact}.html`,
    `${address('page:about')}?x=1`,
    `/${contact}`,
    `/images/..${contact}`,
    `/images/%2e%2e${contact}`,
    address('page:case-studies'),
    `${address('page:services').toLowerCase()}/any`,
    `${contact}#x`,
    `http://other.example${contact}`,
    escaped(contact),
    '/images/logo.svg',
    '/manifest.webmanifest',
    '/_headers',
    '/%2f_headers',
    '/robots.txt',
    '/static/js/',
  ]);
  const lines = [
    '',
    'Range: bytes=0-9\r\n',
    'Range: bytes=99999999-\r\n',
    'Range: bytes=-5\r\n',
    'Range: lines=1-2\r\n',
    'If-None-Match: "other"\r\n',
    'If-None-Match: *\r\n',
    'Accept-Encoding: gzip;q=0, br;q=0\r\n',
    'Expect: the-unexpected\r\n',
    // Node then closes the connection and nginx does not; both are allowed.
    isLast ? 'Expect: 100-continue\r\n' : '',
    `Cookie: ${'c'.repeat(below(9000))}\r\n`,
  ];
  const withBody = method === 'POST' || method === 'DELETE';
  const body = withBody ? oneOf(['', 'a=b', 'x'.repeat(500)]) : '';
  const length = withBody ? `Content-Length: ${body.length}\r\n` : '';
  const chunked = withBody && body && random() < 0.3;
  const framed = chunked ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body;
  const framing = chunked ? 'Transfer-Encoding: chunked\r\n' : length;
  const close = isLast ? 'Connection: close\r\n' : '';
  return {
    method,
    bytes: `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${oneOf(lines)}${framing}${close}\r\n${framed}`,
  };
}

/** Servers must agree on whether a request is refused, not on the text of the refusal. */
const essence = ({ status, headers, body }: Response) => {
  const refused = status >= 400 && status !== 404 && status !== 405 && status !== 416;
  const isWhole = status === 200 || status === 206;
  return {
    status: refused ? 'refused' : status,
    location: headers.location,
    range: headers['content-range'],
    type: isWhole ? headers['content-type']?.split(';')[0] : undefined,
    body: isWhole ? body : '',
  };
};

test('on one connection the shipped server responds like nginx', async () => {
  test.setTimeout(180_000);
  const nginx = await startNginx();
  test.skip('notRun' in nginx, 'notRun' in nginx ? nginx.notRun : '');
  if ('notRun' in nginx) return;
  const shipped = await startShipped();

  const rows = Array.from({ length: 150 }, () => {
    const length = 1 + below(6);
    const row = Array.from({ length }, (_, at) => readable(at === length - 1));
    // Sometimes the pipeline ends in garbage, which must not affect earlier requests.
    if (random() < 0.2)
      row.push({ method: 'GET', bytes: oneOf(['\0\r\n\r\n', 'GET\r\n\r\n', 'GET / HTTP/x\r\n\r\n']) });
    return row;
  });
  const wrong: string[] = [];
  const queue = [...rows];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let row = queue.pop(); row; row = queue.pop()) {
        const bytes = Buffer.from(row.map((asked) => asked.bytes).join(''), 'latin1');
        const methods = row.map(({ method }) => method);
        const of = async (origin: string, pieces: Buffer[]) =>
          responsesIn(await exchange(origin, pieces, 20_000), methods).map(essence);
        const cut = below(bytes.length);
        const answers = {
          whole: await of(shipped.origin, [bytes]),
          cut: await of(shipped.origin, [bytes.subarray(0, cut), bytes.subarray(cut)]),
          nginx: await of(nginx.origin, [bytes]),
        };
        const [ours, again, theirs] = Object.values(answers).map((answer) => JSON.stringify(answer));
        if (ours !== theirs || ours !== again || answers.whole.length === 0)
          wrong.push(difference(row, answers));
      }
    }),
  );
  expect(wrong).toEqual([]);
  await Promise.all([shipped.stop(), nginx.stop()]);
});

test('pipelined requests may be split at any byte', async () => {
  test.setTimeout(180_000);
  const nginx = await startNginx();
  const servers = [await startShipped(), ...('notRun' in nginx ? [] : [nginx])];
  const row =
    'GET /robots.txt HTTP/1.1\r\nHost: a\r\nExpect: something\r\n\r\n' +
    `POST ${contact} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n0\r\n\r\n` +
    `HEAD /nothing HTTP/1.1\r\nHost: a\r\n\r\nGET ${escaped(contact)}.html HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`;
  const statuses = [200, 303, 404, 301];
  for (const { origin } of servers) {
    const cuts = Array.from({ length: row.length }, (_, at) => at);
    const wrong: string[] = [];
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let cut = cuts.pop(); cut !== undefined; cut = cuts.pop()) {
          const pieces = [row.slice(0, cut), row.slice(cut)].map((piece) => Buffer.from(piece));
          const received = await exchange(origin, pieces, 20_000);
          const found = responsesIn(received, ['GET', 'POST', 'HEAD', 'GET']).map(({ status }) => status);
          if (String(found) !== String(statuses)) wrong.push(`${cut}: ${found}`);
        }
      }),
    );
    expect(wrong).toEqual([]);
  }
  await Promise.all(servers.map((server) => server.stop()));
});

function difference(row: Asked[], answers: Record<string, ReturnType<typeof essence>[]>): string {
  const short = Object.entries(answers).map(([name, all]) => {
    const parts = all.map(({ body, ...rest }) => ({ ...rest, body: body.length }));
    return `${name}: ${JSON.stringify(parts)}`;
  });
  const asked = row.map(({ bytes }) => bytes.slice(0, 120).replace(/c{9,}/, 'c…'));
  return `${JSON.stringify(asked)}\n  ${short.join('\n  ')}`;
}
