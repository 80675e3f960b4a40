/*
 * How the server stops: no new connections, and each open one ends once its answers have been handed to the
 * network. Node's own `close` destroys a connection as soon as an answer is written, sent or not.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { limits } from '../hosting/rules.ts';
import { closeDoors } from './doors.ts';

interface Connections {
  /** How many answers of Node's each connection still waits for. */
  waiting: Map<Socket, number>;
  isStopping: boolean;
}

const connections = new WeakMap<Server, Connections>();

export function countAnswers(server: Server): void {
  const state: Connections = { waiting: new Map(), isStopping: false };
  connections.set(server, state);
  server.on('connection', (socket: Socket) => {
    state.waiting.set(socket, 0);
    socket.once('close', () => state.waiting.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    state.waiting.set(socket, (state.waiting.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (state.waiting.get(socket) ?? 1) - 1;
      if (state.waiting.has(socket)) state.waiting.set(socket, left);
      if (state.isStopping && left === 0) socket.end();
    });
  });
}

/** Resolves when the last connection has ended; whoever reads too slowly is left after a while. */
export async function stop(server: Server, farewellSeconds = limits.farewellSeconds): Promise<void> {
  const state = connections.get(server);
  if (!state) throw new Error('Not a server of ours');
  state.isStopping = true;
  const end = setTimeout(() => {
    for (const socket of state.waiting.keys()) socket.destroy();
  }, farewellSeconds * 1000);
  for (const [socket, left] of state.waiting) if (left === 0) socket.end();
  await closeDoors(server);
  clearTimeout(end);
}
