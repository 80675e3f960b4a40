/* A content file for the panel: each value with its allowed values. */
import { contentFiles, readSource } from './content-files.ts';
import { entriesOf, readTree } from './content-tree.ts';
import type { Part, Path, Value } from './content-value.ts';
import { type EditedSite, realPart, valuesOf } from './edited-site.ts';
import { isEditedAt } from './edition-of.ts';
import { languageOf, partName } from './part-names.ts';
import { type Expected, type Types, untyped } from './types.ts';

export interface NamedOutline {
  key: string;
  value: ValueOutline;
}

/** `entries`: named children; for text and code, the values inside their expressions. */
export type ValueOutline = { path: Path; before: string; entries: NamedOutline[] } & (
  | { kind: 'text'; parts: Part[]; values: string[]; expected: Expected | undefined }
  | { kind: 'list'; items: ValueOutline[] }
  | { kind: 'record'; missing: string[] }
  | { kind: 'code'; code: string }
);

export async function outlineOf(
  root: string,
  types: Types,
  site: EditedSite,
  file: string,
): Promise<ValueOutline[]> {
  const source = readSource(root, file);
  const expected = await types.expectedIn(file);
  const missing = await types.missingIn(file);
  const content = await site.module(file);
  const show = (path: Path, value: Value, real: unknown): ValueOutline => {
    const entries = entriesOf(value).map(({ key, value: one }) => ({
      key,
      value: show([...path, key], one, realPart(value, real, key)),
    }));
    const shown = { path, before: source.slice(value.start, value.end), entries };
    if (value.kind === 'text') {
      const { parts } = value;
      return {
        ...shown,
        kind: 'text',
        parts,
        values: valuesOf(parts, real),
        expected: expected.get(value.start) ?? untyped(parts),
      };
    }
    if (value.kind === 'list') {
      const items = value.items.map((item, index) =>
        show([...path, index], item, realPart(value, real, index)),
      );
      return { ...shown, kind: 'list', items };
    }
    if (value.kind === 'record') return { ...shown, kind: 'record', missing: missing.get(value.start) ?? [] };
    return { ...shown, kind: 'code', code: value.code };
  };
  return [...readTree(file, source)].map(([name, value]) => show([name], value, content[name]));
}

/** The files with their names for the owner, for the panel's list. */
export function partsFor(root: string, files: string[], pathname: string): Listed[] {
  const parts = files.map((file) => {
    const { name, group } = partName(file, readSource(root, file));
    return { file, name, group: isEditedAt(pathname, file) ? group : languageOf(file) };
  });
  // Other languages are listed after the page's own.
  return parts.toSorted(
    (one, other) => Number(isEditedAt(pathname, other.file)) - Number(isEditedAt(pathname, one.file)),
  );
}

export interface Listed {
  file: string;
  name: string;
  group: string;
}

/** Every content file an owner may edit, the page's own first. */
export async function filesFor(
  root: string,
  site: EditedSite,
  pathname: string,
): Promise<{ page: string; own?: string; files: string[] }> {
  const id = await site.pageAt(pathname);
  const own = await site.fileAt(pathname);
  return { page: id ?? 'not found', ...(own ? { own } : {}), files: contentFiles(root) };
}
