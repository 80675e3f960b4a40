/* `npm start`: the built site on one port, by one process per core. */
import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { hostingFile } from '../hosting/hosting.ts';
import { notFoundFile } from '../hosting/rules.ts';
import { fail, serve } from './worker.ts';
import { supervise } from './workers.ts';

const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`PORT must be a number from 0 to 65535; it is "${process.env.PORT}".`);
if (![hostingFile, `dist/site/${notFoundFile}`].every((file) => existsSync(file)))
  fail('dist holds no built site. Run npm run build first.');

if (cluster.isPrimary) supervise();
else serve(port);
