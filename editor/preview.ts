/*
 * The open draft as a folder to show others: built as the site is, from a snapshot, and marked so that search engines
 * stay away. Nothing is sent anywhere.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { changedFiles } from './review.ts';
import { takeSnapshot } from './snapshot.ts';

const run = promisify(execFile);

export const previewFolder = 'preview';

export interface PreviewState {
  phase: 'making' | 'done' | 'stopped' | 'failed';
  /** Steps of the build that are finished, of `all`. */
  step: number;
  all: number;
  /** ISO 8601, once it is made. */
  made?: string;
}

const steps = [
  ['node_modules/vite/bin/vite.js', 'build'],
  ['node_modules/vite/bin/vite.js', 'build', '--ssr'],
  ['prerender/prerender.ts'],
];

export class Preview {
  readonly #root: string;
  #now: PreviewState | undefined;
  #stop = new AbortController();

  constructor(root: string) {
    this.#root = root;
  }

  get state(): PreviewState | undefined {
    return this.#now;
  }

  /** Answers at once; `state` follows. */
  start(name: string): PreviewState {
    if (this.#now?.phase === 'making') return this.#now;
    const now: PreviewState = { phase: 'making', step: 0, all: steps.length };
    this.#now = now;
    this.#stop = new AbortController();
    void this.#make(now, name);
    return now;
  }

  stop(): void {
    this.#stop.abort();
  }

  async #make(now: PreviewState, name: string): Promise<void> {
    const { signal } = this.#stop;
    // The editor's own server has set it to development.
    const env = { ...process.env, NODE_ENV: 'production' };
    const snapshot = takeSnapshot(this.#root, changedFiles(this.#root));
    try {
      for (const args of steps) {
        await run(process.execPath, args, { cwd: snapshot.folder, env, signal, maxBuffer: 1 << 28 });
        now.step += 1;
      }
      const made = join(snapshot.folder, 'dist/site');
      markPreview(made, name);
      const place = resolve(this.#root, previewFolder);
      rmSync(place, { recursive: true, force: true });
      cpSync(made, place, { recursive: true });
      now.made = new Date().toISOString();
      now.phase = 'done';
    } catch (error) {
      if (!signal.aborted) console.error(error);
      now.phase = signal.aborted ? 'stopped' : 'failed';
    } finally {
      snapshot.remove();
    }
  }
}

/** In each document, in robots.txt and, for hosts that read it, in the headers. Compressed copies would be older. */
export function markPreview(folder: string, name: string): void {
  for (const file of globSync('**/*.{br,gz}', { cwd: folder })) rmSync(join(folder, file));
  const said = `Preview: ${name}. `.replace(/[&<>]/g, '');
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const html = readFileSync(join(folder, file), 'utf8');
    const marked = html
      .replace(/<meta name="?robots"?[^>]*>/, '')
      .replace(/<title>/, () => `<meta name="robots" content="noindex"><title>${said}`);
    writeFileSync(join(folder, file), marked);
  }
  rmSync(join(folder, 'sitemap.xml'), { force: true });
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  const headers = join(folder, '_headers');
  const known = existsSync(headers) ? readFileSync(headers, 'utf8') : '';
  writeFileSync(headers, `${known.trimEnd()}\n\n/*\n  X-Robots-Tag: noindex\n`);
}
