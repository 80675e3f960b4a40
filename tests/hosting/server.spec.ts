/* The shipped server by itself: greedy and slow clients, how it starts and how it stops. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { limits } from '../../hosting/rules.ts';
import { stop } from '../../server/connections.ts';
import { siteServer } from '../../server/site-server.ts';
import { freePort, startShipped } from './engines.ts';
import { ask, exchange } from './request.ts';

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
  test.afterAll(() => stop(server, 1));

  const get = (more = '') => `GET / HTTP/1.1\r\nHost: a\r\n${more}`;

  test('that sends too long a header is told so', async () => {
    const answer = await exchange(origin, get(`X: ${'x'.repeat(limits.headerBytes)}\r\n\r\n`));
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('that announces too large a body is told so', async () => {
    const post = `POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: ${limits.bodyBytes + 1}\r\n\r\n`;
    expect(await exchange(origin, post)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('that sends a body without end is cut off', async () => {
    const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`;
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST /contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
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
    await exchange(origin, 'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx', 10_000);
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

  test('that asks for several things at once gets them in order', async () => {
    const answer = await exchange(
      origin,
      `${get('\r\n')}GET /nothing HTTP/1.1\r\nHost: a\r\n\r\n${get('Connection: close\r\n\r\n')}`,
    );
    expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
  });
});

test.describe('the command', () => {
  const serve = (port: string) =>
    spawn(process.execPath, ['server/serve.ts'], { env: { ...process.env, PORT: port } });

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
