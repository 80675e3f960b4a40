/* Answers a request from the stored site, by the rules of hosting. */
import type { IncomingMessage, RequestListener } from 'node:http';
import { preferredEncoding } from '../hosting/encoding.ts';
import { requestedPart } from '../hosting/range.ts';
import { allowedMethods, cacheLifetimes, resolveRequest } from '../hosting/rules.ts';
import type { Headers, SiteStore, StoredFile } from './site-store.ts';

/** `wanted` is what a request for a file that is still being made waits for. */
type Wanted = (path: string) => Promise<void> | undefined;

export function siteHandler(site: SiteStore, wanted?: Wanted): RequestListener {
  const answer: RequestListener = (request, response) => {
    const { status, headers, body } = siteResponse(site, request);
    const hasLength = status !== 204 && status !== 304;
    response.writeHead(status, hasLength ? { ...headers, 'Content-Length': body?.length ?? 0 } : headers);
    if (!body || request.method === 'HEAD') response.end();
    // Ended only when flushed: server.close() cuts connections whose response has ended.
    else response.write(body, () => response.end());
  };
  return (request, response) => {
    const waiting = wanted?.(pathOf(request.url ?? '/'));
    if (!waiting) return answer(request, response);
    // A data sheet may take longer than an idle connection may stay open.
    const { socket } = request;
    const { timeout = 0 } = socket;
    socket.setTimeout(0);
    void waiting.then(() => {
      socket.setTimeout(timeout);
      answer(request, response);
    });
  };
}

function siteResponse(
  site: SiteStore,
  { method = '', url = '/', headers: asked }: IncomingMessage,
): { status: number; headers: Headers; body?: Buffer } {
  const found = resolveRequest(site, method, pathOf(url));
  const empty = (status: number, more: Headers) => ({ status, headers: { ...site.emptyHeaders, ...more } });
  if (found.kind === 'redirect') return empty(found.status, { Location: found.to });
  if (found.kind === 'options') return empty(204, { Allow: allowedMethods });
  if (found.kind === 'refusal') return empty(found.status, { Allow: allowedMethods });

  const { range, 'if-range': ifRange, 'if-none-match': known } = asked;
  const file = site.files.get(found.file) as StoredFile;
  const { body, headers } = range ? file.plain : preferred(file, asked['accept-encoding']);
  if (found.status === 404) return { status: 404, headers, body };
  if (known && (known === '*' || known.includes(headers.ETag))) return { status: 304, headers };
  const isSameFile = !ifRange || ifRange === headers.ETag;
  const part = range && isSameFile ? requestedPart(range, body.length) : 'whole';
  if (part === 'whole') return { status: 200, headers, body };
  const withRange = (bytes: string) => ({ ...headers, 'Content-Range': `bytes ${bytes}/${body.length}` });
  if (part === 'unsatisfiable')
    return { status: 416, headers: { ...withRange('*'), 'Cache-Control': cacheLifetimes.otherwise } };
  const { start, end } = part;
  return { status: 206, headers: withRange(`${start}-${end}`), body: body.subarray(start, end + 1) };
}

function preferred({ plain, ...encoded }: StoredFile, accepted: string | undefined) {
  const encoding = preferredEncoding(accepted, Object.keys(encoded) as ('br' | 'gzip')[]);
  return (encoding && encoded[encoding]) ?? plain;
}

/** A proxy may send the absolute form, scheme and host included. */
function pathOf(target: string): string {
  const [path = ''] = target.split(/[?#]/, 1);
  return path.replace(/^https?:\/\/[^/]*/i, '') || '/';
}
