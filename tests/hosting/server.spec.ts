/* The shipped server by itself: greedy and slow clients, how it starts and how it stops. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { expect, test } from '@playwright/test';
import { limits } from '../../hosting/rules.ts';
import { stop } from '../../server/connections.ts';
import { siteServer } from '../../server/site-server.ts';
import { address } from '../screens.ts';
import { freePort, startShipped } from './engines.ts';
import { ask, exchange, responsesIn, untilClosed } from './request.ts';

const site = 'dist/site';
const impatient = { ...limits, headerSeconds: 1, requestSeconds: 2, idleSeconds: 2 };

test.describe('a client', () => {
  let server: Server;
  let origin: string;
  test.beforeAll(async () => {
    server = siteServer(site, impatient).listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => stop(server, { seconds: 1 }));

  const get = (more = '') => `GET / HTTP/1.1\r\nHost: a\r\n${more}`;

  test('that sends too long a header is told so', async () => {
    const answer = await exchange(origin, get(`X: ${'x'.repeat(limits.headerBytes)}\r\n\r\n`));
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('that announces too large a body is told so', async () => {
    const post = `POST ${address('page:contact')} HTTP/1.1\r\nHost: a\r\nContent-Length: ${limits.bodyBytes + 1}\r\n\r\n`;
    expect(await exchange(origin, post)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('that sends a body without end is cut off', async () => {
    const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`;
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`POST ${address('page:contact')} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`);
    const pump = setInterval(() => socket.write(chunk), 5);
    await once(socket.resume(), 'close');
    clearInterval(pump);
    expect(socket.bytesWritten).toBeLessThan(40 * limits.bodyBytes);
  });

  test('that takes forever over its headers is let go', async () => {
    const before = performance.now();
    const answer = await exchange(origin, get('X-Slow: '), 10_000);
    expect(performance.now() - before).toBeLessThan(6000);
    expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  test('that takes forever over its body is let go', async () => {
    const before = performance.now();
    await exchange(
      origin,
      `POST ${address('page:contact')} HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx`,
      10_000,
    );
    expect(performance.now() - before).toBeLessThan(8000);
  });

  test('that connects and says nothing is let go', async () => {
    const before = performance.now();
    await exchange(origin, '', 10_000);
    expect(performance.now() - before).toBeLessThan(6000);
  });

  for (const [how, pause] of [
    ['one by one', 20],
    ['all at once', 0],
  ] as const) {
    test(`that asks for much ${how} and reads nothing is let go`, async () => {
      const film = readdirSync(`${site}/media`).find((name) => name.endsWith('.mp4'));
      const ended = once(server, 'connection').then(([socket]) => once(socket, 'close'));
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      socket.on('error', () => {});
      socket.pause();
      // Enough answers to fill every buffer on the way.
      for (let times = 0; times < 40; times++) {
        socket.write(`GET /media/${film} HTTP/1.1\r\nHost: a\r\n\r\n`);
        if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
      }
      await ended;
      socket.destroy();
    });
  }

  test('that asks for a tunnel is refused and let go', async () => {
    const refusals = await Promise.all(
      Array.from({ length: 200 }, () => untilClosed(origin, 'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n')),
    );
    for (const refusal of refusals) expect(refusal).toMatch(/^HTTP\/1\.1 405 /);
  });

  test('that asks before it sends a body gets its answers whole', async () => {
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

  test('that sends something unreadable still gets what it asked for before', async () => {
    const answer = await exchange(origin, `${get('\r\n')}${get('\r\n')}broken\r\n\r\n`);
    const statuses = responsesIn(answer, ['GET', 'GET', 'GET']).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 400]);
  });

  test('that asks for several things at once gets them in order', async () => {
    const answer = await exchange(
      origin,
      `${get('\r\n')}GET /nothing HTTP/1.1\r\nHost: a\r\n\r\n${get('Connection: close\r\n\r\n')}`,
    );
    expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
  });
});

test('an abrupt end at any stage of any request takes nothing with it', async () => {
  test.setTimeout(120_000);
  const engine = await startShipped();
  const port = Number(new URL(engine.origin).port);
  const film = readdirSync(`${site}/media`).find((name) => name.endsWith('.mp4'));
  const processes = () => [engine.process.pid as number, ...childrenOf(engine.process.pid as number)];
  const openFiles = () => processes().reduce((sum, pid) => sum + readdirSync(`/proc/${pid}/fd`).length, 0);
  await expect.poll(() => processes().length, { timeout: 20_000 }).toBe(1 + availableParallelism());
  await Promise.all(Array.from({ length: 20 }, () => ask(engine.origin, '/')));
  // Until every process has opened its listeners.
  let last = 0;
  const hasSettled = () => {
    const [before, now] = [last, openFiles()];
    last = now;
    return before === now;
  };
  await expect.poll(hasSettled, { intervals: [1000] }).toBe(true);
  const [before, started] = [openFiles(), processes()];

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
  expect(processes()).toEqual(started);
  expect((await ask(engine.origin, address('page:contact'))).status).toBe(200);
  await engine.stop();
});

test('a process that dies is replaced, and the site stays up', async () => {
  const engine = await startShipped();
  const workers = () => childrenOf(engine.process.pid as number);
  await expect.poll(() => workers().length, { timeout: 20_000 }).toBe(availableParallelism());
  const [victim = 0, ...others] = workers();
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => workers().filter((pid) => pid !== victim).length).toBe(others.length + 1);
  const status = () =>
    ask(engine.origin, address('page:contact')).then(
      (answer) => answer.status,
      () => 'refused',
    );
  await expect.poll(status, { timeout: 20_000 }).toBe(200);
  expect(engine.process.exitCode).toBeNull();
  await engine.stop();
});

/** Ends a connection with a reset instead of a farewell, as a pulled plug does. */
async function reset(port: number, bytes: string, pause: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  if (bytes) await new Promise((resolve) => socket.write(bytes, resolve));
  if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
  socket.resetAndDestroy();
  await once(socket, 'close');
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

test.describe('the command', () => {
  const serve = (port: string) =>
    spawn(process.execPath, ['server/serve.ts'], { env: { PATH: process.env.PATH, PORT: port } });

  async function heard(child: ChildProcess): Promise<{ said: string; code: number | null }> {
    let said = '';
    child.stdout?.on('data', (text) => (said += text));
    child.stderr?.on('data', (text) => (said += text));
    const [code] = await once(child, 'exit');
    return { said, code };
  }

  test('says where the site is', async () => {
    const port = await freePort();
    const child = serve(String(port));
    const [line] = await once(child.stdout, 'data');
    expect(String(line)).toBe(`Serving the site on http://localhost:${port}\n`);
    child.kill();
    await once(child, 'exit');
  });

  test('says in one sentence that the port is taken', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { said, code } = await heard(serve(String(port)));
    other.close();
    expect(code).toBe(1);
    expect(said).toBe(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start\n`);
  });

  test('does not share its port with another of its kind', async () => {
    const engine = await startShipped();
    const { said, code } = await heard(serve(new URL(engine.origin).port));
    await engine.stop();
    expect(code).toBe(1);
    expect(said).toContain('is taken');
  });

  test('refuses a port that is none', async () => {
    const { said, code } = await heard(serve('http'));
    expect([said, code]).toEqual(['PORT must be a number from 0 to 65535; it is "http".\n', 1]);
  });

  test('lets answers on their way arrive before it stops', async () => {
    const engine = await startShipped();
    const film = readdirSync(`${site}/media`).find((name) => name.endsWith('.mp4'));
    const whole = (await ask(engine.origin, `/media/${film}`)).body.length;

    const socket = connect(Number(new URL(engine.origin).port), '127.0.0.1');
    socket.write(`GET /media/${film} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(8));
    await once(socket, 'readable');
    engine.process.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(ask(engine.origin, '/')).rejects.toThrow();

    let received = 0;
    socket.on('data', (chunk) => {
      received += chunk.length;
    });
    const exit = once(engine.process, 'exit');
    await once(socket, 'close');
    expect(received).toBeGreaterThan(8 * whole);
    expect(await exit).toEqual([0, null]);
    await engine.stop();
  });
});
