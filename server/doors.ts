/*
 * Node takes one waiting connection per listener in each turn of its loop: the last of a thousand visitors who
 * come at once would wait a thousand turns. With many listeners on the one port each turn takes as many. Linux
 * deals connections out among them evenly; elsewhere there is one.
 */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type ListenOptions, Server as NetServer } from 'node:net';

const sideDoors = process.platform === 'linux' ? 31 : 0;

const beside = new WeakMap<Server, NetServer[]>();

/** Resolves with the port: 0 asks for any. */
export async function open(server: Server, port: number): Promise<number> {
  if (sideDoors === 0) return listen(server, { port });
  // A shared port would be shared with another server of ours as well. Whether it is free is asked alone.
  const probe = createServer();
  const free = await listen(probe, { port });
  await close(probe);

  const doors = Array.from({ length: sideDoors }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  beside.set(server, doors);
  for (const door of [server, ...doors]) await listen(door, { port: free, reusePort: true });
  return free;
}

/** Resolves when the last connection has ended. Node's own `close` for HTTP would cut off answers. */
export async function closeDoors(server: Server): Promise<void> {
  await Promise.all([server, ...(beside.get(server) ?? [])].map(close));
}

async function listen(door: NetServer, options: ListenOptions): Promise<number> {
  door.listen({ ...options, backlog: 4096 });
  await once(door, 'listening');
  return (door.address() as AddressInfo).port;
}

const close = (door: NetServer) =>
  new Promise<void>((resolve) => NetServer.prototype.close.call(door, () => resolve()));
