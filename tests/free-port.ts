import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections, since one of those could be taken before the server
 * starts; test processes have neighbouring ids and begin far apart.
 */
let nextPort = 20_000 + ((process.pid * 613) % 10_000);

export async function freePort(): Promise<number> {
  const port = nextPort++;
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
