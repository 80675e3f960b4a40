import { listWorkerPolicy, trustedScript } from '../../ui/trusted-policy.ts';
import listWorker from './list-worker.ts?worker&url';

let address: string | undefined;

/** May throw: a browser or its policy may block workers. */
export function startListWorker(): Worker {
  address ??= trustedScript(listWorkerPolicy, listWorker);
  return new Worker(address, { type: 'module' });
}
