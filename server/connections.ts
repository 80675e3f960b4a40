/*
 * How a connection ends: once every response it waits for has been handed to the network, with a last word or
 * without, and for good after a few seconds. Node's own ways of ending one cut off what is still being sent.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { limits } from '../hosting/rules.ts';

interface Connection {
  /** Those that have not been handed to the network. */
  responses: Set<ServerResponse>;
  /** Set when the connection is to end: what is said last. */
  lastWord?: string;
}

const connectionsOf = new WeakMap<Server, Map<Socket, Connection>>();

export function trackConnections(server: Server): void {
  const connections = new Map<Socket, Connection>();
  connectionsOf.set(server, connections);
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { responses: new Set() });
    socket.once('close', () => connections.delete(socket));
  });
  const count = ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.responses.add(response);
    response.once('close', () => {
      connection.responses.delete(response);
      if (connection.lastWord !== undefined) endIfDone(socket, connection);
    });
  };
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.prependListener(event, count);
}

/** Node leaves a connection to us after CONNECT and after bytes it cannot read: errors and time are ours too. */
export function endConnection(server: Server, socket: Socket, lastWord: string): void {
  const connection = connectionsOf.get(server)?.get(socket);
  if (!connection || connection.lastWord !== undefined) return;
  connection.lastWord = lastWord;
  socket.on('error', () => socket.destroy());
  endIfDone(socket, connection);
}

function endIfDone(socket: Socket, { responses, lastWord = '' }: Connection): void {
  // A request whose body never came whole has no response to wait for.
  const isWaiting = [...responses].some(({ req, writableEnded }) => req.complete || writableEnded);
  if (isWaiting || socket.writableEnded) return;
  if (!socket.writable) return void socket.destroy();
  socket.end(lastWord);
  // Whatever else the client sends is read and forgotten, so that it gets to read our last word.
  socket.resume();
  const leave = setTimeout(() => socket.destroy(), limits.lingerSeconds * 1000);
  socket.once('close', () => clearTimeout(leave));
}

interface Farewell {
  /** Those whose connections the server got, itself among them. */
  listeners?: NetServer[];
  seconds?: number;
}

/** No new connections; resolves when the last one has ended. Whoever reads too slowly is left after a while. */
export async function stop(
  server: Server,
  { listeners = [server], seconds = limits.farewellSeconds }: Farewell = {},
): Promise<void> {
  const connections = connectionsOf.get(server);
  if (!connections) throw new Error('Not a server of ours');
  const leave = setTimeout(() => {
    for (const socket of connections.keys()) socket.destroy();
  }, seconds * 1000);
  const closed = listeners.map(
    (listener) => new Promise<void>((resolve) => NetServer.prototype.close.call(listener, () => resolve())),
  );
  for (const socket of connections.keys()) endConnection(server, socket, '');
  await Promise.all(closed);
  clearTimeout(leave);
}
