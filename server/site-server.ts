/* The HTTP server around the handler: what a slow, greedy or broken client may do, and how it stops. */
import { createServer, type Server } from 'node:http';
import { limits as siteLimits } from '../build/hosting/rules.ts';
import { siteHandler } from './site-handler.ts';

export function siteServer(folder: string, limits = siteLimits): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headerSeconds * 1000,
      requestTimeout: limits.requestSeconds * 1000,
      keepAliveTimeout: limits.keepAliveSeconds * 1000,
      connectionsCheckingInterval: 1000,
    },
    siteHandler(folder),
  );
  // A reader that takes nothing for so long has gone.
  server.setTimeout(limits.idleSeconds * 1000);
  // Without a listener the connection would end without a word.
  server.on('connect', (_request, socket) =>
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n'),
  );
  return server;
}

/** Takes no new requests, lets answers on their way arrive, and resolves when the last has. */
export function stop(server: Server, farewellSeconds = siteLimits.farewellSeconds): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const end = setTimeout(() => server.closeAllConnections(), farewellSeconds * 1000);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(end);
      resolve();
    });
  });
}
