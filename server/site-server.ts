/* Node's HTTP server around the handler: limits, refusals and graceful shutdown. */
import {
  type IncomingMessage,
  type RequestListener,
  Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { readHosting } from '../hosting/read-hosting.ts';
import { allowedMethods, limits as siteLimits } from '../hosting/rules.ts';
import { LaterFiles } from './later-files.ts';
import { siteHandler } from './site-handler.ts';
import { readSite, type SiteStore } from './site-store.ts';

interface Connection {
  /** Responses not yet flushed, in the order of their requests. */
  pending: Set<ServerResponse>;
  /** Set once the connection is to end: a refusal, or nothing at shutdown. */
  finalResponse?: string;
}

export class SiteServer extends Server {
  readonly #site: SiteStore;
  readonly #limits: typeof siteLimits;
  /** What a light build has left for later. */
  readonly later: LaterFiles;
  readonly #connections = new Map<Socket, Connection>();

  constructor(folder: string, limits = siteLimits) {
    super({
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headerSeconds * 1000,
      requestTimeout: limits.requestSeconds * 1000,
      keepAliveTimeout: limits.idleSeconds * 1000,
      connectionsCheckingInterval: 1000,
      // Refused by us, with the headers of every other response.
      requireHostHeader: false,
    });
    this.#site = readSite(folder, readHosting());
    this.#limits = limits;
    // Also ends a connection whose client stopped reading.
    this.setTimeout(limits.idleSeconds * 1000);
    this.on('connection', (socket: Socket) => {
      this.#connections.set(socket, { pending: new Set() });
      socket.once('close', () => this.#connections.delete(socket));
    });
    this.later = new LaterFiles((name) => this.#site.add(name));
    const respond = siteHandler(this.#site, (path) => this.later.wanted(path));
    // Node would write '100 Continue' into the middle of an earlier pipelined response.
    for (const event of ['request', 'checkContinue', 'checkExpectation'])
      this.on(event, (request, response) => this.#handle(request, response, respond));
    this.on('connect', (_request, socket) => this.#refuse(socket as Socket, 405));
    this.on('clientError', (error: NodeJS.ErrnoException, socket) =>
      this.#refuse(socket as Socket, statusByCode[error.code ?? ''] ?? 400),
    );
  }

  /** Finishes responses on their way; connections still open after the grace period are cut. */
  async shutdown(graceSeconds = this.#limits.shutdownGraceSeconds): Promise<void> {
    const closed = new Promise((resolve) => this.close(resolve));
    const cut = setTimeout(() => {
      for (const socket of this.#connections.keys()) socket.destroy();
    }, graceSeconds * 1000);
    for (const socket of this.#connections.keys()) this.#end(socket, '');
    await closed;
    clearTimeout(cut);
  }

  #handle(request: IncomingMessage, response: ServerResponse, respond: RequestListener): void {
    const connection = this.#connections.get(request.socket);
    if (!connection || connection.finalResponse) return;
    const refuse = (status: number) => {
      connection.pending.delete(response);
      this.#refuse(request.socket, status);
    };
    connection.pending.add(response);
    response.once('close', () => connection.pending.delete(response));
    let received = 0;
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > this.#limits.bodyBytes) refuse(413);
    });
    const status = refusalStatus(request, this.#limits.bodyBytes);
    if (status) refuse(status);
    else if (!isSendingBody(request)) respond(request, response);
    // The body is discarded, but closing while it arrives would lose the response.
    else request.once('end', () => connection.pending.has(response) && respond(request, response));
  }

  #refuse(socket: Socket, status: number): void {
    const allow = status === 405 && { Allow: allowedMethods };
    const headers = { ...this.#site.emptyHeaders, ...allow, Connection: 'close', 'Content-Length': '0' };
    const lines = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    this.#end(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
  }

  #end(socket: Socket, finalResponse: string): void {
    const connection = this.#connections.get(socket);
    if (!connection || connection.finalResponse) return;
    connection.finalResponse = finalResponse;
    // After CONNECT Node leaves the socket without an error listener.
    socket.on('error', () => socket.destroy());
    this.#endWhenFlushed(socket, connection);
  }

  #endWhenFlushed(socket: Socket, connection: Connection): void {
    // An incomplete request body means no response to wait for.
    const next = [...connection.pending].find(({ req, headersSent }) => req.complete || headersSent);
    if (next) return void next.once('close', () => this.#endWhenFlushed(socket, connection));
    if (!socket.writable) return void socket.destroy();
    socket.end(connection.finalResponse ?? '');
    // Lingers: closing with unread input would reset the connection and lose the response.
    socket.resume();
    const cut = setTimeout(() => socket.destroy(), this.#limits.lingerSeconds * 1000);
    socket.once('close', () => clearTimeout(cut));
  }
}

function refusalStatus({ httpVersion, headers, headersDistinct }: IncomingMessage, bodyBytes: number) {
  if (!['1.0', '1.1'].includes(httpVersion)) return 505;
  const hosts = headersDistinct.host?.length ?? 0;
  if (hosts !== 1 && !(hosts === 0 && httpVersion === '1.0')) return 400;
  return Number(headers['content-length'] ?? 0) > bodyBytes ? 413 : undefined;
}

function isSendingBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding, expect } = headers;
  return (length !== '0' || encoding !== undefined) && expect?.toLowerCase() !== '100-continue';
}

const statusByCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_VERSION: 505,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
