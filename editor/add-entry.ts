/* An entry more in a list: what it is asked for, what the rules say of the answers, and the one step that adds it. */
import { lengthOf, repeatedSentence, roomProblems, styleOf } from './check-text.ts';
import { readSource } from './content-files.ts';
import { readTree, valueAt } from './content-tree.ts';
import type { Path } from './content-value.ts';
import { letteredLogo } from './customer-logo.ts';
import { placesIn } from './edit-list.ts';
import type { EditedSite } from './edited-site.ts';
import { type Asked, askedFor, composeEntry, isName, linesOf, type Pattern } from './entry-form.ts';
import { cases, changeList, customers, isCustomers, isServices, services } from './lists.ts';
import { titleOf } from './place-names.ts';
import { Refused } from './refused.ts';
import type { Step } from './step.ts';

export interface EntryPlace {
  file: string;
  path: Path;
  index: number;
}

export interface NewEntry extends EntryPlace {
  /** The list as it was when the owner began. */
  before: string;
  values: Record<string, string>;
}

interface Form {
  file: string;
  pattern: Pattern;
  asked: Asked[];
  /** Of the answers' names. */
  prefix: string;
}

const customer: Asked = {
  name: 'customer',
  path: [],
  label: 'Customer',
  kind: 'text',
  isNeeded: true,
  values: [],
};

/** Nothing is asked for where an entry has no words: it is copied. */
export async function askEntry(root: string, site: EditedSite, place: EntryPlace) {
  const forms = await formsOf(root, site, place);
  const asked = forms.flatMap((form) => form.asked);
  return {
    asked: await Promise.all(asked.map(async (one) => ({ ...one, hint: await hintFor(site, place, one) }))),
  };
}

export async function addEntry(root: string, site: EditedSite, entry: NewEntry): Promise<Step> {
  const forms = await formsOf(root, site, entry);
  const said = ({ name, kind }: Asked) => {
    const text = String(entry.values[name] ?? '').trim();
    return kind === 'lines' ? text : text.replace(/\s*\n\s*/g, ' ');
  };
  for (const asked of forms.flatMap((form) => form.asked)) {
    const [problem] = await refusals(root, site, entry, asked, said(asked));
    if (problem) throw new Refused(422, `Not added yet. ${asked.label}: ${problem}`);
  }
  const logo = isCustomers(entry.file) ? letteredLogo(root, entry.values.name ?? '') : undefined;
  const written = new Map(
    forms.map(({ file, pattern, prefix }) => {
      const answer = (asked: Asked) =>
        said(isShared(asked) ? asked : { ...asked, name: prefix + asked.name });
      return [file, composeEntry(logo ? { ...pattern, picture: logo.picture } : pattern, answer)];
    }),
  );
  const step = changeList(
    root,
    { ...entry, act: 'copy' },
    { name: entry.values.customer ?? entry.values.title ?? '', written },
  );
  return logo ? { ...step, changes: [...step.changes, logo.change], further: [logo.change.file] } : step;
}

/** What the rules say while an answer is typed. */
export async function checkEntry(
  root: string,
  site: EditedSite,
  place: EntryPlace & { name: string; text: string },
): Promise<string[]> {
  const asked = (await formsOf(root, site, place)).flatMap((form) => form.asked);
  const one = asked.find(({ name }) => name === place.name);
  if (!one || !place.text.trim()) return [];
  return [...(await refusals(root, site, place, one, place.text)), ...(await styleOf(site, place.text))];
}

async function refusals(
  root: string,
  site: EditedSite,
  place: EntryPlace,
  asked: Asked,
  text: string,
): Promise<string[]> {
  if (!text) return asked.isNeeded ? ['still empty.'] : [];
  if (asked.kind === 'link') return linkProblems(asked, text);
  const kind = await kindOf(site, place.file);
  const texts = asked.kind === 'lines' ? linesOf(text) : [text];
  const found = texts.flatMap((one) => roomProblems(kind, placeIn(place, asked), one));
  const again = await repeatedSentence(site, text);
  const isTaken = (asked === customer || isName(asked)) && namesIn(root, place).includes(text.toLowerCase());
  return [...found, ...again, ...(isTaken ? ['there is one of this name already.'] : [])];
}

const linkProblems = ({ values }: Asked, text: string) =>
  values.includes(text) || /^(https:\/\/|mailto:|tel:)\S+$/.test(text)
    ? []
    : ['choose a page, or an address that begins with https://.'];

function namesIn(root: string, { file, path }: EntryPlace): string[] {
  const list = valueAt(readTree(file, readSource(root, file)), path);
  if (list?.kind === 'record') return list.entries.map(({ key }) => key.toLowerCase());
  return list?.kind === 'list' ? list.items.map((item) => titleOf(item).toLowerCase()) : [];
}

/** The entry whose form is taken; a service has a second one, its tile on the home page. */
async function formsOf(root: string, site: EditedSite, { file, path, index }: EntryPlace): Promise<Form[]> {
  if (isServices(file, path)) {
    const text = await formOf(root, site, services.text.file, services.text.path, index);
    const tile = await formOf(root, site, services.tile.file, services.tile.path, index);
    const further = tile.asked.filter((one) => !isShared(one)).map(onTile);
    return [text, { ...tile, asked: further, prefix: tilePrefix }];
  }
  const isFirstCustomer = isCustomers(file) && readList(root, file, path).length === 0;
  const from = isFirstCustomer ? customers.invented : file;
  const form = await formOf(root, site, from, path, isFirstCustomer ? 0 : index);
  const isCase = file === cases.file && path.at(-1) === 'details';
  return [{ ...form, file, asked: isCase ? [customer, ...form.asked] : form.asked }];
}

const tilePrefix = 'tile ';
const isShared = (asked: Asked) => asked.name === 'title';
const onTile = (asked: Asked): Asked => ({
  ...asked,
  name: tilePrefix + asked.name,
  label: `${asked.label}, on the home page`,
});

async function formOf(
  root: string,
  site: EditedSite,
  file: string,
  path: Path,
  index: number,
): Promise<Form> {
  const source = readSource(root, file);
  const list = valueAt(readTree(file, source), path);
  const value =
    list?.kind === 'record' ? list.entries[index]?.value : list?.kind === 'list' ? list.items[index] : list;
  if (!value) throw new Refused(409, 'This list is empty, and there is no entry to take the form from.');
  const [expected, optional] = [await site.types.expectedIn(file), await site.types.optionalIn(file)];
  const pattern = { source, value, expected, optional };
  return { file, pattern, asked: askedFor(pattern), prefix: '' };
}

function readList(root: string, file: string, path: Path) {
  const list = valueAt(readTree(file, readSource(root, file)), path);
  return list ? placesIn(list) : [];
}

const placeIn = ({ path, index }: EntryPlace, asked: Asked): Path => [...path.slice(1), index, ...asked.path];

async function kindOf(site: EditedSite, file: string) {
  const id = await site.pageOf(file);
  return id && (await site.everyPage()).get(id)?.kind;
}

async function hintFor(site: EditedSite, place: EntryPlace, asked: Asked): Promise<string> {
  if (asked.kind === 'lines') return 'One on each line.';
  if (!asked.isNeeded) return 'Can stay empty.';
  const length = lengthOf(await kindOf(site, place.file), placeIn(place, asked));
  return length ? `${length.min} to ${length.max} ${length.unit}.` : '';
}
