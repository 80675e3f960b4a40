/* Loads the desk's script and content on demand. */

import loadWorker from '../console/view/load/load-worker.ts?worker&url';
import type { LoadedDesk } from '../console/view/state/desk-loader.ts';
import { loadOnce } from '../ui/load-once.ts';
import { loadWorkerPolicy, trustedScript } from '../ui/trusted-policy.ts';
import { retryStylesheets } from './retry-stylesheets.ts';

let workerAddress: string | undefined;

/** May throw: a browser or its policy may block workers. */
function startLoadWorker(): Worker {
  workerAddress ??= trustedScript(loadWorkerPolicy, loadWorker);
  return new Worker(workerAddress, { type: 'module' });
}

export const loadDesk: () => Promise<LoadedDesk> = loadOnce(async () => {
  const [{ Desk }, { deskContent }] = await Promise.all([
    import('../console/view/desk/desk.tsx'),
    import('./desk-content.ts'),
    retryStylesheets(),
  ]);
  return { Desk, content: { ...deskContent, startLoadWorker } };
});
