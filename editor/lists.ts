/*
 * Lists as the owner sees them. Most are in one file; a case also has its customer's tab, and a service its name and
 * tile. These change in one step.
 */

import { slugOf } from '../art/slug.ts';
import { readSource } from './content-files.ts';
import { readTree, valueAt } from './content-tree.ts';
import type { Path, Value } from './content-value.ts';
import { editList, fillList, type ListAction, placesIn } from './edit-list.ts';
import { pathLabel } from './field-names.ts';
import { literalOf } from './literal.ts';
import { Refused } from './refused.ts';
import type { Change, EditStep } from './step.ts';
import { withUniqueNames } from './unique-names.ts';

export interface ListEdit {
  file: string;
  path: Path;
  act: ListAction;
  index: number;
  /** The list as it was when the owner began. */
  before: string;
}

/** A new entry instead of a copy. */
export interface Fresh {
  /** The customer of a case, or the title of a service. */
  name: string;
  /** Its source, by target file. */
  written: ReadonlyMap<string, string>;
}

export const cases = { file: 'src/content/cases/case-studies.ts', tabs: 'src/content/cases/case-tabs.ts' };
export const services = {
  ids: { file: 'src/content/services/service-ids.ts', path: ['serviceNames'] },
  text: { file: 'src/content/services/services.ts', path: ['default', 'services'] },
  tile: { file: 'src/content/home/home.ts', path: ['default', 'services', 'items'] },
};
export const customers = {
  own: 'src/content/clients/own.ts',
  invented: 'src/content/clients/invented.ts',
};

export const isCustomers = (file: string) => Object.values(customers).includes(file);
export const isServices = (file: string, path: Path) =>
  Object.values(services).some((place) => place.file === file && same(place.path, path));

export function changeList(root: string, edit: ListEdit, fresh?: Fresh): EditStep {
  const { file, path, act, index, before } = edit;
  const { source, value } = at(root, file, path);
  if (source.slice(value.start, value.end) !== before)
    throw new Refused(
      409,
      'Someone has changed this list meanwhile. Nothing was written over it: look again.',
    );
  const label = `${act} in ${pathLabel(path) || file}`;
  if (file === cases.file && path.at(-1) === 'details')
    return { label, changes: changeCase(root, edit, fresh), everywhere: true };
  if (isServices(file, path))
    return { label, changes: changeServices(root, act, index, fresh), everywhere: true };
  const written = fresh?.written.get(file);
  const after =
    written !== undefined && placesIn(value).length === 0
      ? fillList(source, value, written)
      : editList(source, value, act, index, (copy) => withUniqueNames(written ?? copy, before));
  return { label, changes: [{ file, before: source, after }], everywhere: true };
}

/** A case and the tab of its customer. */
function changeCase(root: string, { path, act, index }: ListEdit, fresh?: Fresh): Change[] {
  const content = at(root, cases.file, path);
  const category = valueAt(readTree(cases.file, content.source), [...path.slice(0, -1), 'key']);
  const key = category?.kind === 'text' ? String(category.parts[0]) : '';
  const tabs = at(root, cases.tabs, ['caseTabs', key]);
  const name = fresh?.name.trim() ?? '';
  if (act === 'copy' && !name)
    throw new Refused(422, 'A new case needs its customer’s name, which is its tab.');
  const spelled = literalOf([name]);
  const anchor = freshAnchor(key, name, content.source);
  const withName = () =>
    `${spelled}: ${fresh?.written.get(cases.file)?.replace(/(?<=\banchor: )'[\w-]+'/, () => `'${anchor}'`)}`;
  return [
    change(cases.file, content.source, editList(content.source, content.value, act, index, withName)),
    change(
      cases.tabs,
      tabs.source,
      editList(tabs.source, tabs.value, act, index, () => spelled),
    ),
  ];
}

/** Generated once from the customer's name; links keep it when the name changes. */
function freshAnchor(key: string, name: string, source: string): string {
  const anchor = slugOf(`${key}-${name}`) || 'case';
  let count = 1;
  const numbered = () => (count === 1 ? anchor : `${anchor}-${count}`);
  while (source.includes(`anchor: '${numbered()}'`)) count += 1;
  return numbered();
}

/** A service's name, text and tile have the same index in three lists. */
function changeServices(root: string, act: ListAction, index: number, fresh?: Fresh): Change[] {
  if (act === 'copy' && !fresh) throw new Refused(422, 'A new service needs its name and its words.');
  const { ids } = services;
  const names = at(root, ids.file, ids.path).value;
  const known = names.kind === 'record' ? names.entries.map(({ key }) => key) : [];
  const [old = '', id] = [known[index], `service${nextNumber(known)}`];
  const written = new Map(fresh?.written).set(ids.file, `${id}: ${literalOf([fresh?.name.trim() ?? ''])}`);
  return Object.values(services).map(({ file, path }) => {
    const { source, value } = at(root, file, path);
    const alter = (copy: string) => (written.get(file) ?? copy).replace(`'${old}'`, `'${id}'`);
    return change(file, source, editList(source, value, act, index, alter));
  });
}

const nextNumber = (ids: string[]) => Math.max(...ids.map((id) => Number(/\d+/.exec(id)?.[0] ?? 0))) + 1;

function at(root: string, file: string, path: Path): { source: string; value: Value } {
  const source = readSource(root, file);
  const value = valueAt(readTree(file, source), path);
  if (!value) throw new Refused(409, 'This list is no longer there: load the page again.');
  return { source, value };
}

const change = (file: string, before: string, after: string): Change => ({ file, before, after });
const same = (one: Path, other: Path) => one.join('/') === other.join('/');
