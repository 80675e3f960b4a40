/* The editor's HTTP API: one handler per request name. Every write goes through `Changes`, so it can be undone. */
import { addEntry, checkEntry, type EntryPlace, entryFields, type NewEntry } from './add-entry.ts';
import { addPage, type NewPage } from './add-page.ts';
import { movedBy } from './address.ts';
import { placeOf } from './allowed.ts';
import { brandRefusals } from './check-text.ts';
import { contentFiles } from './content-files.ts';
import { valuesOf } from './edited-site.ts';
import type { Context, Handlers } from './handler.ts';
import { launchFindings } from './launch.ts';
import { changeList, type ListEdit } from './lists.ts';
import { literalOf } from './literal.ts';
import { filesFor, outlineOf, partsFor } from './outline.ts';
import { type PictureUpload, picturesAt, placePicture } from './place-picture.ts';
import { publishHandlers } from './publish-handlers.ts';
import { Refused } from './refused.ts';
import { addText, type Edit, replaceValue } from './save-text.ts';
import { siteHandlers } from './site-handlers.ts';
import type { Change, EditStep } from './step.ts';
import { textHandlers } from './text-handlers.ts';

/** Requests that write; they run one after another. */
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

export function handlers(context: Context): Handlers {
  const { root, changes, site } = context;

  async function announce(written: Change[]) {
    await context.notify(written);
    return changes.state;
  }
  /** The page it is requested from may have another address now. */
  const announceMoves = async (written: Change[]) => ({
    ...(await announce(written)),
    moved: movedBy(written),
  });
  const make = async (step: EditStep) => announce(await changes.make(step));

  return {
    ...textHandlers(context, make),
    ...publishHandlers(context, make),
    ...siteHandlers(context, make),
    state: () => changes.state,
    undo: () => announceMoves(changes.undo()),
    redo: () => announceMoves(changes.redo()),
    async files({ pathname }: { pathname: string }) {
      const { page, own, files } = await filesFor(root, site, pathname);
      return { page, ...(own ? { own } : {}), parts: partsFor(root, files, pathname) };
    },
    outline: async ({ file }: { file: string }) => ({
      outline: await outlineOf(root, context.types, site, file),
    }),
    async 'save-value'(edit: Edit) {
      const [problem] = await brandRefusals(site, edit.file, edit.path, String(edit.after));
      if (problem) throw new Refused(422, problem);
      return make(replaceValue(root, { ...edit, after: spelled(edit.after) }));
    },
    'add-text': (edit: Edit & { key: string; text: string }) => make(addText(root, edit)),
    list: (edit: ListEdit) => make(changeList(root, edit)),
    'entry-fields': (place: EntryPlace) => entryFields(root, site, place),
    'check-entry': async (answer: EntryPlace & { name: string; text: string }) => ({
      problems: await checkEntry(root, site, answer),
    }),
    'add-entry': async (entry: NewEntry) => make(await addEntry(root, site, entry)),
    async pictures({ src, pathname }: { src: string; pathname: string }) {
      // The same drawing may be on several pages: prefer the current one.
      const { own } = await filesFor(root, site, pathname);
      const pictures = picturesAt(root, src);
      const picture = pictures.find(({ file }) => file === own) ?? pictures[0];
      const alt = picture && (await site.valueAt(picture.file, [...picture.path, 'alt']));
      return { picture: picture && { ...picture, values: valuesOf(picture.alt, alt) } };
    },
    'place-picture': async (placed: PictureUpload) => make(await placePicture(root, placed)),
    async 'add-page'(page: NewPage) {
      const { address, ...step } = await addPage(root, site, page);
      return { ...(await make(step)), address };
    },
    patterns: async () => ({ patterns: await site.patterns() }),
    launch: async () => ({ findings: await launchFindings(root) }),
  };
}

/** A request may name only content files: no other file is even read. */
export function checkFile(root: string, body: { file?: unknown }): void {
  if (body.file === undefined) return;
  const file = String(body.file);
  placeOf(root, file);
  if (!contentFiles(root).includes(file))
    throw new Refused(404, `${file} is not one of the content files: the editor leaves it alone.`);
}

/** A number, a boolean or a string: the page never sends code. */
function spelled(value: unknown): string {
  if (typeof value === 'string') return literalOf([value]);
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
    return String(value);
  throw new Refused(422, 'This is neither a text nor a number.');
}
