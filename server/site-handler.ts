/* Answers a request from the stored site, by the rules of hosting. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { allowedMethods, answer, limits } from '../hosting/rules.ts';
import { reply } from './reply.ts';
import { loadSite, type SiteStore, type StoredFile } from './site-store.ts';

export function siteHandler(folder: string): RequestListener {
  return handlerFor(loadSite(folder));
}

export function handlerFor(site: SiteStore): RequestListener {
  return (request, response) => {
    if (isTooLarge(request)) return refuse(response, 413, ['Connection', 'close']);
    discardBody(request);
    const found = answer(site, request.method ?? '', pathOf(request.url ?? '/'));
    if (found.kind === 'file')
      return send(request, response, site.files.get(found.file) as StoredFile, found.status);
    if (found.kind === 'redirect') return refuse(response, found.status, ['Location', found.to]);
    return refuse(response, found.kind === 'options' ? 204 : found.status, ['Allow', allowedMethods]);
  };

  function refuse(response: ServerResponse, status: number, headers: string[]): void {
    const length = status === 204 ? [] : ['Content-Length', '0'];
    response.writeHead(status, [...site.security, ...headers, ...length]).end();
  }
}

function send(request: IncomingMessage, response: ServerResponse, file: StoredFile, found: 200 | 404): void {
  const { status, form, headers, body } = reply(file, found, request.headers);
  response.writeHead(status, [...form.headers, ...headers]);
  if (body && request.method !== 'HEAD') response.end(body);
  else response.end();
}

/** A proxy may name the whole address. */
function pathOf(target: string): string {
  const [path = ''] = target.split(/[?#]/, 1);
  return path.startsWith('/') || !URL.canParse(path) ? path : new URL(path).pathname;
}

function isTooLarge({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > limits.bodyBytes;
}

/** Nothing of it is read, and not much of it is waited for. */
function discardBody(request: IncomingMessage): void {
  if (request.headers['transfer-encoding'] === undefined) return void request.resume();
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > limits.bodyBytes) request.destroy();
  });
}
