/* What the page may ask the editor, by name. Every answer that writes goes through the changes of the sitting. */
import type { ViteDevServer } from 'vite';
import { addEntry, askEntry, checkEntry, type EntryPlace, type NewEntry } from './add-entry.ts';
import { addPage, type NewPage } from './add-page.ts';
import { placeOf } from './allowed.ts';
import type { Changes } from './changes.ts';
import { blockingProblems, checkText } from './check-text.ts';
import { contentFiles, readSource } from './content-files.ts';
import { readTree, valueAt } from './content-tree.ts';
import type { Part, Path } from './content-value.ts';
import { bringBack, discard, drafts, forgetKept, nameOpenDraft, openDraft, setAside } from './drafts.ts';
import { type EditedSite, valuesOf } from './edited-site.ts';
import { isEditedAt } from './edition-of.ts';
import { changedFigure, ownWords } from './figure-change.ts';
import { changeFigure, figurePlaces } from './figures.ts';
import { findText } from './find-text.ts';
import { goBack, history } from './history.ts';
import { launchFindings } from './launch.ts';
import { changeList, type ListEdit } from './lists.ts';
import { literalOf, sayParts } from './literal.ts';
import type { Literal, Literals } from './mark-content.ts';
import { keepingMarks, marksIn } from './marks.ts';
import { filesFor, outlineOf, partsFor } from './outline.ts';
import { pastPicture } from './past-picture.ts';
import { type Placed, picturesAt, placePicture } from './place-picture.ts';
import { Publisher } from './publish.ts';
import { Refused } from './refused.ts';
import { problemsIn, review } from './review.ts';
import { addText, type Edit, replaceText, replaceValue } from './save-text.ts';
import type { Queue } from './serial-saves.ts';
import { type Ask, siteAnswers } from './site-answers.ts';
import { type SourceWords, sourceWords } from './source-words.ts';
import type { Change, Step } from './step.ts';
import { type Taken, takeBack } from './take-back.ts';
import type { Types } from './types.ts';

export interface Context {
  root: string;
  vite: ViteDevServer;
  types: Types;
  literals: Literals;
  changes: Changes;
  site: EditedSite;
  /** Whatever writes waits its turn here. */
  saves: Queue;
  renderMarked(pathname: string): Promise<string>;
  /** Makes what was written known to the site and its pages. */
  notify(changes: Change[]): Promise<void>;
}

/** Requests that write: one after another. */
export const writing: ReadonlySet<string> = new Set([
  'save-text',
  'save-figure',
  'save-value',
  'add-text',
  'list',
  'add-entry',
  'place-picture',
  'add-picture',
  'remove-picture',
  'add-page',
  'change-address',
  'save-colours',
  'save-letters',
  'undo',
  'redo',
  'take-back',
  'go-back',
  'name-draft',
  'set-aside',
  'open-draft',
  'discard-draft',
  'bring-back',
]);

/** A text as the page edits it. */
export interface Text {
  file: string;
  path: Path;
  before: string;
  parts: Part[];
  /** What each expression among the parts stands for, in order. */
  values: string[];
  /** On a translated page: the words of the first edition. */
  source?: SourceWords;
}

type Draft = Pick<Text, 'file' | 'path' | 'parts'>;

export function answers(context: Context): Record<string, Ask> {
  const { root, changes, literals, site } = context;

  async function text(file: string, path: Path): Promise<Text> {
    const source = readSource(root, file);
    const value = valueAt(readTree(file, source), path);
    if (value?.kind !== 'text')
      throw new Refused(409, 'This text is no longer there: look at the page again.');
    const values = valuesOf(value.parts, await site.valueAt(file, path));
    const words = await sourceWords(root, site, file, path);
    return {
      ...{ file, path, before: source.slice(value.start, value.end), parts: value.parts, values },
      ...(words ? { source: words } : {}),
    };
  }

  /** The words a visitor would read. */
  async function saidBy({ file, path, parts }: Draft): Promise<string> {
    const { parts: now, values } = await text(file, path);
    const known = new Map(codesOf(now).map((code, index) => [code, values[index] ?? code]));
    return sayParts(
      parts,
      codesOf(parts).map((code) => known.get(code) ?? code),
    );
  }

  async function known(written: Change[]) {
    await context.notify(written);
    return changes.state;
  }
  const make = async (step: Step) => known(await changes.make(step));
  /** Another draft: steps of the one before cannot be taken back in it. */
  async function replaceAll(step: Step) {
    changes.write(step);
    changes.forget();
    return known(step.changes);
  }

  const publisher = new Publisher({
    root,
    site,
    saves: context.saves,
    async formatted(written) {
      if (written.length === 0) return;
      changes.write({ label: 'format', changes: written, further: written.map(({ file }) => file) });
      changes.forget();
      await context.notify(written);
    },
  });

  return {
    ...siteAnswers(context, make),
    async marked({ pathname }: { pathname: string }) {
      const html = keepingMarks(await context.renderMarked(pathname), (number) => {
        const literal = literals.get(number);
        return literal !== undefined && isEditedAt(pathname, literal.file);
      });
      const numbers = [...new Set(marksIn(html).map(({ number }) => number))];
      const said = await Promise.all(
        numbers.map(async (number) => {
          const literal = literals.get(number);
          return [number, literal && (await site.valueAt(literal.file, literal.path))] as const;
        }),
      );
      const stale = await Promise.all(
        numbers.map(async (number) => {
          const { file = '', path = [] } = literals.get(number) ?? {};
          return (await sourceWords(root, site, file, path))?.isStale ? [number] : [];
        }),
      );
      return { html, said: said.filter(([, text]) => typeof text === 'string'), stale: stale.flat() };
    },
    async find(wanted: { said: string; pathname: string }) {
      const { file, path } = await findText(root, site, wanted);
      return text(file, path);
    },
    literal({ number }: { number: number }) {
      const literal = literals.get(number);
      if (!literal) throw new Refused(404, 'The editor was started again since: load the page again.');
      return text(literal.file, literal.path);
    },
    check: async (draft: Draft) => ({
      problems: await checkText(site, draft.file, draft.path, await saidBy(draft)),
    }),
    async text({ file, path }: { file: string; path: Path }) {
      return { ...(await text(file, path)), number: literals.numberOf({ file, path }) };
    },
    state: () => changes.state,
    async 'save-text'(edit: Omit<Text, 'values'>) {
      const [problem] = await blockingProblems(site, edit.file, edit.path, await saidBy(edit));
      if (problem) throw new Refused(422, problem);
      return make(replaceText(root, edit));
    },
    'figure-places': ({ file, path, figure }: Literal & { figure: string }) => ({
      places: figurePlaces(root, { file, path }, String(figure)),
    }),
    async 'save-figure'(edit: Omit<Text, 'values'> & { also: Literal[] }) {
      const { parts } = await text(edit.file, edit.path);
      const figure = changedFigure(ownWords(parts), ownWords(edit.parts));
      if (!figure) throw new Refused(409, 'The figure was changed meanwhile: look at the page again.');
      const wanted = edit.also.map(({ file, path }) => `${file} ${path.join('/')}`);
      const places = figurePlaces(root, edit, figure.before).filter(({ file, path }) =>
        wanted.includes(`${file} ${path.join('/')}`),
      );
      return make(changeFigure(root, edit, figure, places));
    },
    undo: () => known(changes.undo()),
    redo: () => known(changes.redo()),
    async files({ pathname }: { pathname: string }) {
      const { page, own, files } = await filesFor(root, site, pathname);
      return { page, ...(own ? { own } : {}), parts: partsFor(root, files) };
    },
    outline: async ({ file }: { file: string }) => ({
      outline: await outlineOf(root, context.types, site, file),
    }),
    'save-value': (edit: Edit) => make(replaceValue(root, { ...edit, after: spelled(edit.after) })),
    'add-text': (edit: Edit & { key: string; text: string }) => make(addText(root, edit)),
    list: (edit: ListEdit) => make(changeList(root, edit)),
    'ask-entry': (place: EntryPlace) => askEntry(root, site, place),
    'check-entry': async (answer: EntryPlace & { name: string; text: string }) => ({
      problems: await checkEntry(root, site, answer),
    }),
    'add-entry': async (entry: NewEntry) => make(await addEntry(root, site, entry)),
    async pictures({ src, pathname }: { src: string; pathname: string }) {
      // The same drawing may stand on several pages: the one in sight is meant.
      const { own } = await filesFor(root, site, pathname);
      const pictures = picturesAt(root, src);
      const picture = pictures.find(({ file }) => file === own) ?? pictures[0];
      const alt = picture && (await site.valueAt(picture.file, [...picture.path, 'alt']));
      return { picture: picture && { ...picture, values: valuesOf(picture.alt, alt) } };
    },
    'place-picture': async (placed: Placed) => make(await placePicture(root, placed)),
    async 'add-page'(page: NewPage) {
      const { address, ...step } = await addPage(root, site, page);
      return { ...(await make(step)), address };
    },
    patterns: async () => ({ patterns: await site.patterns() }),
    launch: async () => ({ findings: await launchFindings(root) }),
    review: () => ({ files: review(root) }),
    'text-problems': async ({ file, path }: { file: string; path: Path }) => ({
      problems: (await problemsIn(root, site, file, path)).map(({ said }) => said),
    }),
    'take-back': (taken: Taken) => make(takeBack(root, taken)),
    history: (wanted: { skip?: number; until?: string }) => ({ past: history(root, wanted) }),
    'past-picture': (wanted: { commit: string; picture: string }) => pastPicture(root, wanted),
    'go-back': ({ day }: { day: string }) => make(goBack(root, String(day))),
    drafts: () => drafts(root),
    'name-draft'({ name }: { name: string }) {
      nameOpenDraft(root, name);
      return drafts(root);
    },
    'set-aside': () => replaceAll(setAside(root)),
    async 'open-draft'({ id }: { id: string }) {
      const state = await replaceAll(openDraft(root, id));
      forgetKept(root, id);
      return state;
    },
    'discard-draft'({ id }: { id: string }) {
      discard(root, id);
      return drafts(root);
    },
    'bring-back'({ id }: { id: string }) {
      bringBack(root, id);
      return drafts(root);
    },
    publish: (wanted: { sentence: string; allTheSame: boolean }) => publisher.start(wanted),
    'check-again': ({ name }: { name: string }) => publisher.again(String(name)),
    'publish-state': () => publisher.state,
    'publish-stop'() {
      publisher.stop();
      return undefined;
    },
  };
}

/** Whatever is asked of a file, it is one of the content files: no other is even read. */
export function checkFile(root: string, question: { file?: unknown }): void {
  if (question.file === undefined) return;
  const file = String(question.file);
  placeOf(root, file);
  if (!contentFiles(root).includes(file))
    throw new Refused(404, `${file} is not one of the content files: the editor leaves it alone.`);
}

const codesOf = (parts: Part[]) => parts.flatMap((part) => (typeof part === 'string' ? [] : [part.code]));

/** A number, a truth value or a text: no code comes from the page. */
function spelled(value: unknown): string {
  if (typeof value === 'string') return literalOf([value]);
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
    return String(value);
  throw new Refused(422, 'This is neither a text nor a number.');
}
