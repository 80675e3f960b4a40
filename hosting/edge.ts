/*
 * The rules for a host that serves files itself and calls a function for the rest: other spellings, the form's POST,
 * missing paths, and range requests for films (which Safari requires).
 */
import { indexDocuments } from './documents.ts';
import type { HostedDocument, Hosting } from './hosting.ts';
import { requestedPart } from './range.ts';
import { allowedMethods, cacheLifetimes, notFoundAt, resolveRequest } from './rules.ts';
import { responseHeaders } from './security.ts';

/** Gets a stored file as the host would serve it, headers and all. */
export type FetchAsset = (request: Request) => Promise<Response>;

type Respond = (request: Request, fetchAsset: FetchAsset) => Promise<Response>;

export function edgeResponder(hosting: Hosting): Respond {
  const documents = indexDocuments(hosting);
  const empty = (status: number, more: Record<string, string>) => {
    const headers = new Headers(responseHeaders(hosting));
    headers.set('Cache-Control', cacheLifetimes.otherwise);
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    return new Response(null, { status, headers });
  };

  return async (request, fetchAsset) => {
    const { pathname } = new URL(request.url);
    // Only the host knows which files exist; it responds with 404 itself.
    const found = resolveRequest({ documents, has: () => true }, request.method, pathname);
    if (found.kind === 'redirect') return empty(found.status, { Location: found.to });
    if (found.kind === 'options') return empty(204, { Allow: allowedMethods });
    if (found.kind === 'refusal') return empty(found.status, { Allow: allowedMethods });

    const document = documents.byFile.get(found.file.toLowerCase());
    const asset =
      found.status === 200 ? await fetchAsset(at(request, addressOf(document, pathname))) : undefined;
    if (!asset || asset.status === 404) {
      const page = await fetchAsset(at(request, notFoundAt(documents, pathname).path));
      return new Response(page.body, { status: 404, headers: page.headers });
    }
    const range = request.headers.get('Range');
    return range && asset.status === 200 && !document ? partOf(asset, range) : asset;
  };
}

const addressOf = (document: HostedDocument | undefined, pathname: string) =>
  document ? encodeURI(document.path) : pathname;

function at({ url, method, headers }: Request, address: string): Request {
  return new Request(new URL(address, url), { method, headers });
}

async function partOf(asset: Response, range: string): Promise<Response> {
  const body = await asset.arrayBuffer();
  const headers = new Headers(asset.headers);
  headers.set('Accept-Ranges', 'bytes');
  const part = requestedPart(range, body.byteLength);
  if (part === 'whole') return new Response(body, { status: 200, headers });
  if (part === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${body.byteLength}`);
    headers.set('Cache-Control', cacheLifetimes.otherwise);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${part.start}-${part.end}/${body.byteLength}`);
  return new Response(body.slice(part.start, part.end + 1), { status: 206, headers });
}
