/* Types of the service worker APIs we use, which are not in TypeScript's DOM library. */
import type { SaveMessage } from '../saved-copy-mark.ts';

export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent & { data: SaveMessage }) => void): void;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
}

export const worker = self as unknown as WorkerScope;
