/*
 * The cached files: one cache for each deployment, a page under one key however it was spelled. Copies of an
 * older deployment stay until each of their pages has been cached again, completely.
 */
import { isAsset, isDataSheet } from '../saved-copy-mark.ts';
import { isWhole, scriptsOf } from './static-files.ts';
import { worker } from './worker-scope.ts';

/** Set by the build: a name for this deployment. */
declare const BUILD: string;

const prefix = 'site-';
const cacheName = prefix + BUILD;

/** All or nothing. */
export async function saveAll(urls: string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(urls);
}

/**
 * Caches a file unless it is there; reuses an older deployment's copy. A page is always updated,
 * after the files it needs when it is reached by a link, where its styles are not in the document. Returns whether it
 * is cached now.
 */
export async function save(url: string): Promise<boolean> {
  const isPage = !isAsset(pathOf(url));
  if (isPage) await Promise.all(scriptsOf(keyOf(url)).map(save));
  else if (await findIn(cacheName, url)) return true;
  try {
    const response = (!isPage && (await find(url))) || (await fetch(url));
    return isSound(url, response) && (await put(url, response));
  } catch {
    // No network, no copy.
    return false;
  }
}

/** A script or style served as HTML is a host's error page and is not cached. */
export function isSound(url: string, response: Response): boolean {
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return response.status === 200 && response.type === 'basic' && isDocument !== isAsset(pathOf(url));
}

export async function put(url: string, response: Response): Promise<boolean> {
  try {
    if (!(await isWhole(pathOf(url), response))) return false;
    await (await caches.open(cacheName)).put(keyOf(url), response);
    return true;
  } catch {
    // A full disk is ignored: the page itself has loaded.
    return false;
  }
}

/** This deployment's copy, else an older one; never a corrupt one. */
export async function find(url: string): Promise<Response | undefined> {
  for (const name of [cacheName, ...(await otherNames())]) {
    const saved = await findIn(name, url);
    if (saved) return saved;
  }
  return undefined;
}

async function findIn(name: string, url: string): Promise<Response | undefined> {
  // Opening a cache that has just been deleted would create it again.
  const saved = await caches.match(keyOf(url), { cacheName: name, ignoreVary: true });
  return saved && (await isWhole(pathOf(url), saved)) ? saved : undefined;
}

/**
 * After a deployment: caches the visitor's pages again, one by one, each with its pictures and
 * new scripts. A page that cannot be fetched keeps its older copy.
 */
export async function replaceOlderCopies(): Promise<void> {
  const names = await otherNames();
  // One of them may belong to a newer worker that is about to activate.
  if (worker.registration.installing || worker.registration.waiting) return;
  for (const name of names) {
    const older = await caches.open(name);
    const urls = (await older.keys()).map(({ url }) => url);
    const pictures = urls.filter((url) => pathOf(url).startsWith('/images/'));
    const pages = urls.filter((url) => !isAsset(pathOf(url)) || isDataSheet(pathOf(url)));
    const renewed = await Promise.all(pages.map((url) => renew(url, pictures)));
    if (renewed.every(Boolean)) await caches.delete(name);
    else await Promise.all(pages.filter((_, at) => renewed[at]).map((url) => older.delete(url)));
  }
}

async function renew(url: string, pictures: string[]): Promise<boolean> {
  try {
    const response = await fetch(url);
    if (response.status === 404 || response.status === 410) return true;
    if (!isSound(url, response)) return false;
    const words = await response.clone().text();
    const files = [
      ...scriptsOf(keyOf(url)),
      ...pictures.filter((picture) => words.includes(pathOf(picture))),
    ];
    const saved = await Promise.all(files.map(renewFile));
    return saved.every(Boolean) && (await put(url, response));
  } catch {
    return false;
  }
}

/** A picture keeps its name when it changes, so it is fetched even if an older copy is saved. */
async function renewFile(url: string): Promise<boolean> {
  if (!pathOf(url).startsWith('/images/')) return save(url);
  const response = await fetch(url);
  // A missing picture affects nothing else.
  return response.status === 404 || (isSound(url, response) && put(url, response));
}

async function otherNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName).reverse();
}

const pathOf = (url: string) => new URL(url, location.origin).pathname;

function keyOf(url: string): string {
  const path = pathOf(url);
  return isAsset(path) ? path : path.toLowerCase().replace(/(?<=.)\/$/, '');
}
