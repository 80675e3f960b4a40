import { expect, test } from 'vitest';
import { plainGet } from './plain-get.ts';

const get = (target: string, ...fields: string[]) =>
  `GET ${target} HTTP/1.1\r\n${['Host: a', ...fields].join('\r\n')}\r\n\r\n`;

test('reads the path and what a file depends on', () => {
  expect(
    plainGet(
      get('/About?from=mail', 'Accept-Encoding: br', 'Range:bytes=0-1', 'User-Agent: x', 'If-Range: "e"'),
    ),
  ).toEqual({
    pathname: '/About',
    conditions: { 'accept-encoding': 'br', range: 'bytes=0-1', 'if-range': '"e"' },
  });
  expect(plainGet(get('/', 'If-None-Match: "e"', 'Connection: Keep-Alive'))?.conditions).toEqual({
    'if-none-match': '"e"',
  });
});

test.each([
  ['another method', get('/').replace('GET', 'HEAD')],
  ['an older version', get('/').replace('1.1', '1.0')],
  ['a piece of a request', get('/').slice(0, -1)],
  ['two requests', get('/') + get('/')],
  ['no host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n'],
  ['two hosts', get('/', 'Host: b')],
  ['a body', get('/', 'Content-Length: 1')],
  ['a body in chunks', get('/', 'Transfer-Encoding: chunked')],
  ['a last request', get('/', 'Connection: close')],
  ['an upgrade', get('/', 'Upgrade: h2c')],
  ['the same condition twice', get('/', 'Range: bytes=0-1', 'Range: bytes=2-3')],
  ['a folded line', get('/', 'Accept: a\r\n b')],
  ['a space before the colon', get('/', 'Accept : a')],
  ['a bare line end', get('/').replaceAll('\r', '')],
  ['a whole address', get('http://a/')],
  ['a fragment', get('/#a')],
  ['a byte beyond ASCII', get('/\u00e9')],
  ['a control character', get('/', 'Accept: \u0000')],
  ['a very long request', get(`/${'a'.repeat(9000)}`)],
])('leaves %s to the parser of Node', (_, text) => {
  expect(plainGet(text)).toBeUndefined();
});
