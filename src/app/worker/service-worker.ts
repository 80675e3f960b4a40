/*
 * Keeps what a visitor has seen, and how to reach us, readable without a network. Pages come from the
 * network whenever it answers; a saved copy says that it is one. Scripts and styles are named by their
 * contents, so a page never gets those of another deployment. Films are left alone.
 *
 * To switch it off for everyone, deploy service-worker-off.js in its place: docs/deploying.md.
 */
import { isAsset, savedCopyMark } from '../saved-copy-mark.ts';
import { find, isSound, put, replaceOlderCopies, save, saveAll } from './saved-files.ts';
import { type Fetching, worker } from './worker-scope.ts';

/** Set by the build: what the contact page needs. */
declare const PRECACHED: string[];

worker.addEventListener('install', (event) => event.waitUntil(saveAll(PRECACHED)));

worker.addEventListener('activate', (event) => {
  const preload = worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, worker.clients.claim(), replaceOlderCopies()]));
});

worker.addEventListener('message', (event) => event.waitUntil(Promise.all(event.data.save.map(save))));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('Range')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/static/')) event.respondWith(savedFirst(event));
  else if (isAsset(pathname)) event.respondWith(networkFirst(event));
});

async function page(event: Fetching): Promise<Response> {
  try {
    return kept(event, (await event.preloadResponse) ?? (await fetch(event.request)));
  } catch (error) {
    return asSavedCopy(await savedOr(error, event));
  }
}

async function savedFirst(event: Fetching): Promise<Response> {
  return (await find(event.request.url)) ?? kept(event, await fetch(event.request));
}

async function networkFirst(event: Fetching): Promise<Response> {
  try {
    return kept(event, await fetch(event.request));
  } catch (error) {
    return savedOr(error, event);
  }
}

function kept(event: Fetching, response: Response): Response {
  const { url } = event.request;
  if (isSound(url, response)) event.waitUntil(put(url, response.clone()));
  return response;
}

async function savedOr(error: unknown, { request }: Fetching): Promise<Response> {
  const saved = await find(request.url);
  if (!saved) throw error;
  return saved;
}

async function asSavedCopy(saved: Response): Promise<Response> {
  const text = (await saved.text()).replace('<html', `<html ${savedCopyMark}`);
  const headers = new Headers(saved.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  return new Response(text, { headers });
}
