/*
 * Notifies open pages of changed content, once per change. The editor's own writes are announced before the response
 * is sent, so that the requesting page already gets the new content.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { NewLetters } from './new-letters.ts';
import type { Change } from './step.ts';
import type { Types } from './types.ts';

const watched = /\/src\/(content\/|app\/(routes|former-addresses)\.ts$)/;

export class ContentChangeNotifier {
  readonly #root: string;
  readonly #types: Pick<Types, 'hasChanged'>;
  readonly #letters: NewLetters;
  readonly #lastSent = new Map<string, string | undefined>();
  /** Saves that overlap may wait for the same file. */
  readonly #waiting = new Map<string, (() => void)[]>();

  /** The tab whose request is being handled. */
  tab = '';

  constructor(root: string, types: Pick<Types, 'hasChanged'>) {
    this.#root = root;
    this.#letters = new NewLetters(root);
    this.#types = types;
  }

  readonly plugin: Plugin = {
    name: 'content-change-notifier',
    hotUpdate: ({ file, server }) => {
      this.#types.hasChanged(file);
      if (!watched.test(file)) return undefined;
      const now = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      if (!this.#lastSent.has(file) || this.#lastSent.get(file) !== now)
        server.environments.client.hot.send('editor:content', { tab: this.tab });
      this.#lastSent.set(file, now);
      if (now) this.#letters.addFrom(now, server);
      for (const resolveWaiting of this.#waiting.get(file) ?? []) resolveWaiting();
      this.#waiting.delete(file);
      return [];
    },
  };

  /**
   * Vite's file watcher would notice too, but too late for a page that reloads at once. Formatting changes nothing a
   * page shows: `isSilent` leaves open pages as they are.
   */
  async notify(vite: ViteDevServer, changes: Change[], isSilent = false): Promise<void> {
    const handled = changes.map(({ file, before, after }) => {
      const path = resolve(this.#root, file).replaceAll('\\', '/');
      if (isSilent) this.#lastSent.set(path, after === undefined ? undefined : String(after));
      if (before === undefined) vite.watcher.emit('add', path);
      if (after === undefined) vite.watcher.emit('unlink', path);
      this.#types.hasChanged(file);
      if (!watched.test(path)) return undefined;
      const { promise, resolve: resolveWaiting } = Promise.withResolvers<void>();
      this.#waiting.set(path, [...(this.#waiting.get(path) ?? []), resolveWaiting]);
      vite.watcher.emit('change', path);
      return promise;
    });
    await Promise.all(handled);
    this.tab = '';
  }
}
