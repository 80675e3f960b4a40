/* Answers a request from the stored site, by the rules of hosting. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { allowedMethods, answer, cacheLifetimes, limits } from '../hosting/rules.ts';
import { fileResponse } from './file-response.ts';
import type { SiteStore, StoredFile } from './site-store.ts';

export function siteHandler(site: SiteStore): RequestListener {
  return (request, response) => {
    if (!hasOneHost(request)) return sendEmpty(response, 400, ['Connection', 'close']);
    if (isTooLarge(request)) return sendEmpty(response, 413, ['Connection', 'close']);
    afterBody(request, () => respond(request, response));
  };

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const found = answer(site, request.method ?? '', pathOf(request.url ?? '/'));
    if (found.kind === 'file') {
      const { status, headers, body } = fileResponse(
        site.files.get(found.file) as StoredFile,
        found.status,
        request.headers,
      );
      response.writeHead(status, headers.flat()).end(request.method === 'HEAD' ? undefined : body);
    } else if (found.kind === 'redirect') {
      sendEmpty(response, found.status, ['Location', found.to]);
    } else {
      sendEmpty(response, found.kind === 'options' ? 204 : found.status, ['Allow', allowedMethods]);
    }
  }

  function sendEmpty(response: ServerResponse, status: number, header: [string, string]): void {
    const headers = [...emptyHeaders(site), header];
    if (status !== 204) headers.push(['Content-Length', '0']);
    response.writeHead(status, headers.flat()).end();
  }
}

/** Of a response that is no file. */
export function emptyHeaders({ security }: SiteStore): [string, string][] {
  return [...security, ['Cache-Control', cacheLifetimes.otherwise]];
}

/** A request of HTTP/1.1 names its host, and names one. */
function hasOneHost({ httpVersion, headersDistinct }: IncomingMessage): boolean {
  const hosts = headersDistinct.host?.length ?? 0;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** A proxy may name the whole address. */
function pathOf(target: string): string {
  const [path = ''] = target.split(/[?#]/, 1);
  return path.replace(/^https?:\/\/[^/]*/i, '') || '/';
}

function isTooLarge({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > limits.bodyBytes;
}

/**
 * Nothing of a body is kept, but it is waited for: a connection that closes while one is on its way takes the
 * response with it. Who asks whether to send one is answered at once.
 */
function afterBody(request: IncomingMessage, respond: () => void): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding, expect = '' } = request.headers;
  const hasBody = length !== '0' || encoding !== undefined;
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > limits.bodyBytes) request.destroy();
  });
  if (hasBody && expect.toLowerCase() !== '100-continue') request.once('end', respond);
  else respond();
}
