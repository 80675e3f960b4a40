/* What the page may ask the editor, by name. Every answer that writes goes through the changes of the sitting. */
import type { ViteDevServer } from 'vite';
import type { Changes } from './changes.ts';
import { checkText } from './check-text.ts';
import { fieldsOf, readSource } from './content-files.ts';
import { type Part, type Path, readTree, valueAt } from './content-tree.ts';
import type { Literals } from './mark-content.ts';
import { Refused } from './refused.ts';
import { replaceText } from './save-text.ts';
import { type Site, valuesOf } from './site.ts';
import type { Types } from './types.ts';

export interface Context {
  root: string;
  vite: ViteDevServer;
  types: Types;
  literals: Literals;
  changes: Changes;
  site: Site;
  renderMarked(pathname: string): Promise<string>;
}

// biome-ignore lint/suspicious/noExplicitAny: each answer names what it reads of the question
export type Ask = (question: any) => Promise<object | undefined> | object | undefined;

/** A text as the page edits it. */
export interface Text {
  file: string;
  path: Path;
  before: string;
  parts: Part[];
  /** What each expression among the parts stands for, in order. */
  values: string[];
}

export function answers(context: Context): Record<string, Ask> {
  const { root, changes, literals, site } = context;

  async function text(file: string, path: Path): Promise<Text> {
    const source = readSource(root, file);
    const value = valueAt(readTree(file, source), path);
    if (value?.kind !== 'text')
      throw new Refused(409, `This text is no longer in ${file}: look at the page again.`);
    const values = valuesOf(value.parts, await site.valueAt(file, path));
    return { file, path, before: source.slice(value.start, value.end), parts: value.parts, values };
  }

  return {
    marked: async ({ pathname }: { pathname: string }) => ({ html: await context.renderMarked(pathname) }),
    literal({ number }: { number: number }) {
      const literal = literals.get(number);
      if (!literal) throw new Refused(404, 'The editor was started again since: load the page again.');
      return text(literal.file, literal.path);
    },
    async check({ file, path, parts }: { file: string; path: Path; parts: Part[] }) {
      const { parts: now, values } = await text(file, path);
      const said = sayParts(parts, new Map(codesOf(now).map((code, index) => [code, values[index] ?? code])));
      return { problems: await checkText(site, file, path, said) };
    },
    text: ({ file, path }: { file: string; path: Path }) => text(file, path),
    state: () => changes.state,
    async 'save-text'(edit: Omit<Text, 'values'>) {
      await changes.make(replaceText(root, edit));
      return changes.state;
    },
    undo() {
      changes.undo();
      return changes.state;
    },
    redo() {
      changes.redo();
      return changes.state;
    },
    async fields({ file }: { file: string }) {
      return { fields: await fieldsOf(context.types, root, file) };
    },
  };
}

const codesOf = (parts: Part[]) => parts.flatMap((part) => (typeof part === 'string' ? [] : [part.code]));

const sayParts = (parts: Part[], values: Map<string, string>) =>
  parts.map((part) => (typeof part === 'string' ? part : (values.get(part.code) ?? part.code))).join('');
