/* A new list entry: the fields of its form, the rules its values must meet, and the step that adds it. */
import { lengthOf, newTextProblems, repeatedSentence, styleOf } from './check-text.ts';
import { readSource } from './content-files.ts';
import { readTree, valueAt } from './content-tree.ts';
import type { Path } from './content-value.ts';
import { letteredLogo } from './customer-logo.ts';
import { placesIn } from './edit-list.ts';
import type { EditedSite } from './edited-site.ts';
import { composeEntry, type EntryField, entryFieldsOf, isName, linesOf, type Pattern } from './entry-form.ts';
import { cases, changeList, customers, isCustomers, isServices, services } from './lists.ts';
import { titleOf } from './place-names.ts';
import { Refused } from './refused.ts';
import type { EditStep } from './step.ts';

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
  fields: EntryField[];
  /** Prefix of the field names in the request. */
  prefix: string;
}

const customer: EntryField = {
  name: 'customer',
  path: [],
  label: 'Customer',
  kind: 'text',
  isNeeded: true,
  values: [],
};

/** Empty where an entry has no texts: it is then copied. */
export async function entryFields(root: string, site: EditedSite, place: EntryPlace) {
  const forms = await formsOf(root, site, place);
  const fields = forms.flatMap((form) => form.fields);
  return {
    fields: await Promise.all(
      fields.map(async (field) => ({ ...field, hint: await hintFor(site, place, field) })),
    ),
  };
}

export async function addEntry(root: string, site: EditedSite, entry: NewEntry): Promise<EditStep> {
  const forms = await formsOf(root, site, entry);
  const answerTo = ({ name, kind }: EntryField) => {
    const text = String(entry.values[name] ?? '').trim();
    return kind === 'lines' ? text : text.replace(/\s*\n\s*/g, ' ');
  };
  for (const field of forms.flatMap((form) => form.fields)) {
    const [problem] = await refusals(root, site, entry, field, answerTo(field));
    if (problem) throw new Refused(422, `Not added yet. ${field.label}: ${problem}`);
  }
  const logo = isCustomers(entry.file) ? letteredLogo(root, entry.values.name ?? '') : undefined;
  const written = new Map(
    forms.map(({ file, pattern, prefix }) => {
      const value = (field: EntryField) =>
        answerTo(isShared(field) ? field : { ...field, name: prefix + field.name });
      return [file, composeEntry(logo ? { ...pattern, picture: logo.picture } : pattern, value)];
    }),
  );
  const step = changeList(
    root,
    { ...entry, act: 'copy' },
    { name: entry.values.customer ?? entry.values.title ?? '', written },
  );
  return logo ? { ...step, changes: [...step.changes, logo.change], further: [logo.change.file] } : step;
}

/** Problems of one value while it is typed. */
export async function checkEntry(
  root: string,
  site: EditedSite,
  place: EntryPlace & { name: string; text: string },
): Promise<string[]> {
  const fields = (await formsOf(root, site, place)).flatMap((form) => form.fields);
  const field = fields.find(({ name }) => name === place.name);
  if (!field || !place.text.trim()) return [];
  return [...(await refusals(root, site, place, field, place.text)), ...(await styleOf(site, place.text))];
}

async function refusals(
  root: string,
  site: EditedSite,
  place: EntryPlace,
  field: EntryField,
  text: string,
): Promise<string[]> {
  if (!text) return field.isNeeded ? ['still empty.'] : [];
  if (field.kind === 'link') return linkProblems(field, text);
  const kind = await kindOf(site, place.file);
  const texts = field.kind === 'lines' ? linesOf(text) : [text];
  const found = texts.flatMap((one) => newTextProblems(kind, placeIn(place, field), one));
  const again = await repeatedSentence(site, text);
  const isTaken = (field === customer || isName(field)) && namesIn(root, place).includes(text.toLowerCase());
  return [...found, ...again, ...(isTaken ? ['there is one of this name already.'] : [])];
}

const linkProblems = ({ values }: EntryField, text: string) =>
  values.includes(text) || /^(https:\/\/|mailto:|tel:)\S+$/.test(text)
    ? []
    : ['choose a page, or an address that begins with https://.'];

function namesIn(root: string, { file, path }: EntryPlace): string[] {
  const list = valueAt(readTree(file, readSource(root, file)), path);
  if (list?.kind === 'record') return list.entries.map(({ key }) => key.toLowerCase());
  return list?.kind === 'list' ? list.items.map((item) => titleOf(item).toLowerCase()) : [];
}

/** The form of an existing entry; a service has a second one, for its tile on the home page. */
async function formsOf(root: string, site: EditedSite, { file, path, index }: EntryPlace): Promise<Form[]> {
  if (isServices(file, path)) {
    const text = await formOf(root, site, services.text.file, services.text.path, index);
    const tile = await formOf(root, site, services.tile.file, services.tile.path, index);
    const further = tile.fields.filter((field) => !isShared(field)).map(onTile);
    return [text, { ...tile, fields: further, prefix: tilePrefix }];
  }
  const isFirstCustomer = isCustomers(file) && readList(root, file, path).length === 0;
  const from = isFirstCustomer ? customers.invented : file;
  const form = await formOf(root, site, from, path, isFirstCustomer ? 0 : index);
  const isCase = file === cases.file && path.at(-1) === 'details';
  return [{ ...form, file, fields: isCase ? [customer, ...form.fields] : form.fields }];
}

const tilePrefix = 'tile ';
const isShared = (field: EntryField) => field.name === 'title';
const onTile = (field: EntryField): EntryField => ({
  ...field,
  name: tilePrefix + field.name,
  label: `${field.label}, on the home page`,
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
  if (!value) throw new Refused(409, 'This list is empty: there is no entry to copy the layout from.');
  const [expected, optional] = [await site.types.expectedIn(file), await site.types.optionalIn(file)];
  const pattern = { source, value, expected, optional };
  return { file, pattern, fields: entryFieldsOf(pattern), prefix: '' };
}

function readList(root: string, file: string, path: Path) {
  const list = valueAt(readTree(file, readSource(root, file)), path);
  return list ? placesIn(list) : [];
}

const placeIn = ({ path, index }: EntryPlace, field: EntryField): Path => [
  ...path.slice(1),
  index,
  ...field.path,
];

async function kindOf(site: EditedSite, file: string) {
  const id = await site.pageOf(file);
  return id && (await site.everyPage()).get(id)?.kind;
}

async function hintFor(site: EditedSite, place: EntryPlace, field: EntryField): Promise<string> {
  if (field.kind === 'lines') return 'One on each line.';
  if (!field.isNeeded) return 'Can stay empty.';
  const length = lengthOf(await kindOf(site, place.file), placeIn(place, field));
  return length ? `${length.min} to ${length.max} ${length.unit}.` : '';
}
