/* The current content by page: evaluated values, and the file of each page. */
import type { ViteDevServer } from 'vite';
import type { AnyPage } from '../src/content/any-page.ts';
import type { RouteId } from '../src/content/schema.ts';
import { contentFiles, readSource } from './content-files.ts';
import { readTree, valueAt } from './content-tree.ts';
import type { Part, Path, Value } from './content-value.ts';
import { isPictureText } from './field-names.ts';
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

  /** The file of the page in the language of its address; none if it is not translated. */
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

  /** The page's name for the owner. */
  async introduce(id: RouteId): Promise<{ title: string; address: string }> {
    const { routes } = (await this.module('src/app/routes.ts')) as Routes;
    const { default: content } = await routes[id].loadContent();
    return { title: content.head.title, address: routes[id].address };
  }

  /** Pages whose view renders any content of its kind, so that a new page can be modelled on them. */
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

  /** The type there is any string. */
  async isFreeText(file: string, path: Path): Promise<boolean> {
    const value = valueAt(readTree(file, readSource(this.#root, file)), path);
    if (value?.kind !== 'text') return false;
    const expected = (await this.types.expectedIn(file)).get(value.start) ?? untyped(value.parts);
    return expected?.kind === 'text';
  }

  /** Its type lets it be left out, or it describes a picture, which may be decorative. */
  async mayBeEmpty(file: string, path: Path): Promise<boolean> {
    const key = String(path.at(-1));
    if (isPictureText(key)) return true;
    const record = valueAt(readTree(file, readSource(this.#root, file)), path.slice(0, -1));
    return (record && (await this.types.optionalIn(file)).get(record.start)?.includes(key)) ?? false;
  }

  /** The path in the page content under which a text is shown: of the expression around it, if it is inside one. */
  async shownAt(file: string, path: Path): Promise<Path> {
    const tree = readTree(file, readSource(this.#root, file));
    const code = path.findIndex((_, index) => valueAt(tree, path.slice(0, index))?.kind === 'code');
    return code < 0 ? path : path.slice(0, code);
  }

  /** The evaluated value at a path. */
  async valueAt(file: string, path: Path): Promise<unknown> {
    const [name = '', ...keys] = path;
    const tree = readTree(file, readSource(this.#root, file));
    let real: unknown = (await this.module(file))[name];
    for (const [index, key] of keys.entries())
      real = realPart(valueAt(tree, path.slice(0, index + 1)), real, key);
    return real;
  }
}

/** Follows one key of the source into the evaluated value. */
export function realPart(value: Value | undefined, real: unknown, key: string | number): unknown {
  // A conditional has the value of its taken branch, and a call that of its result.
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
