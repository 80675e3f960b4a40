/* One process of the shipped server: it answers until it is told to stop. */
import { stop } from './connections.ts';
import { listenMany } from './listeners.ts';
import { siteServer } from './site-server.ts';

export function serve(port: number): void {
  const server = siteServer('dist/site');
  const listeners = listenMany(server, port);
  server.once('listening', () => process.send?.('listening'));

  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      // A terminal sends it to every process, the first process passes it on as well.
      if (isStopping) return;
      isStopping = true;
      await stop(server, { listeners });
      process.exit(0);
    });
  }
}
