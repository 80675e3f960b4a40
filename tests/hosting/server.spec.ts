/* The included server: slow and greedy clients, start-up and shutdown. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { limits } from '../../hosting/rules.ts';
import { SiteServer } from '../../server/site-server.ts';
import { address } from '../addresses.ts';
import { freePort } from '../free-port.ts';
import { ask, exchange, responsesIn, untilClosed } from './request.ts';
import { running, startShipped } from './servers.ts';

const site = 'dist/site';
const impatient = { ...limits, headerSeconds: 1, requestSeconds: 2, idleSeconds: 2, lingerSeconds: 1 };

test.describe('a client', () => {
  let server: SiteServer;
  let origin: string;
  test.beforeAll(async () => {
    server = new SiteServer(site, impatient).listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => server.shutdown(1));

  const get = (more = '') => `GET / HTTP/1.1\r\nHost: a\r\n${more}`;

  test('with too long a header gets an error response', async () => {
    const answer = await exchange(origin, get(`X: ${'x'.repeat(limits.headerBytes)}\r\n\r\n`));
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  const upload = (framing: string) =>
    `POST ${address('page:contact')} HTTP/1.1\r\nHost: a\r\n${framing}\r\n\r\n`;

  for (const [how, framing, head] of [
    ['of a known length', `Content-Length: ${100 * limits.bodyBytes}`, ''],
    ['in chunks', 'Transfer-Encoding: chunked', `${(100 * limits.bodyBytes).toString(16)}\r\n`],
  ] as const) {
    test(`with too large a body ${how} gets 413 and is disconnected`, async () => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      socket.on('error', () => {});
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
      socket.write(get('\r\n') + upload(framing) + head);
      // Keeps sending as a client does that only reads when it has sent everything.
      const pump = setInterval(() => socket.write('x'.repeat(0x1000)), 5);
      await once(socket, 'close');
      clearInterval(pump);
      expect(responsesIn(answer, ['GET', 'POST']).map(({ status }) => status)).toEqual([200, 413]);
      expect(socket.bytesWritten).toBeLessThan(50 * limits.bodyBytes);
    });
  }

  test('with an unsupported HTTP version is refused', async () => {
    for (const version of ['2.0', '0.9', '3.0', '1.2']) {
      const answer = await untilClosed(origin, `GET / HTTP/${version}\r\nHost: a\r\n\r\n`);
      expect(answer, version).toMatch(/^HTTP\/1\.1 505 /);
    }
  });

  test('that never finishes its headers is disconnected', async () => {
    expect(await untilClosed(origin, get('X-Slow: '))).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  test('that never finishes its body is disconnected', async () => {
    expect(await untilClosed(origin, `${upload('Content-Length: 9')}x`)).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  test('that connects and sends nothing is disconnected', async () => {
    expect(await untilClosed(origin, '')).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  for (const [how, pause] of [
    ['one by one', 20],
    ['all at once', 0],
  ] as const) {
    test(`that requests much ${how} and reads nothing is disconnected`, async () => {
      const film = readdirSync(`${site}/media`).find((name) => name.endsWith('.mp4'));
      const ended = once(server, 'connection').then(([socket]) => once(socket, 'close'));
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      socket.on('error', () => {});
      socket.pause();
      // Enough responses to fill every buffer.
      for (let times = 0; times < 40; times++) {
        socket.write(`GET /media/${film} HTTP/1.1\r\nHost: a\r\n\r\n`);
        if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
      }
      await ended;
      socket.destroy();
    });
  }

  test('that sends CONNECT is refused and disconnected', async () => {
    const refusals = await Promise.all(
      Array.from({ length: 200 }, () => untilClosed(origin, 'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n')),
    );
    for (const refusal of refusals) expect(refusal).toMatch(/^HTTP\/1\.1 405 /);
  });

  test('that sends Expect: 100-continue gets complete responses', async () => {
    const expecting = (method: string, path: string, what: string) =>
      `${method} ${path} HTTP/1.1\r\nHost: a\r\nExpect: ${what}\r\nContent-Length: 0\r\n\r\n`;
    for (const [method, path, status] of [
      ['GET', '/', 200],
      ['POST', address('page:contact'), 303],
      ['HEAD', '/nothing', 404],
    ] as const) {
      for (const what of ['100-continue', 'the-unexpected']) {
        const answer = await exchange(origin, get('\r\n') + expecting(method, path, what), 3000);
        const [first, second, third] = responsesIn(answer, ['GET', method, 'GET']);
        expect([first?.status, second?.status, third]).toEqual([200, status, undefined]);
        expect(answer).not.toContain(' 100 Continue');
        expect(second?.headers['content-security-policy']).toBeTruthy();
      }
    }
  });

  test('that sends garbage still gets the earlier responses', async () => {
    const answer = await exchange(origin, `${get('\r\n')}${get('\r\n')}broken\r\n\r\n`);
    const statuses = responsesIn(answer, ['GET', 'GET', 'GET']).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 400]);
  });

  test('that pipelines requests gets the responses in order', async () => {
    const answer = await exchange(
      origin,
      `${get('\r\n')}GET /nothing HTTP/1.1\r\nHost: a\r\n\r\n${get('Connection: close\r\n\r\n')}`,
    );
    expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
  });
});

test('survives a connection reset at any stage of any request', async () => {
  test.setTimeout(120_000);
  const server = await startShipped();
  const port = Number(new URL(server.origin).port);
  const film = readdirSync(`${site}/media`).find((name) => name.endsWith('.mp4'));
  const openFiles = () => readdirSync(`/proc/${server.process.pid}/fd`).length;
  await ask(server.origin, '/');
  const before = openFiles();

  const methods = [
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'CONNECT',
    'PROPFIND',
    'X',
  ];
  for (const method of methods) {
    const target = method === 'CONNECT' ? 'a:1' : `/media/${film}`;
    const whole = `${method} ${target} HTTP/1.1\r\nHost: a\r\nContent-Length: 20\r\n\r\n`;
    const stages = [
      '',
      whole.slice(0, 5),
      whole.slice(0, -9),
      whole,
      `${whole}half`,
      whole.repeat(3),
      `${whole}\0\r\n\r\n`,
    ];
    await Promise.all(
      // At once, and after the server has had a moment to answer.
      stages.flatMap((bytes) => [0, 1, 50].map((pause) => reset(port, bytes, pause))),
    );
  }
  await expect.poll(openFiles, { timeout: 20_000 }).toBeLessThanOrEqual(before);
  expect(server.process.exitCode).toBeNull();
  expect((await ask(server.origin, address('page:contact'))).status).toBe(200);
  await server.stop();
});

test('stays up with few file descriptors', async () => {
  const port = await freePort();
  const child = spawn('sh', ['-c', 'ulimit -n 100 && exec "$0" server/serve.ts', process.execPath], {
    env: { ...process.env, PORT: String(port) },
  });
  const server = await running(child, port);
  const greedy = Array.from({ length: 300 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await Promise.all(greedy.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])));
  for (const socket of greedy) socket.destroy();
  const status = () => ask(server.origin, '/').then((answer) => answer.status, String);
  await expect.poll(status).toBe(200);
  expect(child.exitCode).toBeNull();
  await server.stop();
});

/** Closes a connection with a TCP reset. */
async function reset(port: number, bytes: string, pause: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  if (bytes) await new Promise((resolve) => socket.write(bytes, resolve));
  if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
  socket.resetAndDestroy();
  await once(socket, 'close');
}

test.describe('the command', () => {
  const serve = (port: string) =>
    spawn(process.execPath, ['server/serve.ts'], { env: { PATH: process.env.PATH, PORT: port } });

  async function outcomeOf(child: ChildProcess): Promise<{ output: string; code: number | null }> {
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    const [code] = await once(child, 'exit');
    return { output, code };
  }

  test('prints the address of the site', async () => {
    const port = await freePort();
    const child = serve(String(port));
    const [line] = await once(child.stdout, 'data');
    expect(String(line)).toBe(`Serving the site on http://localhost:${port}\n`);
    child.kill();
    await once(child, 'exit');
  });

  test('reports that the port is in use', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { output, code } = await outcomeOf(serve(String(port)));
    other.close();
    expect(code).toBe(1);
    expect(output).toBe(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start\n`);
  });

  test('does not share its port with a second instance', async () => {
    const server = await startShipped();
    const { output, code } = await outcomeOf(serve(new URL(server.origin).port));
    await server.stop();
    expect(code).toBe(1);
    expect(output).toContain('is taken');
  });

  test('refuses an invalid port', async () => {
    const { output, code } = await outcomeOf(serve('http'));
    expect([output, code]).toEqual(['PORT must be a number from 0 to 65535; it is "http".\n', 1]);
  });

  test('finishes responses in flight before it exits, and closes idle connections', async () => {
    const server = await startShipped();
    const port = Number(new URL(server.origin).port);
    const film = readdirSync(`${site}/media`).find((name) => name.endsWith('.mp4'));
    const whole = (await ask(server.origin, `/media/${film}`)).body.length;

    const unused = connect(port, '127.0.0.1');
    const socket = connect(port, '127.0.0.1');
    // More than the buffers between the two hold.
    socket.write(`GET /media/${film} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(40));
    await once(socket, 'readable');
    const exit = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    await once(unused.resume(), 'close');
    await expect(ask(server.origin, '/')).rejects.toThrow();
    expect(server.process.exitCode).toBeNull();

    let received = 0;
    socket.on('data', (chunk) => {
      received += chunk.length;
    });
    await once(socket, 'close');
    expect(received).toBeGreaterThan(40 * whole);
    expect(await exit).toEqual([0, null]);
    await server.stop();
  });
});
