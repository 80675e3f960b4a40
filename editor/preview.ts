/* Builds the open draft from a snapshot into a folder to show to others, marked noindex. It uploads nothing. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { changedFiles } from './review.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';

const run = promisify(execFile);

const previewFolder = 'preview';

export interface PreviewState {
  phase: 'making' | 'done' | 'stopped' | 'failed';
  /** Finished steps of the build, out of `all`. */
  step: number;
  all: number;
  /** ISO 8601, once it is built. */
  made?: string;
}

const steps = [
  ['node_modules/vite/bin/vite.js', 'build'],
  ['node_modules/vite/bin/vite.js', 'build', '--ssr'],
  ['prerender/prerender.ts', '--uncompressed'],
];

export class PreviewBuild {
  readonly #root: string;
  #now: PreviewState | undefined;
  #stop = new AbortController();

  constructor(root: string) {
    this.#root = root;
  }

  get state(): PreviewState | undefined {
    return this.#now;
  }

  /** Returns at once; poll `state` for progress. */
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
    // The editor's server has set NODE_ENV to development.
    const env = { ...process.env, NODE_ENV: 'production' };
    // The request is answered before the snapshot, which takes a second or two.
    await setImmediate();
    let snapshot: Snapshot | undefined;
    try {
      snapshot = takeSnapshot(this.#root, changedFiles(this.#root));
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
      snapshot?.remove();
    }
  }
}

/**
 * Adds noindex to each document, robots.txt and the host's headers, and a visible strip, so that nobody mistakes it
 * for the site.
 */
export function markPreview(folder: string, name: string, made = new Date()): void {
  const title = `Preview: ${name}`.replace(/[&<>]/g, '');
  const time = made.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const strip = `<aside class="preview-strip" aria-label="Preview"><b>${title}</b> ${time}. Not public.</aside>`;
  const head = `<meta name="robots" content="noindex"><link rel="stylesheet" href="/${stylesheet}">`;
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const html = readFileSync(join(folder, file), 'utf8');
    const marked = html
      .replace(/<meta name="?robots"?[^>]*>/, '')
      .replace(/<title>/, () => `${head}<title>${title}. `)
      .replace(/<body[^>]*>/, (body) => body + strip);
    writeFileSync(join(folder, file), marked);
  }
  writeFileSync(join(folder, stylesheet), stripStyle);
  rmSync(join(folder, 'sitemap.xml'), { force: true });
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  const headers = join(folder, '_headers');
  const known = existsSync(headers) ? readFileSync(headers, 'utf8') : '';
  // Hosts take one block per path: a second one would replace the site's security headers.
  const [every, noindex] = ['/*\n', '  X-Robots-Tag: noindex\n'];
  const own = known.startsWith(every) ? known : every + known;
  writeFileSync(
    headers,
    own.replace(every, () => every + noindex),
  );
}

/** A file, since the site's CSP allows only known inline blocks. */
const stylesheet = 'preview.css';
const stripStyle = `.preview-strip {
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 20;
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  gap: 0 0.5rem;
  block-size: 3.25rem;
  padding-inline: var(--margin);
  overflow: hidden;
  background: var(--white);
  color: var(--ink-900);
  border-block-end: 3px solid var(--signal);
  font: 400 0.9375rem / 1.3 var(--font);
}
body { padding-block-start: 3.25rem; }
#root > header { inset-block-start: 3.25rem; }
html { scroll-padding-block-start: 8rem; }
@media print {
  .preview-strip { position: static; }
  body { padding-block-start: 0; }
}
`;
