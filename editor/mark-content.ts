/*
 * Renders each page a second time, with a mark at the end of every text that identifies its literal. The browser
 * still gets the page visitors get, and matches it with this one, text by text.
 */
import { relative } from 'node:path';
import { createRunnableDevEnvironment, type Plugin } from 'vite';
import { type Field, fieldsOf, isContentPath } from './content-files.ts';
import type { Path, SourceRange } from './content-value.ts';
import { encode } from './marks.ts';
import type { Types } from './types.ts';

/** The Vite environment in which content is marked. */
export const markedEnvironment = 'marked';

export interface Literal {
  file: string;
  path: Path;
}

/** Numbers literals for the lifetime of the server. */
export class Literals {
  readonly #known: Literal[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(literal: Literal): number {
    const key = JSON.stringify([literal.file, literal.path]);
    const number = this.#numbers.get(key) ?? this.#known.push(literal) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  get(number: number): Literal | undefined {
    return this.#known[number];
  }
}

/** Values that code compares or parses: with a mark, the page would not render. */
const compared = ['id', 'anchor', 'feature', 'language', 'key', 'time', 'region'];
const nameOrTime = /^([a-z][\w-]*|\d\d:\d\d.*|\d{4}-\d\d-\d\d)$/;

function isMarked({ path, value, expected }: Field): boolean {
  if (value.kind !== 'text' || expected?.kind !== 'text' || value.parts.length === 0) return false;
  const [first] = value.parts;
  if (value.parts.length === 1 && typeof first === 'string' && nameOrTime.test(first)) return false;
  return !compared.includes(String(path.findLast((key) => typeof key === 'string')));
}

const isInside = (one: SourceRange, other: SourceRange) => one.start > other.start && one.end < other.end;

export function markContent(root: string, types: Types, literals: Literals): Plugin {
  return {
    name: 'mark-content',
    enforce: 'pre',
    config: () => ({
      environments: {
        [markedEnvironment]: {
          consumer: 'server',
          dev: { createEnvironment: (name, config) => createRunnableDevEnvironment(name, config) },
        },
      },
    }),
    applyToEnvironment: ({ name }) => name === markedEnvironment,
    async transform(code, id) {
      const file = relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/');
      if (!isContentPath(file)) return undefined;
      const fields = (await fieldsOf(types, root, file)).filter(isMarked);
      const whole = fields.filter(({ value }) => !fields.some((other) => isInside(value, other.value)));
      let out = code;
      // From the end, so that earlier ranges stay valid.
      for (const { path, value } of whole.sort((one, other) => other.value.end - one.value.end))
        out =
          out.slice(0, value.end - 1) + encode(literals.numberOf({ file, path })) + out.slice(value.end - 1);
      return { code: out, map: null };
    },
  };
}
