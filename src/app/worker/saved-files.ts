/* The saved copies: one cache for each deployment, a page under one name however it was spelled. */
import { isAsset } from '../saved-copy-mark.ts';

/** Set by the build: a name for this deployment. */
declare const BUILD: string;

const prefix = 'site-';
const cacheName = prefix + BUILD;

/** All of them, or none. */
export async function saveAll(urls: string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(urls);
}

/** Saves a file unless it is there; a page is always renewed. */
export async function save(url: string): Promise<void> {
  if (isAsset(pathOf(url)) && (await find(url))) return;
  try {
    const response = await fetch(url);
    if (isSound(url, response)) await put(url, response);
  } catch {
    // No network, no copy.
  }
}

/** A page is a document; a script or style that comes as one is a host's mistake and not kept. */
export function isSound(url: string, response: Response): boolean {
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return response.status === 200 && response.type === 'basic' && isDocument !== isAsset(pathOf(url));
}

export async function put(url: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  // A full disk is no reason to complain: the page is on the screen.
  await cache.put(keyOf(url), response).catch(() => {});
}

export function find(url: string): Promise<Response | undefined> {
  return caches.match(keyOf(url), { ignoreVary: true });
}

/** After a deployment: pages the visitor had saved are fetched anew, then the older copies go. */
export async function replaceOlderCopies(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  for (const name of older) {
    const requests = await (await caches.open(name)).keys();
    await Promise.all(
      requests
        .map(({ url }) => url)
        .filter((url) => !isAsset(pathOf(url)))
        .map(save),
    );
    await caches.delete(name);
  }
}

const pathOf = (url: string) => new URL(url, location.origin).pathname;

function keyOf(url: string): string {
  const path = pathOf(url);
  return isAsset(path) ? path : path.toLowerCase().replace(/(?<=.)\/$/, '');
}
