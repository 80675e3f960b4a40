/* The HTTP server around the handler: what a slow, greedy or broken client may do. */
import { createServer, type Server } from 'node:http';
import { limits as siteLimits } from '../hosting/rules.ts';
import { openFastLane } from './fast-lane.ts';
import { handlerFor } from './site-handler.ts';
import { loadSite } from './site-store.ts';
import { countAnswers } from './stop.ts';

export function siteServer(folder: string, limits = siteLimits): Server {
  const site = loadSite(folder);
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headerSeconds * 1000,
      requestTimeout: limits.requestSeconds * 1000,
      keepAliveTimeout: limits.idleSeconds * 1000,
      connectionsCheckingInterval: 1000,
    },
    handlerFor(site),
  );
  // A reader that takes nothing for so long has gone.
  server.setTimeout(limits.idleSeconds * 1000);
  // Without a listener the connection would end without a word.
  server.on('connect', (_request, socket) =>
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n'),
  );
  openFastLane(server, site, limits.idleSeconds);
  countAnswers(server);
  return server;
}
