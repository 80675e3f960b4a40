/* A page more, by the steps of CONTRIBUTING.md: its name, its content file, its lines in the route table and the site map. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Head, RouteId } from '../src/content/schema.ts';
import { headProblems, lengthProblems, styleProblems } from '../tests/content-rules.ts';
import type { Step } from './changes.ts';
import { readSource } from './content-files.ts';
import { type Path, partOf, readTree, type Value, valueAt } from './content-tree.ts';
import { editList, placesIn } from './edit-list.ts';
import { literalOf } from './literal.ts';
import { Refused } from './refused.ts';
import { replaced } from './save-text.ts';
import type { Site } from './site.ts';

export interface NewPage {
  /** The page whose form is taken. */
  pattern: RouteId;
  title: string;
  description: string;
  lead: string;
}

const [schema, table] = ['src/content/schema.ts', 'src/app/routes.ts'];
const siteMap = 'src/content/site-map.ts';

export async function addPage(root: string, site: Site, page: NewPage): Promise<Step & { address: string }> {
  const id = page.title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (!id) throw new Refused(422, 'A page needs a title: its address is made of it.');
  const pattern = await site.fileOf(page.pattern);
  const head = (await site.everyPage()).get(page.pattern)?.head;
  if (!pattern || !head) throw new Refused(422, 'Choose a page whose form the new one takes.');
  const file = `${dirname(pattern)}/${id}.ts`;
  const [names, routes, map] = [readSource(root, schema), readSource(root, table), readSource(root, siteMap)];
  const taken = valueAt(readTree(table, routes), ['table', id]) ?? existsSync(resolve(root, file));
  if (taken) throw new Refused(409, `There is a page named ${id} already: choose another title.`);
  const problems = problemsOf(page, head);
  if (problems.length > 0) throw new Refused(422, `Not added yet. ${problems.join(' ')}`);
  const { line, address } = routeLine(routes, page.pattern, id, pattern, file);
  return {
    label: `page ${id}`,
    address,
    further: [schema, table],
    everywhere: true,
    changes: [
      { file, before: undefined, after: contentOf(readSource(root, pattern), page) },
      {
        file: schema,
        before: names,
        after: names.replace(/(export type RouteId =(?:\s*\|\s*'[^']+')+)/, `$1\n  | '${id}'`),
      },
      { file: table, before: routes, after: line },
      { file: siteMap, before: map, after: mapped(map, page, id) },
    ],
  };
}

/** Of a page's own words, all of which are new: what the rules would say once it is there. */
function problemsOf({ title, description, lead }: NewPage, head: Head): string[] {
  return [
    ...[title, description, lead].flatMap((text) => styleProblems(text, [])),
    ...lengthProblems('*', ['head', 'description'], description.trim()).map((said) => `Description: ${said}`),
    ...headProblems({ ...head, title: title.trim(), description }),
  ];
}

/** Beside the page whose form it takes, in the last group where that has no line. */
function mapped(source: string, { pattern, title }: NewPage, id: string): string {
  const groups = valueAt(readTree(siteMap, source), ['default', 'groups']);
  const lists = groups?.kind === 'list' ? groups.items.flatMap((group) => partOf(group, 'links')) : [];
  const lines = (list: Value) =>
    placesIn(list).map(({ start, end }) => source.slice(start, end).includes(`'page:${pattern}'`));
  const list = lists.find((one) => lines(one).includes(true)) ?? lists.at(-1);
  if (!list) throw new Refused(422, `${siteMap} has no list of pages: a programmer has to look at it.`);
  const index = lines(list).indexOf(true);
  const line = `{ label: ${literalOf([title.trim()])}, href: 'page:${id}' }`;
  return editList(source, list, 'copy', index < 0 ? placesIn(list).length - 1 : index, () => line);
}

/** The pattern's line once more, with the new page's name, address and file. */
function routeLine(routes: string, pattern: RouteId, id: string, from: string, to: string) {
  const lines = valueAt(readTree(table, routes), ['table']);
  const index = lines?.kind === 'record' ? lines.entries.findIndex(({ key }) => key === pattern) : -1;
  const own = lines?.kind === 'record' ? lines.entries[index]?.value : undefined;
  const former = own && /^page\('([^']+)'/.exec(routes.slice(own.start, own.end))?.[1];
  if (!lines || !former) throw new Refused(422, 'This page’s form cannot be taken: choose another.');
  const address = `${former.slice(0, former.lastIndexOf('/'))}/${id}`;
  const below = (file: string) => file.replace('src/', '../');
  const key = /^[a-z]\w*$/.test(id) ? id : `'${id}'`;
  const line = editList(routes, lines, 'copy', index, (copy) =>
    copy
      .replace(/^('[^']+'|[\w$]+)/, () => key)
      .replace(`'${former}'`, () => `'${address}'`)
      .replace(below(from), () => below(to)),
  );
  return { line, address };
}

const short: Path[] = [
  ['introduction'],
  ['sections'],
  ['sections', 0, 'paragraphs'],
  ['sections', 0, 'points'],
  ['overview', 'paragraphs'],
  ['cards'],
];

/** The pattern's words stay to be written over, one of each list where a list may be short. */
function contentOf(source: string, { title, description, lead }: NewPage): string {
  let content = source;
  for (const path of short) content = firstOnly(content, path);
  const words: [Path, string][] = [
    [['head', 'title'], title],
    [['head', 'description'], description],
    [['banner', 'title'], title],
    [['banner', 'lead'], lead],
  ];
  for (const [path, text] of words) {
    const value = valueAt(readTree('page.ts', content), ['default', ...path]);
    if (value) content = replaced(content, value, literalOf([text.trim()]));
  }
  return content;
}

function firstOnly(source: string, path: Path): string {
  const list = valueAt(readTree('page.ts', source), ['default', ...path]);
  const [first, last] = list?.kind === 'list' ? [list.items[0], list.items.at(-1)] : [];
  return first && last ? source.slice(0, first.end) + source.slice(last.end) : source;
}
