/* The first process: starts the others, replaces one that died, and ends when they have ended. */
import cluster, { type Worker } from 'node:cluster';
import { availableParallelism } from 'node:os';

export function supervise(port: number, count = availableParallelism()): void {
  const listening = new Set<Worker>();
  let isStopping = false;
  const start = () => cluster.fork({ PORT: String(port) });

  cluster.on('message', (worker) => {
    listening.add(worker);
    if (listening.size > 1) return;
    console.log(`Serving the site on http://localhost:${port}`);
    for (let more = Object.keys(cluster.workers ?? {}).length; more < count; more++) start();
  });

  cluster.on('exit', (worker, code, signal) => {
    const wasListening = listening.delete(worker);
    if (isStopping) return;
    if (wasListening) {
      console.error(`A process of the server ended (${signal ?? code}) and is replaced.`);
      start();
    } else {
      // It could not even start, and has said why: another would fare no better.
      stopAll(code || 1);
    }
  });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAll(0));

  // The first alone, so that what keeps it from starting is said once.
  start();

  function stopAll(code: number): void {
    if (isStopping) return;
    isStopping = true;
    process.exitCode = code;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  }
}
