/* Findings of the checks in plain language, with the field where each can be fixed. */
import { contentFiles, readSource } from './content-files.ts';
import { everyValue, readTree } from './content-tree.ts';
import type { Part, Path } from './content-value.ts';
import { labelOf } from './field-names.ts';
import { partName } from './part-names.ts';

export interface FieldLocation {
  file: string;
  path: Path;
}

export interface Problem {
  message: string;
  field?: FieldLocation;
  /** The address of a page that cannot be built. */
  page?: string;
}

/** The field whose literal parts occur in the text. */
export function fieldContaining(root: string, text: string, letter: string): FieldLocation | undefined {
  for (const file of contentFiles(root))
    for (const { path, value } of everyValue(readTree(file, readSource(root, file)))) {
      if (value.kind !== 'text') continue;
      const texts = value.parts.filter(isText);
      if (texts.some((part) => part.includes(letter)) && texts.every((part) => text.includes(part)))
        return { file, path };
    }
  return undefined;
}

const isText = (part: Part): part is string => typeof part === 'string';

/** Rewrites a build error for the owner: file names become part names, and the first list named is the field. */
export function listProblem(root: string, sentence: string): Problem {
  const [, first = ''] = /src\/content\/([\w/-]+\.ts)/.exec(sentence) ?? [];
  const [, key = ''] = /`(\w+)`/.exec(sentence) ?? [];
  const file = `src/content/${first}`;
  const known = contentFiles(root);
  const message = sentence
    .replaceAll(/(?:src\/(?:content\/)?)?([\w-]+(?:\/[\w-]+)*\.ts)/g, (whole, name: string) => {
      const place = `src/content/${name}`;
      return known.includes(place) ? `‘${partName(place, readSource(root, place)).name}’` : whole;
    })
    .replaceAll(/`(\w+)`/g, (_, name: string) => `‘${labelOf(name)}’`);
  if (!known.includes(file)) return { message };
  const values = [...everyValue(readTree(file, readSource(root, file)))];
  const path = values.find(({ path }) => path.at(-1) === key)?.path ?? values[0]?.path ?? [];
  return { message, field: { file, path } };
}

export const unreadable: Problem = {
  message: 'A part of the site cannot be read. Ask a developer.',
};

/** For content that throws on import: its message if it names a part of the site, never a raw error. */
export function problemFromError(root: string, message: string): Problem {
  try {
    const found = listProblem(root, `${message}.`);
    if (found.field) return found;
  } catch {
    // The file it names cannot be read either.
  }
  return unreadable;
}

/** Names a photograph without its folder. */
export function photographProblem(sentence: string, field: FieldLocation | undefined): Problem {
  const message = sentence.replaceAll(/(public)?\/images\/[\w/-]*\//g, '');
  return { message, ...(field ? { field } : {}) };
}

/** The changed text that a broken rule quotes, or the only changed one. */
export function changedField(
  changes: (FieldLocation & { after?: string | undefined })[],
  quoted: string,
): FieldLocation | undefined {
  const named = changes.filter(({ after }) => after && quoted.includes(after));
  const found = named.length > 0 ? named : changes;
  const [only] = found;
  return only && (named.length > 0 || found.length === 1) ? { file: only.file, path: only.path } : undefined;
}
