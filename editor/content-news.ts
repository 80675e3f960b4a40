/*
 * News of changed content for the pages, each change once. What the editor writes itself is made known before it
 * answers: the page that asked loads once, and finds the new words.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Change } from './changes.ts';
import type { Types } from './types.ts';

const watched = /\/src\/(content\/|app\/routes\.ts$)/;

export class ContentNews {
  readonly #root: string;
  readonly #types: Pick<Types, 'hasChanged'>;
  readonly #told = new Map<string, string | undefined>();
  readonly #awaited = new Map<string, () => void>();

  /** Whatever file changes is told to the types as well. */
  constructor(root: string, types: Pick<Types, 'hasChanged'>) {
    this.#root = root;
    this.#types = types;
  }

  /** The pages decide when to reload. */
  readonly plugin: Plugin = {
    name: 'content-news',
    hotUpdate: ({ file, server }) => {
      this.#types.hasChanged(file);
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
      this.#types.hasChanged(file);
      if (!watched.test(place)) return undefined;
      const known = new Promise<void>((done) => this.#awaited.set(place, done));
      vite.watcher.emit('change', place);
      return known;
    });
    await Promise.all(heard);
  }
}
