/* Forms for a new case, service and customer; nothing of an existing entry may leak into the new one. */
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import cases from '../src/content/cases/case-studies.ts';
import clients from '../src/content/clients/invented.ts';
import services from '../src/content/services/services.ts';
import { addEntry, checkEntry, entryFields } from './add-entry.ts';
import { readTree, valueAt } from './content-tree.ts';
import type { Path } from './content-value.ts';
import type { EditedSite } from './edited-site.ts';
import type { EditStep } from './step.ts';
import { Types } from './types.ts';

const root = process.cwd();
const types = new Types(root);
afterAll(() => types.close());

const pages = {
  'src/content/cases/case-studies.ts': 'case-studies',
  'src/content/services/services.ts': 'services',
};
const site = {
  types,
  pageOf: async (file: keyof typeof pages) => pages[file],
  everyPage: async () =>
    new Map<string, object>([
      ['case-studies', cases],
      ['services', services],
    ]),
  module: async () => import('../src/content/brand.ts'),
} as unknown as EditedSite;

function placeOf(file: string, path: Path) {
  const source = readFileSync(file, 'utf8');
  const value = valueAt(readTree(file, source), path);
  return { file, path, index: 0, before: source.slice(value?.start, value?.end) };
}
const fits = ({ changes }: EditStep) =>
  types.problemsOf(
    new Map(
      changes.flatMap(({ file, after }) => (file.endsWith('.ts') ? [[file, String(after)] as const] : [])),
    ),
    true,
  );
/** The lines that a step adds to a file. */
function addedTo(file: string, { changes }: EditStep): string {
  const change = changes.find((one) => one.file === file);
  const [before, after] = [String(change?.before), String(change?.after)];
  let start = 0;
  while (before[start] === after[start]) start += 1;
  start = after.lastIndexOf('\n', start);
  return after.slice(start, start + after.length - before.length);
}

const caseList = placeOf('src/content/cases/case-studies.ts', ['default', 'categories', 0, 'details']);
const about = 'A port authority on the west coast. '.repeat(12).trim();

test('the form of a new case has its customer and chapters, and copies no text, figure or pin', async () => {
  const { fields } = await entryFields(root, site, caseList);
  expect(fields.map(({ label }) => label)).toEqual([
    'Customer',
    'Title',
    'About',
    'Business challenge',
    'Smarter solution',
  ]);
  expect(fields.find(({ name }) => name === 'about')?.hint).toBe('60 to 140 words.');
  const values = {
    customer: 'Port authority',
    title: 'A port sees its gates',
    about,
    businessChallenge: about,
    smarterSolution: about,
  };
  const step = await addEntry(root, site, { ...caseList, values });
  expect(step.changes.map(({ file }) => file)).toEqual([caseList.file, 'src/content/cases/case-tabs.ts']);
  const added = addedTo(caseList.file, step);
  expect(added).toContain("'Port authority': {");
  expect(added).toContain("anchor: 'isms-port-authority'");
  expect(added).not.toMatch(/sample|figure|pin:|products|450|brand/);
  expect(await fits(step)).toEqual([]);
  await expect(addEntry(root, site, { ...caseList, values: { ...values, about: '' } })).rejects.toThrow(
    'Not added yet. About: still empty.',
  );
  const taken = { ...values, customer: Object.keys(cases.categories[0]?.details ?? {})[0] ?? '' };
  await expect(addEntry(root, site, { ...caseList, values: taken })).rejects.toThrow('of this name already');
}, 120_000);

test('reports repeated sentences, missing letters and avoided words while typing', async () => {
  const [first] = Object.values(cases.categories[0]?.details ?? {});
  const problemsOf = async (text: string) =>
    (await checkEntry(root, site, { ...caseList, name: 'about', text })).join(' ');
  expect(await problemsOf(first?.about ?? '')).toContain('The site says this already');
  expect(await problemsOf('A port 🙂')).toContain('‘🙂’ is not among this site’s letters');
  expect(await problemsOf('A port with two gates')).toBe('5 words; at least 60 are needed.');
  expect(await problemsOf(`${about} ${about}`)).toContain('there is room for 140');
  expect(await problemsOf('A robust port')).toContain('We avoid ‘robust’');
  expect(await problemsOf(about)).toBe('');
}, 120_000);

test('a new service has its name, text and tile', async () => {
  const list = placeOf('src/content/services/services.ts', ['default', 'services']);
  const { fields } = await entryFields(root, site, list);
  expect(fields.map(({ label }) => label)).toEqual([
    'Title',
    'Content',
    'Deliverables',
    'Description, on the home page',
  ]);
  const values = {
    title: 'Lamp Post Surveys',
    content: about,
    deliverables: 'A plan\nA trial run',
    'tile description': 'Records moved and counted.',
  };
  const step = await addEntry(root, site, { ...list, values });
  expect(step.changes).toHaveLength(3);
  expect(addedTo(list.file, step)).toContain("deliverables: ['A plan', 'A trial run']");
  expect(addedTo('src/content/home/home.ts', step)).toContain("'Records moved and counted.'");
  expect(addedTo('src/content/home/home.ts', step)).toContain('/images/no-picture.svg');
  expect(addedTo('src/content/services/service-ids.ts', step)).toContain(": 'Lamp Post Surveys'");
  expect(await fits(step)).toEqual([]);
}, 120_000);

test('a new customer gets a drawn name until there is a logo', async () => {
  const list = placeOf('src/content/clients/own.ts', ['default']);
  const { fields } = await entryFields(root, site, list);
  expect(fields.map(({ label }) => label)).toEqual(['Name']);
  const step = await addEntry(root, site, { ...list, values: { name: 'Kaveri Lantern Works' } });
  const [content, logo] = step.changes;
  expect(content?.after).toContain("name: 'Kaveri Lantern Works'");
  expect(content?.after).not.toContain(clients[0]?.name);
  expect(logo?.file).toBe('public/images/clients/kaveri-lantern-works.svg');
  expect(step.further).toEqual([logo?.file]);
  expect(await fits(step)).toEqual([]);
}, 120_000);
