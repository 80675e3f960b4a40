/*
 * The kill switch: served as /service-worker.js, it replaces the worker of every visitor who comes by,
 * throws the saved copies away and signs itself off. Nothing on the page changes.
 */
import { worker } from './worker-scope.ts';

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(signOff()));
// A page that was open meanwhile registers once more, which takes the signing off back, and then sends a message.
worker.addEventListener('message', (event) => event.waitUntil(signOff()));

async function signOff(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
}
