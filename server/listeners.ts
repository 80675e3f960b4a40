/*
 * Node accepts one waiting connection per listener and turn of its loop: of a thousand visitors who come at once the
 * last would wait for seconds. Linux lets many listeners share a port, and as many are accepted per turn.
 */
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';

const mayShare = process.platform === 'linux';
const count = mayShare ? 128 : 1;

/** The HTTP server listens itself, and gets the connections of the others. */
export function listenMany(server: HttpServer, port: number): Server[] {
  const others = Array.from({ length: count - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  const all = [server, ...others];
  for (const listener of all) listener.listen({ port, backlog: 4096, reusePort: mayShare });
  return all;
}

/** Who shares a port would not notice that another has it: this asks for it alone. For 0, a free one is found. */
export async function claim(port: number): Promise<number> {
  const probe = createServer().listen({ port, exclusive: true });
  await once(probe, 'listening');
  const { port: claimed } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return claimed;
}
