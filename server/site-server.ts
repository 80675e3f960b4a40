/* The HTTP server around the handler: what a slow, greedy or broken client may do. */
import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { readHosting } from '../hosting/read-hosting.ts';
import { allowedMethods, limits as siteLimits } from '../hosting/rules.ts';
import { endConnection, trackConnections } from './connections.ts';
import { emptyHeaders, siteHandler } from './site-handler.ts';
import { loadSite } from './site-store.ts';

export function siteServer(folder: string, limits = siteLimits): Server {
  const site = loadSite(folder, readHosting());
  const handle = siteHandler(site);
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headerSeconds * 1000,
      requestTimeout: limits.requestSeconds * 1000,
      keepAliveTimeout: limits.idleSeconds * 1000,
      connectionsCheckingInterval: 1000,
      // The handler refuses it, with the headers of every other response.
      requireHostHeader: false,
    },
    handle,
  );
  // A reader that takes nothing for so long has gone.
  server.setTimeout(limits.idleSeconds * 1000);
  // No body is wanted, so none is asked for, and the request is answered like any other.
  server.on('checkContinue', handle);
  server.on('checkExpectation', handle);
  server.on('connect', (_request, socket: Duplex) =>
    refuse(socket as Socket, 405, ['Allow', allowedMethods]),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    refuse(socket as Socket, statusByCode[error.code ?? ''] ?? 400);
  });
  trackConnections(server);
  return server;

  function refuse(socket: Socket, status: number, ...headers: [string, string][]): void {
    const all = [...emptyHeaders(site), ...headers, ['Connection', 'close'], ['Content-Length', '0']];
    const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    endConnection(server, socket, `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
  }
}

/** Why Node could not read a request. */
const statusByCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
