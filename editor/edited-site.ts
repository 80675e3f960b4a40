/* The site's content as it is now, by page: values as they are shown, and the file each page is written in. */
import type { ViteDevServer } from 'vite';
import type { AnyPage } from '../src/content/any-page.ts';
import type { RouteId } from '../src/content/schema.ts';
import { contentFiles, readSource } from './content-files.ts';
import { readTree, valueAt } from './content-tree.ts';
import type { Part, Path, Value } from './content-value.ts';
import { type Types, untyped } from './types.ts';

type Routes = typeof import('../src/app/routes.ts');

export class EditedSite {
  readonly #root: string;
  readonly #vite: ViteDevServer;
  readonly types: Types;

  constructor(root: string, vite: ViteDevServer, types: Types) {
    this.#root = root;
    this.#vite = vite;
    this.types = types;
  }

  module(file: string): Promise<Record<string, unknown>> {
    return this.#vite.ssrLoadModule(`/${file}`);
  }

  /** The page at an address. */
  async pageAt(pathname: string): Promise<RouteId | undefined> {
    const { match } = (await this.module('src/app/match.ts')) as typeof import('../src/app/match.ts');
    return match(pathname).id as RouteId | undefined;
  }

  /** The file whose default export the route table loads for the page. */
  async fileOf(id: RouteId): Promise<string | undefined> {
    const { routes } = (await this.module('src/app/routes.ts')) as Routes;
    return this.#fileWith((await routes[id]?.loadContent())?.default);
  }

  /** The file of the page in the language of its address; none where that language has no words of it. */
  async fileAt(pathname: string): Promise<string | undefined> {
    const { match } = (await this.module('src/app/match.ts')) as typeof import('../src/app/match.ts');
    const { id, edition } = match(pathname);
    if (!id || !edition.load) return id && this.fileOf(id);
    const { pages } = (await edition.load()).default;
    return this.#fileWith((await pages[id]?.())?.default);
  }

  async #fileWith(content: unknown): Promise<string | undefined> {
    for (const file of content ? contentFiles(this.#root) : [])
      if ((await this.module(file)).default === content) return file;
    return undefined;
  }

  async pageOf(file: string): Promise<RouteId | undefined> {
    const { routes, routeIds } = (await this.module('src/app/routes.ts')) as Routes;
    const content = (await this.module(file)).default;
    for (const id of routeIds) if ((await routes[id].loadContent()).default === content) return id;
    return undefined;
  }

  /** A page as an owner knows it. */
  async introduce(id: RouteId): Promise<{ title: string; address: string }> {
    const { routes } = (await this.module('src/app/routes.ts')) as Routes;
    const { default: content } = await routes[id].loadContent();
    return { title: content.head.title, address: routes[id].address };
  }

  /** Pages whose view shows any content of its kind: a new page may take their form. */
  async patterns(): Promise<{ id: RouteId; title: string }[]> {
    const { routes, routeIds } = (await this.module('src/app/routes.ts')) as Routes;
    const contents = await this.everyPage();
    const shared = routeIds.filter(
      (id) => routeIds.filter((one) => routes[one].view === routes[id].view).length > 1,
    );
    return shared.map((id) => ({ id, title: contents.get(id)?.head.title ?? id }));
  }

  /** The content of every page. */
  async everyPage(): Promise<Map<RouteId, AnyPage>> {
    const { routes, routeIds } = (await this.module('src/app/routes.ts')) as Routes;
    const loaded = routeIds.map(
      async (id) => [id, (await routes[id].loadContent()).default as AnyPage] as const,
    );
    return new Map(await Promise.all(loaded));
  }

  /** Any words fit there, as the types say. */
  async isWords(file: string, path: Path): Promise<boolean> {
    const value = valueAt(readTree(file, readSource(this.#root, file)), path);
    if (value?.kind !== 'text') return false;
    const expected = (await this.types.expectedIn(file)).get(value.start) ?? untyped(value.parts);
    return expected?.kind === 'text';
  }

  /** The place in the content itself at which a text is shown: one of several there, it stands in for all. */
  async shownAt(file: string, path: Path): Promise<Path> {
    const tree = readTree(file, readSource(this.#root, file));
    const code = path.findIndex((_, index) => valueAt(tree, path.slice(0, index))?.kind === 'code');
    return code < 0 ? path : path.slice(0, code);
  }

  /** What a path's value is when the site runs. */
  async valueAt(file: string, path: Path): Promise<unknown> {
    const [name = '', ...keys] = path;
    const tree = readTree(file, readSource(this.#root, file));
    let real: unknown = (await this.module(file))[name];
    for (const [index, key] of keys.entries())
      real = realPart(valueAt(tree, path.slice(0, index + 1)), real, key);
    return real;
  }
}

/** Which part of what a value came to is meant by a name in its source. */
export function realPart(value: Value | undefined, real: unknown, key: string | number): unknown {
  // One text or another: whichever it is. What a call makes of what it takes is known by the same name.
  if (value?.kind === 'code' && !value.isCall) return real;
  return value?.kind === 'text' ? undefined : (real as Record<string | number, unknown> | undefined)?.[key];
}

/** The value of each expression in a text, found by the text around it. */
export function valuesOf(parts: Part[], resolved: unknown): string[] {
  const codes = parts.filter((part) => typeof part !== 'string');
  const quoted = parts
    .map((part) => (typeof part === 'string' ? part.replace(/\W/g, '\\$&') : '(.*?)'))
    .join('');
  const found = typeof resolved === 'string' ? new RegExp(`^${quoted}$`, 's').exec(resolved) : null;
  return codes.map(({ code }, index) => found?.[index + 1] ?? code);
}
