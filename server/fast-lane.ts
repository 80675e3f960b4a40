/*
 * Plain requests are answered here, straight from the stored bytes and in one write, for about half of what
 * Node's HTTP server takes (npm run load shows both). The first request on a connection that is not plain
 * sends the connection to Node's server for good, with the bytes already read.
 */
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { answer } from '../build/hosting/rules.ts';
import { plainGet } from './plain-get.ts';
import { type Reply, reply } from './reply.ts';
import type { Form, SiteStore, StoredFile } from './site-store.ts';

/** More than this on its way, and the client is not listened to until it has read what it asked for. */
const mostUnread = 1_000_000;

/** Puts the lane before Node's own handling of connections. */
export function openFastLane(server: Server, site: SiteStore, idleSeconds: number): void {
  const toNode = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');

  server.on('connection', (socket: Socket) => {
    const listeners = {
      data(chunk: Buffer) {
        const request = plainGet(chunk);
        const found = request && answer(site, 'GET', request.pathname);
        if (!request || found?.kind !== 'file') return handOver(chunk);
        write(socket, reply(site.files.get(found.file) as StoredFile, found.status, request.conditions));
        if (socket.writableLength > mostUnread) socket.pause().once('drain', () => socket.resume());
      },
      end: () => socket.end(),
      error: () => socket.destroy(),
      timeout: () => socket.destroy(),
    };
    function handOver(chunk: Buffer): void {
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener);
      socket.setTimeout(0).pause().unshift(chunk);
      for (const listener of toNode) listener.call(server, socket);
      process.nextTick(() => socket.resume());
    }
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
    socket.setTimeout(idleSeconds * 1000);
  });
}

function write(socket: Socket, answered: Reply): void {
  if (answered.status === 200) return void socket.write(whole(answered));
  socket.cork();
  socket.write(headOf(answered));
  if (answered.body) socket.write(answered.body);
  socket.uncork();
}

/** A whole file's answer, made once a second because it tells the time. */
const made = new WeakMap<Form, { date: string; bytes: Buffer }>();

function whole(answered: Reply): Buffer {
  const { form } = answered;
  const known = made.get(form);
  if (known?.date === now()) return known.bytes;
  const bytes = Buffer.concat([headOf(answered), form.body]);
  made.set(form, { date: now(), bytes });
  return bytes;
}

function headOf({ status, form, headers }: Reply): Buffer {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${form.head}`;
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  return Buffer.from(`${head}Date: ${now()}\r\n\r\n`, 'latin1');
}

const clock = { second: 0, text: '' };

function now(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== clock.second) Object.assign(clock, { second, text: new Date().toUTCString() });
  return clock.text;
}
