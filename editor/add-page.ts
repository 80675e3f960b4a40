/* Adds a page by the steps of CONTRIBUTING.md: its content file, its label and its line of the route table. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { slugOf } from '../art/slug.ts';
import { styleProblems } from '../src/content/rules/house-style.ts';
import { lengthProblems } from '../src/content/rules/lengths.ts';
import { headProblems } from '../src/content/rules/pages.ts';
import { headLengths, type RouteId } from '../src/content/schema.ts';
import { readSource } from './content-files.ts';
import { partOf, readTree, valueAt } from './content-tree.ts';
import type { Path } from './content-value.ts';
import { editList } from './edit-list.ts';
import type { EditedSite } from './edited-site.ts';
import { literalOf } from './literal.ts';
import { Refused } from './refused.ts';
import { replaced } from './save-text.ts';
import type { EditStep } from './step.ts';

export interface NewPage {
  /** The existing page whose structure is copied. */
  pattern: RouteId;
  title: string;
  description: string;
  lead: string;
  /** Separated by commas. The pattern's own keywords would be wrong for the new page. */
  keywords: string;
}

const [labels, table] = ['src/content/labels.ts', 'src/app/routes.ts'];

export async function addPage(
  root: string,
  site: EditedSite,
  page: NewPage,
): Promise<EditStep & { address: string }> {
  const id = slugOf(page.title);
  if (!id) throw new Refused(422, 'A page needs a title: its address is made from the title.');
  const pattern = await site.fileOf(page.pattern);
  if (!pattern) throw new Refused(422, 'Choose the page whose layout the new one copies.');
  const file = `${dirname(pattern)}/${id}.ts`;
  const [names, routes] = [readSource(root, labels), readSource(root, table)];
  const taken = valueAt(readTree(table, routes), ['table', id]) ?? existsSync(resolve(root, file));
  if (taken) throw new Refused(409, `There is a page named ${id} already: choose another title.`);
  const problems = problemsOf(page);
  if (problems.length > 0) throw new Refused(422, `Not added yet. ${problems.join(' ')}`);
  const { line, address } = routeLine(routes, page.pattern, id, pattern, file);
  return {
    label: `page ${id}`,
    address,
    further: [table],
    everywhere: true,
    changes: [
      { file, before: undefined, after: contentOf(readSource(root, pattern), page) },
      { file: labels, before: names, after: labelled(names, page, id) },
      { file: table, before: routes, after: line },
    ],
  };
}

/** Problems the content rules would find in the new page's texts. */
function problemsOf({ title, description, lead, keywords }: NewPage): string[] {
  return [
    ...[title, description, lead, keywords].flatMap((text) => styleProblems(text, [])),
    ...lengthProblems(headLengths, ['description'], description.trim()).map(
      (problem) => `Description: ${problem}`,
    ),
    ...headProblems({ title: title.trim(), description, keywords: keywordsIn(keywords) }),
  ];
}

const keywordsIn = (keywords: string) =>
  keywords
    .split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean);

/** Placed after its pattern, in the same section: in the site map, and not yet in a menu. */
function labelled(source: string, { pattern, title }: NewPage, id: string): string {
  const entries = valueAt(readTree(labels, source), ['labels']);
  const index = entries?.kind === 'record' ? entries.entries.findIndex(({ key }) => key === pattern) : -1;
  const own = entries?.kind === 'record' ? entries.entries[index]?.value : undefined;
  const section = own && partOf(own, 'section').map(({ start, end }) => source.slice(start, end))[0];
  if (!entries || !section)
    throw new Refused(422, `${labels} has no entry for ${pattern}: a developer must add one.`);
  const entry = `${keyOf(id)}: { section: ${section}, name: ${literalOf([title.trim()])} }`;
  return editList(source, entries, 'copy', index, () => entry);
}

const keyOf = (id: string) => (/^[a-z]\w*$/.test(id) ? id : `'${id}'`);

/** A copy of the pattern's line with the new page's name, address and file. */
function routeLine(routes: string, pattern: RouteId, id: string, from: string, to: string) {
  const lines = valueAt(readTree(table, routes), ['table']);
  const index = lines?.kind === 'record' ? lines.entries.findIndex(({ key }) => key === pattern) : -1;
  const own = lines?.kind === 'record' ? lines.entries[index]?.value : undefined;
  const former = own && /^page\('([^']+)'/.exec(routes.slice(own.start, own.end))?.[1];
  if (!lines || !former) throw new Refused(422, 'This page’s layout cannot be copied: choose another.');
  const address = `${former.slice(0, former.lastIndexOf('/'))}/${id}`;
  const below = (file: string) => file.replace('src/', '../');
  const line = editList(routes, lines, 'copy', index, (copy) =>
    copy
      .replace(/^('[^']+'|[\w$]+)/, () => keyOf(id))
      .replace(`'${former}'`, () => `'${address}'`)
      .replace(below(from), () => below(to)),
  );
  return { line, address };
}

/** Lists that may be short, and how many entries a new page starts with: three cards fill a row. */
const short: [Path, number][] = [
  [['default', 'introduction'], 1],
  [['default', 'sections'], 1],
  [['default', 'sections', 0, 'paragraphs'], 1],
  [['default', 'sections', 0, 'points'], 1],
  [['default', 'overview', 'paragraphs'], 1],
  [['default', 'cards'], 3],
  [['cards'], 3],
];

/** The other texts are copied from the pattern, for the owner to overwrite. */
function contentOf(source: string, { title, description, lead, keywords }: NewPage): string {
  let content = source;
  for (const [path, count] of short) content = firstOnly(content, path, count);
  const spelled = (text: string) => literalOf([text.trim()]);
  const values: [Path, string][] = [
    [['head', 'title'], spelled(title)],
    [['head', 'description'], spelled(description)],
    [['head', 'keywords'], `[${keywordsIn(keywords).map(spelled).join(', ')}]`],
    [['banner', 'title'], spelled(title)],
    [['banner', 'lead'], spelled(lead)],
  ];
  for (const [path, after] of values) {
    const value = valueAt(readTree('page.ts', content), ['default', ...path]);
    if (value) content = replaced(content, value, after);
  }
  return content;
}

function firstOnly(source: string, path: Path, count: number): string {
  const list = valueAt(readTree('page.ts', source), path);
  const [kept, last] = list?.kind === 'list' ? [list.items[count - 1], list.items.at(-1)] : [];
  return kept && last ? source.slice(0, kept.end) + source.slice(last.end) : source;
}
