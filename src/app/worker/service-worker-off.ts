/*
 * The kill switch: served as /service-worker.js, it replaces every visitor's worker, deletes the caches and
 * unregisters itself. Nothing on the page changes.
 */
import { worker } from './worker-scope.ts';

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(signOff()));
// An open page may register it again, which cancels the unregistration, and then sends a message.
worker.addEventListener('message', (event) => event.waitUntil(signOff()));

async function signOff(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
}
