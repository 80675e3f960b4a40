/* Finds, checks and saves the texts of a page. */
import { blockingProblems, checkText } from './check-text.ts';
import { readSource } from './content-files.ts';
import { readTree, valueAt } from './content-tree.ts';
import type { Part, Path } from './content-value.ts';
import { valuesOf } from './edited-site.ts';
import { isEditedAt } from './edition-of.ts';
import { changedFigure, literalText } from './figure-change.ts';
import { changeFigure, figurePlaces } from './figures.ts';
import { findText } from './find-text.ts';
import type { Context, Handlers, Make } from './handler.ts';
import { codesOf, renderParts } from './literal.ts';
import type { Literal } from './mark-content.ts';
import { keepingMarks, marksIn } from './marks.ts';
import { Refused } from './refused.ts';
import { replaceText } from './save-text.ts';
import { type SourceText, sourceText } from './source-text.ts';

/** A text as the page edits it. */
export interface EditedText {
  file: string;
  path: Path;
  before: string;
  parts: Part[];
  /** The values of the expressions in `parts`, in order. */
  values: string[];
  /** On a translated page: the text in the first edition. */
  source?: SourceText;
}

type TypedText = Pick<EditedText, 'file' | 'path' | 'parts'>;

export function textHandlers({ root, literals, site, renderMarked }: Context, make: Make): Handlers {
  async function text(file: string, path: Path): Promise<EditedText> {
    const source = readSource(root, file);
    const value = valueAt(readTree(file, source), path);
    if (value?.kind !== 'text')
      throw new Refused(409, 'This text is no longer there: look at the page again.');
    const values = valuesOf(value.parts, await site.valueAt(file, path));
    const translatedFrom = await sourceText(root, site, file, path);
    return {
      file,
      path,
      before: source.slice(value.start, value.end),
      parts: value.parts,
      values,
      ...(translatedFrom ? { source: translatedFrom } : {}),
    };
  }

  /** The text as a visitor would read it. */
  async function visibleText({ file, path, parts }: TypedText): Promise<string> {
    const { parts: now, values } = await text(file, path);
    const known = new Map(codesOf(now).map((code, index) => [code, values[index] ?? code]));
    return renderParts(
      parts,
      codesOf(parts).map((code) => known.get(code) ?? code),
    );
  }

  return {
    async marked({ pathname }: { pathname: string }) {
      const html = keepingMarks(await renderMarked(pathname), (number) => {
        const literal = literals.get(number);
        return literal !== undefined && isEditedAt(pathname, literal.file);
      });
      const numbers = [...new Set(marksIn(html).map(({ number }) => number))];
      const texts = await Promise.all(
        numbers.map(async (number) => {
          const literal = literals.get(number);
          return [number, literal && (await site.valueAt(literal.file, literal.path))] as const;
        }),
      );
      const stale = await Promise.all(
        numbers.map(async (number) => {
          const { file = '', path = [] } = literals.get(number) ?? {};
          return (await sourceText(root, site, file, path))?.isStale ? [number] : [];
        }),
      );
      return { html, texts: texts.filter(([, text]) => typeof text === 'string'), stale: stale.flat() };
    },
    async find(wanted: { text: string; pathname: string }) {
      const { file, path } = await findText(root, site, wanted);
      return text(file, path);
    },
    literal({ number }: { number: number }) {
      const literal = literals.get(number);
      if (!literal) throw new Refused(404, 'The editor was restarted: reload the page.');
      return text(literal.file, literal.path);
    },
    check: async (draft: TypedText) => ({
      problems: await checkText(site, draft.file, draft.path, await visibleText(draft)),
    }),
    async text({ file, path }: { file: string; path: Path }) {
      return { ...(await text(file, path)), number: literals.numberOf({ file, path }) };
    },
    async 'save-text'(edit: Omit<EditedText, 'values'>) {
      const [problem] = await blockingProblems(site, edit.file, edit.path, await visibleText(edit));
      if (problem) throw new Refused(422, problem);
      return make(replaceText(root, edit));
    },
    'figure-places': ({ file, path, figure }: Literal & { figure: string }) => ({
      places: figurePlaces(root, { file, path }, String(figure)),
    }),
    async 'save-figure'(edit: Omit<EditedText, 'values'> & { also: Literal[] }) {
      const { parts } = await text(edit.file, edit.path);
      const figure = changedFigure(literalText(parts), literalText(edit.parts));
      if (!figure) throw new Refused(409, 'The figure was changed meanwhile: look at the page again.');
      const wanted = edit.also.map(({ file, path }) => `${file} ${path.join('/')}`);
      const places = figurePlaces(root, edit, figure.before).filter(({ file, path }) =>
        wanted.includes(`${file} ${path.join('/')}`),
      );
      return make(changeFigure(root, edit, figure, places));
    },
  };
}
