/*
 * Lists as an owner knows them. Most stand in one place; a case also has its customer's tab, and a service its id,
 * its tile and its menu entry: those change together, as one step.
 */

import { readSource } from './content-files.ts';
import { partOf, readTree, valueAt } from './content-tree.ts';
import type { Path, Value } from './content-value.ts';
import { type Act, editList, fillList, placesIn } from './edit-list.ts';
import { wayTo } from './field-names.ts';
import { literalOf } from './literal.ts';
import { Refused } from './refused.ts';
import { slugOf } from './slug.ts';
import type { Change, Step } from './step.ts';
import { toldApart } from './tell-apart.ts';

export interface ListEdit {
  file: string;
  path: Path;
  act: Act;
  index: number;
  /** The list as it was when the owner began. */
  before: string;
  /** Of a copied case: the customer it is about. */
  name?: string;
}

const cases = { file: 'src/content/cases/case-studies.ts', tabs: 'src/content/cases/case-tabs.ts' };
const services = [
  { file: 'src/content/services/service-ids.ts', path: ['serviceIds'] },
  { file: 'src/content/services/services.ts', path: ['default', 'services'] },
  { file: 'src/content/home/home.ts', path: ['default', 'services', 'items'] },
];
const menu = 'src/content/shell/menu.ts';
const own = 'src/content/clients/own.ts';

export function changeList(root: string, edit: ListEdit): Step {
  const { file, path, act, index, before } = edit;
  const { source, value } = at(root, file, path);
  if (source.slice(value.start, value.end) !== before)
    throw new Refused(
      409,
      'Someone has changed this list meanwhile. Nothing was written over it: look again.',
    );
  const label = `${act} in ${wayTo(path) || file}`;
  if (file === cases.file && path.at(-1) === 'details')
    return { label, changes: changeCase(root, edit), everywhere: true };
  const isService = services.some((place) => place.file === file && same(place.path, path));
  if (isService) return { label, changes: changeServices(root, act, index), everywhere: true };
  const after =
    file === own && before === '[]'
      ? addCustomer(root, source, value)
      : editList(source, value, act, index, (copy) => toldApart(root, copy, before));
  return { label, changes: [{ file, before: source, after }], everywhere: true };
}

/** A case and the tab of its customer. A copy is no sample, and has neither a drawing nor a place on the plan yet. */
function changeCase(root: string, { path, act, index, name = '' }: ListEdit): Change[] {
  const content = at(root, cases.file, path);
  const category = valueAt(readTree(cases.file, content.source), [...path.slice(0, -1), 'key']);
  const key = category?.kind === 'text' ? String(category.parts[0]) : '';
  const tabs = at(root, cases.tabs, ['caseTabs', key]);
  if (act === 'copy' && !name.trim())
    throw new Refused(422, 'A new case needs its customer’s name, which is its tab.');
  const spelled = literalOf([name.trim()]);
  const anchor = freshAnchor(key, name, content.source);
  const withName = (copy: string) =>
    withoutDrawing(
      copy
        .replace(/^('[^']*'|[\w$]+)/, () => spelled)
        .replace(/(?<=\banchor: )'[\w-]+'/, () => `'${anchor}'`),
    );
  return [
    change(cases.file, content.source, editList(content.source, content.value, act, index, withName)),
    change(
      cases.tabs,
      tabs.source,
      editList(tabs.source, tabs.value, act, index, () => spelled),
    ),
  ];
}

/** Made once, from the customer's name where it has Latin letters; links keep it when the name changes. */
function freshAnchor(key: string, name: string, source: string): string {
  const anchor = slugOf(`${key}-${name}`) || 'case';
  let count = 1;
  const numbered = () => (count === 1 ? anchor : `${anchor}-${count}`);
  while (source.includes(`anchor: '${numbered()}'`)) count += 1;
  return numbered();
}

function withoutDrawing(entry: string): string {
  let source = `export default { ${entry} };`;
  for (const key of ['sample', 'figure', 'pin']) {
    const record = valueAt(readTree('case.ts', source), ['default']);
    const detail = record?.kind === 'record' ? record.entries[0]?.value : undefined;
    const index = detail?.kind === 'record' ? detail.entries.findIndex((entry) => entry.key === key) : -1;
    if (detail && index >= 0) source = editList(source, detail, 'remove', index);
  }
  return source.slice('export default { '.length, -' };'.length);
}

/** A service's id, text and tile stand at the same place of three lists; the menu may name it elsewhere. */
function changeServices(root: string, act: Act, index: number): Change[] {
  const ids = at(root, 'src/content/services/service-ids.ts', ['serviceIds']);
  const known =
    ids.value.kind === 'list' ? ids.value.items.map((item) => ids.source.slice(item.start, item.end)) : [];
  const [old = '', fresh] = [known[index], `'service${nextNumber(known)}'`];
  const lists = services.map(({ file, path }) => {
    const { source, value } = at(root, file, path);
    return change(
      file,
      source,
      editList(source, value, act, index, (copy) =>
        toldApart(root, copy.replace(old, fresh), source.slice(value.start, value.end)),
      ),
    );
  });
  return [...lists, ...changeMenu(root, act, linkOf(old), linkOf(fresh))];
}

const linkOf = (id: string) => id.replace(/^'/, "'page:services/");

function changeMenu(root: string, act: Act, old: string, fresh: string): Change[] {
  const { source, value: sections } = at(root, menu, ['default', 'sections']);
  const lists = sections.kind === 'list' ? sections.items.flatMap((item) => partOf(item, 'services')) : [];
  for (const list of lists) {
    const entries = placesIn(list).map(({ start, end }) => source.slice(start, end));
    const index = entries.findIndex((entry) => entry.includes(old));
    const isAtEnd = act === 'up' ? index === 0 : act === 'down' && index === entries.length - 1;
    if (index >= 0 && !isAtEnd)
      return [
        change(
          menu,
          source,
          editList(source, list, act, index, (copy) =>
            toldApart(root, copy.replace(old, fresh), entries.join()),
          ),
        ),
      ];
  }
  return [];
}

const nextNumber = (ids: string[]) => Math.max(...ids.map((id) => Number(/\d+/.exec(id)?.[0] ?? 0))) + 1;

/** The first of the owner's customers takes the form of an invented one. */
function addCustomer(root: string, source: string, value: Value): string {
  const invented = at(root, 'src/content/clients/invented.ts', ['default']);
  const first = invented.value.kind === 'list' ? invented.value.items[0] : undefined;
  if (!first) throw new Refused(422, 'There is no customer to take the form from: see docs/owners.md.');
  return fillList(source, value, invented.source.slice(first.start, first.end));
}

function at(root: string, file: string, path: Path): { source: string; value: Value } {
  const source = readSource(root, file);
  const value = valueAt(readTree(file, source), path);
  if (!value) throw new Refused(409, `This list is no longer in ${file}: look at the page again.`);
  return { source, value };
}

const change = (file: string, before: string, after: string): Change => ({ file, before, after });
const same = (one: Path, other: Path) => one.join('/') === other.join('/');
