/* One process of the shipped server: it answers until it is told to stop. */
import { stop } from './connections.ts';
import { siteServer } from './site-server.ts';

export function serve(port: number): void {
  const server = siteServer('dist/site');
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      fail(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
    if (error.code === 'EACCES') fail(`Port ${port} may not be used by this account. Choose one above 1023.`);
    throw error;
  });
  // Many may come at once.
  server.listen({ port, backlog: 4096 });

  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      // A terminal sends it to every process, the first process passes it on as well.
      if (isStopping) return;
      isStopping = true;
      await stop(server);
      process.exit(0);
    });
  }
}

export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
