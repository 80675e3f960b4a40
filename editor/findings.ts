/* What a check finds, in an owner's words, with the field where it can be mended. */
import { contentFiles, readSource } from './content-files.ts';
import { everyValue, readTree } from './content-tree.ts';
import type { Part, Path } from './content-value.ts';
import { wordsOf } from './field-names.ts';
import { partName } from './part-names.ts';

export interface Field {
  file: string;
  path: Path;
}

export interface Problem {
  said: string;
  field?: Field;
  /** The address of a page that cannot be built. */
  page?: string;
}

/** The field that says a text, by its words outside the names from Brand. */
export function fieldSaying(root: string, text: string, letter: string): Field | undefined {
  for (const file of contentFiles(root))
    for (const { path, value } of everyValue(readTree(file, readSource(root, file)))) {
      if (value.kind !== 'text') continue;
      const words = value.parts.filter(isWords);
      if (words.some((part) => part.includes(letter)) && words.every((part) => text.includes(part)))
        return { file, path };
    }
  return undefined;
}

const isWords = (part: Part): part is string => typeof part === 'string';

/** A sentence of the build: files become parts of the site, and the first list it names is the field. */
export function listProblem(root: string, sentence: string): Problem {
  const [, first = ''] = /src\/content\/([\w/-]+\.ts)/.exec(sentence) ?? [];
  const [, key = ''] = /`(\w+)`/.exec(sentence) ?? [];
  const file = `src/content/${first}`;
  const known = contentFiles(root);
  const said = sentence
    .replaceAll(/(?:src\/(?:content\/)?)?([\w-]+(?:\/[\w-]+)*\.ts)/g, (whole, name: string) => {
      const place = `src/content/${name}`;
      return known.includes(place) ? `‘${partName(place, readSource(root, place)).name}’` : whole;
    })
    .replaceAll(/`(\w+)`/g, (_, name: string) => `‘${wordsOf(name)}’`);
  if (!known.includes(file)) return { said };
  const values = [...everyValue(readTree(file, readSource(root, file)))];
  const path = values.find(({ path }) => path.at(-1) === key)?.path ?? values[0]?.path ?? [];
  return { said, field: { file, path } };
}

/** Content that throws while it is read: its own sentence where it names a part of the site, and no raw error. */
export function thrown(root: string, message: string): Problem {
  const found = listProblem(root, `${message}.`);
  return found.field
    ? found
    : { said: 'A part of the site cannot be read as it is: a programmer can see why.' };
}

/** A photograph by its name: folders are a programmer's. */
export function photographProblem(sentence: string, field: Field | undefined): Problem {
  const said = sentence.replaceAll(/(public)?\/images\/[\w/-]*\//g, '');
  return { said, ...(field ? { field } : {}) };
}

/** Of the changed texts, the one a broken rule quotes; where only one has changed, that one. */
export function changedField(
  changes: (Field & { after?: string | undefined })[],
  quoted: string,
): Field | undefined {
  const named = changes.filter(({ after }) => after && quoted.includes(after));
  const found = named.length > 0 ? named : changes;
  const [only] = found;
  return only && (named.length > 0 || found.length === 1) ? { file: only.file, path: only.path } : undefined;
}
