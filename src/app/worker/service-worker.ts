/*
 * Makes visited pages and the contact page available offline. Pages come from the
 * network whenever it responds; a cached copy is marked as such. Scripts and styles are named by their
 * hashes, so a page never gets those of another deployment. Videos are not cached.
 *
 * To switch it off for everyone, deploy service-worker-off.js in its place: docs/deploying.md.
 */
import { type CopyReason, isAsset, isDataSheet, offlinePathOf, savedCopyMark } from '../saved-copy-mark.ts';
import { find, isSound, put, replaceOlderCopies, save, saveAll } from './saved-files.ts';
import { isWhole } from './static-files.ts';
import { type Fetching, worker } from './worker-scope.ts';

/**
 * Set by the build, by edition prefix: the files of the contact page, and the fallback for pages that are
 * not cached. The first edition's are cached on install, another's with its first cached page.
 */
declare const PRECACHED: Record<string, string[]>;

/** Milliseconds to wait for the server before using a cached copy. */
const patience = 3000;

worker.addEventListener('install', (event) => event.waitUntil(saveAll(PRECACHED[''] ?? [])));

worker.addEventListener('activate', (event) => {
  // An earlier worker may have enabled it: in Firefox a preload that fails replaces the saved copy with an error page.
  const preload = worker.registration.navigationPreload?.disable();
  event.waitUntil(Promise.all([preload, worker.clients.claim()]));
});

worker.addEventListener('message', (event) => {
  // Older copies are replaced once a page has come over the network: a worker that starts offline has no others.
  const { save: urls } = event.data;
  const needed = new Set(urls.flatMap((url) => PRECACHED[prefixOf(url)] ?? []));
  event.waitUntil(Promise.all([...urls, ...needed].map(save)).then(replaceOlderCopies));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('Range')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/static/')) event.respondWith(savedFirst(event));
  else if (isAsset(pathname)) event.respondWith(networkFirst(event));
});

async function page(event: Fetching): Promise<Response> {
  const answer = fromNetwork(event);
  try {
    return await inTime(answer);
  } catch {
    const saved = await find(event.request.url);
    // A PDF cannot be marked.
    if (saved && isDataSheet(new URL(event.request.url).pathname)) return saved;
    if (saved) return asSavedCopy(saved, navigator.onLine ? 'unanswered' : 'offline');
    return answer.catch((error) => offlineResponse(error, prefixOf(event.request.url)));
  }
}

/** The edition's prefix of an address; empty for the first edition. */
function prefixOf(url: string): string {
  const path = new URL(url, location.origin).pathname.toLowerCase();
  const isBelow = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  return Object.keys(PRECACHED).find((prefix) => prefix && isBelow(prefix)) ?? '';
}

/** Without network and copy, responds with the offline page, which lists the cached pages. */
async function offlineResponse(error: unknown, prefix: string): Promise<Response> {
  const saved = (await find(offlinePathOf(prefix))) ?? (await find(offlinePathOf('')));
  if (!saved) throw error;
  return new Response(saved.body, { status: 503, headers: ownHeaders(saved) });
}

async function savedFirst(event: Fetching): Promise<Response> {
  const { request } = event;
  const saved = await find(request.url);
  if (saved) return saved;
  const response = await fetch(request);
  if (await isWhole(new URL(request.url).pathname, response)) return kept(event, response);
  // Bypasses the HTTP cache, which may have the same corrupt file.
  return kept(event, await fetch(request.url, { cache: 'reload' }));
}

async function networkFirst(event: Fetching): Promise<Response> {
  const answer = fromNetwork(event);
  try {
    return await inTime(answer);
  } catch {
    return (await find(event.request.url)) ?? answer;
  }
}

/** Cached when it arrives, however late. */
function fromNetwork(event: Fetching): Promise<Response> {
  const answer = fetch(event.request).then((response) => kept(event, response));
  event.waitUntil(answer.catch(() => {}));
  return answer;
}

function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  const limit = new Promise<never>((_, reject) => setTimeout(reject, patience));
  return Promise.race([answer, limit]);
}

function kept(event: Fetching, response: Response): Response {
  const { url } = event.request;
  if (isSound(url, response)) event.waitUntil(put(url, response.clone()));
  return response;
}

async function asSavedCopy(saved: Response, reason: CopyReason): Promise<Response> {
  const text = (await saved.text()).replace('<html', `<html ${savedCopyMark}="${reason}"`);
  return new Response(text, { headers: ownHeaders(saved) });
}

function ownHeaders(saved: Response): Headers {
  const headers = new Headers(saved.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  return headers;
}
