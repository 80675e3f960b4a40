/*
 * News of changed content for the pages, each change once. What the editor writes itself is made known before it
 * answers: the page that asked loads once, and finds the new words.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Change } from './changes.ts';

const watched = /\/src\/(content\/|app\/routes\.ts$)/;

export class ContentNews {
  readonly #root: string;
  readonly #told = new Map<string, string | undefined>();
  readonly #awaited = new Map<string, () => void>();

  constructor(root: string) {
    this.#root = root;
  }

  /** The pages decide when to reload. */
  readonly plugin: Plugin = {
    name: 'content-news',
    hotUpdate: ({ file, server }) => {
      if (!watched.test(file)) return undefined;
      const now = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      if (!this.#told.has(file) || this.#told.get(file) !== now)
        server.environments.client.hot.send('editor:content', {});
      this.#told.set(file, now);
      this.#awaited.get(file)?.();
      return [];
    },
  };

  /** Vite would hear of it from the disk, a moment too late for a page that reloads at once. */
  async tell(vite: ViteDevServer, changes: Change[]): Promise<void> {
    const heard = changes.map(({ file, before, after }) => {
      const place = resolve(this.#root, file).replaceAll('\\', '/');
      if (before === undefined) vite.watcher.emit('add', place);
      if (after === undefined) vite.watcher.emit('unlink', place);
      if (!watched.test(place)) return undefined;
      const known = new Promise<void>((done) => this.#awaited.set(place, done));
      vite.watcher.emit('change', place);
      return known;
    });
    await Promise.all(heard);
  }
}
