/* `npm start`: the built site on one port. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { notFoundFile } from '../hosting/rules.ts';
import { open } from './doors.ts';
import { siteServer } from './site-server.ts';
import { stop } from './stop.ts';

const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT must be a number from 0 to 65535; it is "${process.env.PORT}".`);
}

const folder = 'dist/site';
if (!existsSync(join(folder, notFoundFile))) fail(`${folder} holds no built site. Run npm run build first.`);

const server = siteServer(folder);
open(server, port).then(
  (listening) => console.log(`Serving the site on http://localhost:${listening}`),
  (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      fail(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
    if (error.code === 'EACCES') fail(`Port ${port} may not be used by this account. Choose one above 1023.`);
    throw error;
  },
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await stop(server);
    process.exit(0);
  });
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
