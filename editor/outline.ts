/* A content file as the panel shows it: each value with what it may become. */
import { contentFiles, readSource } from './content-files.ts';
import { type Part, type Path, readTree, type Value } from './content-tree.ts';
import { type Site, valuesOf } from './site.ts';
import type { Expected, Types } from './types.ts';

export type Outline = { path: Path; before: string } & (
  | { kind: 'text'; parts: Part[]; values: string[]; expected: Expected | undefined }
  | { kind: 'list'; items: Outline[] }
  | { kind: 'record'; entries: { key: string; value: Outline }[]; missing: string[] }
  | { kind: 'code'; code: string }
);

export async function outlineOf(root: string, types: Types, site: Site, file: string): Promise<Outline[]> {
  const source = readSource(root, file);
  const expected = await types.expectedIn(file);
  const missing = await types.missingIn(file);
  const content = await site.module(file);
  const show = (path: Path, value: Value, real: unknown): Outline => {
    const shown = { path, before: source.slice(value.start, value.end) };
    const part = (key: string | number) => (real as Record<string | number, unknown> | undefined)?.[key];
    if (value.kind === 'text') {
      const { parts } = value;
      return {
        ...shown,
        kind: 'text',
        parts,
        values: valuesOf(parts, real),
        expected: expected.get(value.start),
      };
    }
    if (value.kind === 'list')
      return {
        ...shown,
        kind: 'list',
        items: value.items.map((item, index) => show([...path, index], item, part(index))),
      };
    if (value.kind === 'record') {
      const entries = value.entries.map(({ key, value: one }) => ({
        key,
        value: show([...path, key], one, part(key)),
      }));
      return { ...shown, kind: 'record', entries, missing: missing.get(value.start) ?? [] };
    }
    return { ...shown, kind: 'code', code: value.code };
  };
  return [...readTree(file, source)].map(([name, value]) => show([name], value, content[name]));
}

/** Every content file an owner may look into, the page's own first. */
export async function filesFor(
  root: string,
  site: Site,
  pathname: string,
): Promise<{ page: string; own?: string; files: string[] }> {
  const id = await site.pageAt(pathname);
  const own = id && (await site.fileOf(id));
  const files = contentFiles(root).filter((file) => !/\/(in-words|icons|language|clock)\.ts$/.test(file));
  return { page: id ?? 'not found', ...(own ? { own } : {}), files };
}
