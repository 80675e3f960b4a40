/* `npm start`: the built site on one port, in one process. */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { readArguments } from '../cli/arguments.ts';
import { fail } from '../cli/fail.ts';
import { readPort } from '../cli/port.ts';
import { hostingFile } from '../hosting/hosting.ts';
import { SiteServer } from './site-server.ts';

readArguments();
const port = readPort(3000);
if (![hostingFile, 'dist/site/404.html'].every((file) => existsSync(file)))
  fail('dist holds no built site. Run npm run build first.');

const server = new SiteServer('dist/site');
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
  if (error.code === 'EACCES') fail(`Port ${port} may not be used by this account. Choose one above 1023.`);
  // Failing to accept one connection, for example out of file descriptors, must not stop the server.
  if (!server.listening) throw error;
  console.error(error.message);
});
server.listen(port, () => {
  console.log(`Serving the site on http://localhost:${(server.address() as AddressInfo).port}`);
  if (server.later.count === 0) return;
  console.log(
    `${server.later.count} share cards, data sheets and photographs are made in the background; one asked for early is made then.`,
  );
  server.later.start('prerender/make-later.ts');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server.later.stop();
    return server.shutdown();
  });
