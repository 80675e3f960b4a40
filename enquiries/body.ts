/* Reads a request's body within its limits. */
import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { FormError } from './form.ts';
import type { Room } from './in-flight.ts';

/** How long the rest of a refused body may take. */
const patience = 2000;

/** Reads all of it before refusing: a connection closed while a body arrives loses the answer. */
export async function readBody(request: IncomingMessage, most: number, room?: Room): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let received = 0;
  let refusal: FormError | undefined;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    received += chunk.length;
    if (received > most) refusal = new FormError(413, `The form is larger than ${most} bytes.`);
    else if (room && !room.add(chunk.length))
      refusal = new FormError(503, 'Too many messages are arriving. Please try again in a minute.');
    if (refusal) break;
    chunks.push(chunk);
  }
  if (!refusal) return Buffer.concat(chunks);
  chunks.length = 0;
  await discardBody(request);
  throw refusal;
}

/** Reads on without keeping anything; one that takes too long is cut off by the answer. */
export async function discardBody(request: IncomingMessage): Promise<void> {
  if (request.complete) return;
  const stop = new AbortController();
  const ended = new Promise<void>((resolve) => {
    request.once('end', resolve).once('close', resolve).resume();
  });
  await Promise.race([ended, setTimeout(patience, undefined, { signal: stop.signal })]);
  stop.abort();
}

/** The length a body is said to have. */
export function announcedBytes({ headers }: IncomingMessage): number | undefined {
  return headers['content-length'] === undefined ? undefined : Number(headers['content-length']);
}
