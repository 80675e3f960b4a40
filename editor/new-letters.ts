/* A letter no text had before: the stylesheets, which hold only the letters in use, are made again with it. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { typefaces } from '../prerender/fonts/typefaces.ts';
import { scriptStylesheet } from '../prerender/styles.ts';
import { editions } from '../src/content/editions.ts';

/** The build adds letters to these. */
const stylesheets = new Set([
  ...typefaces.map(({ stylesheet }) => stylesheet),
  ...editions.map(({ script }) => scriptStylesheet(script)),
]);

export class NewLetters {
  readonly #root: string;
  readonly #known: Set<string>;

  constructor(root: string) {
    this.#root = root;
    const files = globSync('src/content/**/*.ts', { cwd: root });
    this.#known = new Set(files.flatMap((file) => [...new Set(readFileSync(resolve(root, file), 'utf8'))]));
  }

  /** `source`: a content file as it is now. */
  addFrom(source: string, { environments }: Pick<ViteDevServer, 'environments'>): void {
    const found = [...new Set(source)].filter((letter) => !this.#known.has(letter));
    if (found.length === 0) return;
    for (const letter of found) this.#known.add(letter);
    for (const { moduleGraph } of Object.values(environments))
      for (const stylesheet of stylesheets)
        for (const module of moduleGraph.getModulesByFile(resolve(this.#root, stylesheet)) ?? [])
          moduleGraph.invalidateModule(module);
  }
}
