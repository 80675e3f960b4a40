/* A reply as it goes over the wire. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Reply } from './reply.ts';

/** A longer part of a file is not copied behind its headers: it would fill the memory. */
const longestPart = 65_536;

export function write(socket: Socket, answered: Reply): void {
  const { status, body } = answered;
  if (!body || status !== 206 || body.length <= longestPart) return void socket.write(inOnePiece(answered));
  socket.cork();
  socket.write(headOf(answered));
  socket.write(body);
  socket.uncork();
}

/** A whole file is the same to all who ask, a part only to those who ask in the same words. */
const made = new WeakMap<object, { status: number; date: string; bytes: Buffer }>();

/** Headers and body cost less in one write than in two. Made once a second, because it tells the time. */
function inOnePiece(answered: Reply): Buffer {
  const { status, body } = answered;
  const owner = body ?? answered;
  const date = now();
  const known = made.get(owner);
  if (known?.date === date && known.status === status) return known.bytes;
  const head = headOf(answered);
  const bytes = body ? Buffer.concat([head, body]) : head;
  made.set(owner, { status, date, bytes });
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
