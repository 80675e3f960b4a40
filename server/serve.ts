/* `npm start`: the built site on one port, by one process per core. */
import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { hostingFile } from '../hosting/hosting.ts';
import { notFoundFile } from '../hosting/rules.ts';
import { claim } from './listeners.ts';
import { serve } from './worker.ts';
import { supervise } from './workers.ts';

const wanted = Number(process.env.PORT || 3000);
if (cluster.isWorker) serve(wanted);
else {
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535)
    fail(`PORT must be a number from 0 to 65535; it is "${process.env.PORT}".`);
  if (![hostingFile, `dist/site/${notFoundFile}`].every((file) => existsSync(file)))
    fail('dist holds no built site. Run npm run build first.');
  try {
    supervise(await claim(wanted));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') fail(`Port ${wanted} is taken. Choose another: PORT=${wanted + 1} npm start`);
    if (code === 'EACCES') fail(`Port ${wanted} may not be used by this account. Choose one above 1023.`);
    throw error;
  }
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
