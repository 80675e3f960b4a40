/*
 * Only the editor's own page may send requests. The Host header stops DNS rebinding, Sec-Fetch-Site and Origin stop
 * other sites, and a token in the page stops every other caller.
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
    throw new Refused(421, 'This editor answers at its own address on this machine only.');
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
    throw new Refused(403, 'Only the editor’s own page may ask for this.');
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
  if (method !== 'POST' || !own || !json || !isSame(headers[tokenHeader], token))
    throw new Refused(403, 'Only the editor’s own page may change the site.');
}

function isSame(given: string | string[] | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
