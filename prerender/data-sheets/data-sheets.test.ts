import { expect, test } from 'vitest';
import { routes } from '../../src/app/routes.ts';
import { sheetAddress } from '../../src/content/data-sheets/addresses.ts';
import type { DataSheet } from '../../src/content/data-sheets/schema.ts';
import sheets from '../../src/content/data-sheets/sheets.ts';
import words from '../../src/content/data-sheets/words.ts';
import { fill } from '../../src/ui/fill.ts';
import { inputOf, makeSheets } from './data-sheets.ts';
import { type InterfaceLine, interfacesOf, linesOf, type SheetProduct, unstatedOf } from './sheet-content.ts';

const page = {
  overview: { title: '', paragraphs: ['It reads meters.'], facts: [{ label: 'Used by', value: 'Clerks' }] },
  operation: { title: '', paragraphs: ['We walk the site. Planning starts with one building.'] },
  features: [{ id: 'F3', anchor: '', title: 'Roles', content: 'Roles decide. Logs stay.', icon: 'users' }],
  connections: { standards: ['CAP v1.2', 'NMEA 0183'], roles: ['Clerk', 'Head'] },
} as unknown as SheetProduct;

test('a line quotes a text or one sentence of it; a missing one is omitted', () => {
  const lines = linesOf(page, [
    { label: 'Who', place: 'fact:Used by' },
    { label: 'Start', place: 'operation:1.2' },
    { label: 'Rights', place: 'F3.1' },
    { label: 'Roles', place: 'names of roles' },
    { label: 'Gone', place: 'F9' },
    { label: 'Gone too', place: 'overview:2' },
  ]);
  expect(lines).toEqual([
    { label: 'Who', text: 'Clerks' },
    { label: 'Start', text: 'Planning starts with one building.' },
    { label: 'Rights', text: 'Roles decide (F3).' },
    { label: 'Roles', text: 'Clerk, Head' },
  ]);
});

test('an interface states its version and use, or nothing', () => {
  const uses: DataSheet['uses'] = {
    'CAP v1.2': { use: 'Warnings', function: 'F3' },
    'NMEA 0183': { use: 'Tracks', function: 'F9' },
  };
  const sheet = { ...(sheets[0] as DataSheet), uses };
  expect(interfacesOf(page, sheet, words)).toEqual([
    { name: 'CAP', version: 'v1.2', use: 'Warnings', function: 'F3' },
    { name: 'NMEA 0183', version: '', use: '', function: '' },
  ]);
});

test('one sentence names what no interface states', () => {
  const line: InterfaceLine = { name: 'CAP', version: '', use: '', function: '' };
  const [versioned, used] = [
    { ...line, version: 'v1.2' },
    { ...line, use: 'Warnings' },
  ];
  expect(unstatedOf([line, line], words)).toBe(words.unstated.both);
  expect(unstatedOf([line, versioned], words)).toBe(words.unstated.use);
  expect(unstatedOf([line, used], words)).toBe(words.unstated.version);
  expect(unstatedOf([versioned, used], words)).toBe('');
});

test('a sheet lists the standards of its page, and says of none that it is not stated', async () => {
  for (const sheet of sheets) {
    const page = (await routes[sheet.product].loadContent()).default as unknown as SheetProduct;
    const { interfaces, words: own } = (await inputOf(sheet)).sheet;
    const listed = interfaces.map(({ name, version }) => (version ? `${name} ${version}` : name));
    expect(listed, sheet.number).toEqual(page.connections.standards);
    expect(
      Object.keys(sheet.uses).filter((name) => !listed.includes(name)),
      sheet.number,
    ).toEqual([]);
    const signsOn = listed.some((name) => /^(SAML|OpenID)/.test(name));
    expect(own.silences.join().includes('sign-on'), sheet.number).toBe(!signsOn);
  }
});

test('a function’s name that sounds like a certificate is said to be a name', async () => {
  const inputs = await Promise.all(sheets.map(inputOf));
  for (const { sheet } of inputs)
    if (sheet.functions.some(({ title }) => /compliant|certified/i.test(title)))
      expect(sheet.words.describes).toContain('Names of functions are names');
});

test('every sheet has a unique number and address', () => {
  expect(new Set(sheets.map(({ number }) => number)).size).toBe(sheets.length);
  expect(new Set(sheets.map(({ product }) => sheetAddress(product))).size).toBe(sheets.length);
});

test('the issue number comes from the content', async () => {
  const sheet = { ...(sheets[0] as DataSheet), issue: { number: 7, date: '2027-01-31' } } as const;
  const issued = fill(words.issue, { number: 7, date: '31 January 2027' });
  expect((await inputOf(sheet)).sheet.words.issue).toBe(issued);
});

test('a sheet is a tagged PDF of two pages, small, and the same for the same content', async () => {
  const [first] = sheets;
  const input = await inputOf(first as DataSheet);
  const [made, again] = await makeSheets([input, input]);
  const pdf = Buffer.from(made as Uint8Array).toString('latin1');
  expect(Buffer.compare(made as Uint8Array, again as Uint8Array)).toBe(0);
  expect(pdf.length).toBeLessThanOrEqual(150_000);
  expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(2);
  expect(pdf).toMatch(/\/Marked true/);
  expect(pdf).toMatch(/\/Lang \(en-GB\)/);
  // A reader shows the title, not the file's name.
  expect(pdf.includes('/DisplayDocTitle true')).toBe(true);
  const rows = pdf.match(/\/S \/TR\n/g)?.length ?? 0;
  const heads = [pdf.match(/\/Scope \/Row *\n/g), pdf.match(/\/S \/THead\n/g)].map((all) => all?.length ?? 0);
  expect(heads).toEqual([rows - (heads[1] ?? 0), 1]);
  // Every object is where the table of positions says.
  const [, table = ''] = /\nxref\n0 \d+\n([\s\S]*?)trailer/.exec(pdf) ?? [];
  const positions = [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, at]) => Number(at));
  expect(positions.filter((at, index) => !pdf.startsWith(`${index + 1} 0 obj`, at))).toEqual([]);
  for (const tag of ['H1', 'H2', 'H3', 'TH', 'Figure']) expect(pdf, tag).toMatch(new RegExp(`/S /${tag}\\n`));
  // Each font is embedded as a subset, whose name begins with six letters.
  const fonts = pdf.match(/\/BaseFont \/[A-Z]{6}\+/g) ?? [];
  expect(pdf.match(/\/FontFile2? \d+ 0 R/g)?.length).toBe(pdf.match(/\/Type \/FontDescriptor/g)?.length);
  expect(fonts.length).toBeGreaterThan(0);
  const bookmarks = input.sheet.functions.filter(({ title }) => pdf.includes(`/Title (${title})`));
  expect(bookmarks).toHaveLength(input.sheet.functions.length);
  expect(pdf.match(/\/Alt /g)?.length).toBe(pdf.match(/\/S \/Figure\n/g)?.length);
});
