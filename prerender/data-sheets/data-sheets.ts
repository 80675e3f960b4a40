/*
 * Makes a data sheet for each product from the content of its page. Compiling takes some seconds, so sheets are
 * cached until an input changes.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { deskInElevation } from '../../art/data-sheet/desk.ts';
import { cycle, flow } from '../../art/data-sheet/diagrams.ts';
import { typefaceHash } from '../../art/lettering.ts';
import { addressOf } from '../../src/app/addresses.ts';
import { routes } from '../../src/app/routes.ts';
import { brand } from '../../src/content/brand.ts';
import { sheetAddress } from '../../src/content/data-sheets/addresses.ts';
import type { DataSheet } from '../../src/content/data-sheets/schema.ts';
import sheets from '../../src/content/data-sheets/sheets.ts';
import words from '../../src/content/data-sheets/words.ts';
import { fill } from '../../src/ui/fill.ts';
import type { Files } from '../files.ts';
import { interfacesOf, linesOf, type SheetProduct, silencesOf, unstatedOf } from './sheet-content.ts';

const cache = '.cache/data-sheets';
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const template = read('sheet.typ');

export const sheetFiles = (): string[] => sheets.map(({ product }) => sheetAddress(product).slice(1));

export async function dataSheets(): Promise<Files> {
  const inputs = await Promise.all(sheets.map(inputOf));
  const key = createHash('sha256')
    .update(JSON.stringify([inputs, template, read('tag-rows.ts'), typefaceHash]))
    .digest('hex')
    .slice(0, 32);
  const kept = `${cache}/${key}`;
  const names = sheetFiles();
  try {
    return new Map(names.map((name) => [name, readFileSync(`${kept}/${basename(name)}`)]));
  } catch {
    const made = await makeSheets(inputs);
    mkdirSync(kept, { recursive: true });
    const files = names.map((name, index): [string, Uint8Array] => [name, made[index] as Uint8Array]);
    for (const [name, bytes] of files) writeFileSync(`${kept}/${basename(name)}`, bytes);
    return new Map(files);
  }
}

export async function makeSheets(inputs: Awaited<ReturnType<typeof inputOf>>[]): Promise<Uint8Array[]> {
  const { typstCompiler } = await import('./compile.ts');
  const [compile, family] = await typstCompiler(template, JSON.stringify(inputs) + template);
  return inputs.map(({ drawings, sheet }) =>
    compile({ ...drawings, '/sheet.json': JSON.stringify({ ...sheet, family }) }),
  );
}

export async function inputOf(sheet: DataSheet) {
  const { product, number, issue, about } = sheet;
  const page = (await routes[product].loadContent()).default as unknown as SheetProduct;
  const date = dateInWords(issue.date);
  const issued = fill(words.issue, { number: issue.number, date });
  const address = new URL(addressOf(`page:${product}`), brand.origin);
  const company = `${brand.name} ${brand.suffix}`;
  const { locality, country, postalCode } = brand.address;
  const { connections, responseCycle: steps } = page;
  const interfaces = interfacesOf(page, sheet, words);
  return {
    product,
    drawings: drawingsOf(product, page),
    sheet: {
      title: `${page.name}: ${fill(words.sheet, { number })}`,
      description: page.head.description,
      keywords: page.head.keywords,
      company,
      name: page.name,
      about,
      day: issue.date.split('-').map(Number),
      running: `${number}, ${issued}`,
      lead: page.overview.paragraphs.slice(0, 2),
      drawing: {
        kind: product === 'flagship' ? 'desk' : 'place',
        alt: fill(words.place, { name: page.name }),
      },
      flow: connections,
      sources: `${joinPhrases(connections.sources)}.`,
      functions: page.features.map(({ id, title, content }) => ({ id, title, text: content })),
      ...(steps && {
        cycle: {
          title: steps.title,
          steps: steps.steps.map(({ title, content }) => ({ label: title, text: content })),
        },
      }),
      interfaces,
      unstated: unstatedOf(interfaces, words),
      deployment: linesOf(page, sheet.deployment),
      roles: linesOf(page, sheet.roles),
      delivery: linesOf(page, sheet.delivery),
      email: brand.email,
      phone: brand.phone,
      place: `${locality}, ${country} ${postalCode}`,
      words: {
        ...words,
        silences: silencesOf(page, words),
        sheet: fill(words.sheet, { number }),
        issue: issued,
        madeFrom: fill(words.madeFrom, { page: address.host + address.pathname, date }),
      },
    },
  };
}

/** Every sheet gets every file, since the compiler keeps the previous sheet's. */
function drawingsOf(product: DataSheet['product'], { features, connections, responseCycle }: SheetProduct) {
  const steps = responseCycle?.steps ?? [];
  const decided = steps.findIndex(({ anchor }) => anchor === 'decide');
  return {
    '/logo.svg': readFileSync('public/images/logo.svg', 'utf8'),
    '/drawing.svg':
      product === 'flagship'
        ? deskInElevation(features.map(({ id }) => id))
        : readFileSync(`public/images/products/${product}.svg`, 'utf8'),
    '/flow.svg': flow(connections.sources.length, connections.roles.length),
    ...(steps.length > 0 && {
      '/cycle.svg': cycle(
        steps.map(({ title }) => title),
        decided,
      ),
    }),
  };
}

/** After the first, an initial capital is dropped unless it belongs to the word: 'Sensors and meters', but 'GIS'. */
function joinPhrases(items: string[]): string {
  return items
    .map((item, index) =>
      index > 0 ? item.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()) : item,
    )
    .join(', ');
}

function dateInWords(day: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T12:00:00Z`));
}
