/*
 * Only this page of this server may ask. A name that leads here by a trick of the name service is refused by its
 * Host, another site by its Origin, and whoever has not read the page by the word it carries.
 */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Refused } from './refused.ts';

export interface Door {
  port: number;
  token: string;
}

export const tokenHeader = 'x-editor-token';

export function checkHost({ headers }: IncomingMessage, { port }: Door): void {
  if (headers.host !== `127.0.0.1:${port}` && headers.host !== `localhost:${port}`)
    throw new Refused(421, 'This editor answers at its own address on this machine only.');
}

export function checkCaller({ method, headers }: IncomingMessage, { token }: Door): void {
  const own = headers.origin === `http://${headers.host}`;
  const json = headers['content-type']?.split(';')[0] === 'application/json';
  if (method !== 'POST' || !own || !json || !isSame(headers[tokenHeader], token))
    throw new Refused(403, 'Only the editor’s own page may change the site.');
}

function isSame(given: string | string[] | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
