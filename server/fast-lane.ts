/*
 * Plain requests are answered here, straight from the stored bytes and in one write, for about half of what
 * Node's HTTP server takes (npm run load shows both). The first request on a connection that is not plain
 * sends the connection to Node's server for good, with the bytes already read.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { plainReplies } from './plain-reply.ts';
import { write } from './reply-bytes.ts';
import type { SiteStore } from './site-store.ts';

/** More than this on its way, and the client is not listened to until it has read what it asked for. */
const mostUnread = 1_000_000;

/** Puts the lane before Node's own handling of connections. */
export function openFastLane(server: Server, site: SiteStore, idleSeconds: number): void {
  const toNode = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');
  const replyTo = plainReplies(site);

  server.on('connection', (socket: Socket) => {
    const listeners = {
      data(chunk: Buffer) {
        const answered = replyTo(chunk.toString('latin1'));
        if (!answered) return handOver(chunk);
        write(socket, answered);
        if (socket.writableLength > mostUnread) socket.pause().once('drain', () => socket.resume());
      },
      end: () => socket.end(),
      error: () => socket.destroy(),
      timeout: () => socket.destroy(),
    };
    function handOver(chunk: Buffer): void {
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener);
      socket.setTimeout(0).pause().unshift(chunk);
      for (const listener of toNode) listener.call(server, socket);
      process.nextTick(() => socket.resume());
    }
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
    socket.setTimeout(idleSeconds * 1000);
  });
}
