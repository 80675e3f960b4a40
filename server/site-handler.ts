/* Answers a request from the stored site, by the rules of hosting. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { requestedPart } from '../build/hosting/range.ts';
import { allowedMethods, answer, limits } from '../build/hosting/rules.ts';
import { type Form, loadSite, type StoredFile } from './site-store.ts';

export function siteHandler(folder: string): RequestListener {
  const { documents, files, security } = loadSite(folder);
  const site = { documents, has: (file: string) => files.has(file) };

  return (request, response) => {
    if (isTooLarge(request)) return refuse(response, 413, ['Connection', 'close']);
    discardBody(request);
    const found = answer(site, request.method ?? '', pathOf(request.url ?? '/'));
    if (found.kind === 'file')
      return send(request, response, files.get(found.file) as StoredFile, found.status);
    if (found.kind === 'redirect') return refuse(response, found.status, ['Location', found.to]);
    const status = found.kind === 'options' ? 204 : found.status;
    return refuse(response, status, ['Allow', allowedMethods]);
  };

  function refuse(response: ServerResponse, status: number, headers: string[]): void {
    const length = status === 204 ? [] : ['Content-Length', '0'];
    response.writeHead(status, [...security, ...headers, ...length]).end();
  }
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

function send(request: IncomingMessage, response: ServerResponse, file: StoredFile, status: 200 | 404): void {
  const { headers, method } = request;
  const { range } = headers;
  const form = range ? file.plain : chosenForm(file, headers['accept-encoding']);

  if (status === 200 && isKnown(form, headers['if-none-match'])) {
    response.writeHead(304, form.headers).end();
    return;
  }
  const stillThatFile = !headers['if-range'] || headers['if-range'] === form.etag;
  const part = range && status === 200 && stillThatFile ? requestedPart(range, form.body.length) : 'whole';
  if (part === 'unsatisfiable') {
    const about = ['Content-Range', `bytes */${form.body.length}`, 'Content-Length', '0'];
    response.writeHead(416, [...form.headers, ...about]).end();
    return;
  }
  const body = part === 'whole' ? form.body : form.body.subarray(part.start, part.end + 1);
  const about = ['Content-Length', String(body.length)];
  if (part !== 'whole') about.push('Content-Range', `bytes ${part.start}-${part.end}/${form.body.length}`);
  response.writeHead(part === 'whole' ? status : 206, [...form.headers, ...about]);
  if (method === 'HEAD') response.end();
  else response.end(body);
}

function chosenForm(file: StoredFile, accepted: string | undefined): Form {
  if (!accepted) return file.plain;
  if (file.br && accepts(accepted, 'br')) return file.br;
  if (file.gzip && accepts(accepted, 'gzip')) return file.gzip;
  return file.plain;
}

/** `gzip, br;q=0.5` accepts both; `br;q=0` refuses. */
function accepts(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding);
  return at >= 0 && !/^\w*\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accepted.slice(at + encoding.length));
}

function isKnown({ etag }: Form, known: string | undefined): boolean {
  return known !== undefined && (known === '*' || known.includes(etag));
}
