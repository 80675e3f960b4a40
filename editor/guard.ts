/*
 * Only the editor's own page may change anything. The Host header stops DNS rebinding, Sec-Fetch-Site and Origin stop
 * other sites in the owner's browser. A program can send any header, so a token stops every other account and program
 * that does not read the owner's terminal or browser: no response contains it. They can read what is served: the site
 * and its source, but no private file (prerender/private-files.ts). Programs of the owner's own account could change
 * the files anyway.
 */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Refused } from './refused.ts';

export interface Access {
  port: number;
  token: string;
}

const tokenHeader = 'x-editor-token';
/** The tab that sent the request. It learns of its own changes from the response. */
export const tabHeader = 'x-editor-tab';

export function checkHost({ headers }: IncomingMessage, { port }: Access): void {
  if (headers.host !== `127.0.0.1:${port}` && headers.host !== `localhost:${port}`)
    throw new Refused(421, 'The editor can be opened only at its own address on this computer.');
}

/** Vite's own route that starts a code editor on a local file, with a plain GET. */
const openInEditor = /^\/+__open-in-editor\b/i;

/**
 * Requests another site could make a browser send. Links to the editor are allowed, embedding is not. Clients other
 * than browsers send no Sec-Fetch-Site.
 */
export function checkSite({ headers, url = '' }: IncomingMessage): void {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined || site === 'same-origin' || site === 'none';
  const isVisit = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  if (openInEditor.test(decoded(url)) || !(isOwn || isVisit))
    throw new Refused(403, 'Only the editor’s own page may request this.');
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    throw new Refused(400, 'This address cannot be read.');
  }
}

/** On every response: no other page may frame the editor (clickjacking). */
export const noFraming: [name: string, value: string][] = [
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['X-Frame-Options', 'DENY'],
];

export function checkCaller({ method, headers }: IncomingMessage, { token }: Access): void {
  const own = headers.origin === `http://${headers.host}`;
  const json = headers['content-type']?.split(';')[0] === 'application/json';
  if (method !== 'POST' || !own || !json)
    throw new Refused(403, 'Only the editor’s own page may change the site.');
  if (!isSame(headers[tokenHeader], token))
    throw new Refused(403, 'Only the address that `npm run edit` printed opens this editor. Open it again.');
}

function isSame(given: string | string[] | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
