/*
 * Lists what the owner must still replace before the site goes live, one line each with its file, and exits with 1
 * while anything is left; `--json` for tools. It checks values, not how a file spells them. The build itself does
 * not fail on placeholders.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isOurs, record } from '../art/drawn.ts';
import { filmIngredients } from '../art/film-ingredients.ts';
import { ingredients, pieces } from '../art/pieces.ts';
import { type Brand, brand } from '../src/content/brand.ts';
import cases from '../src/content/cases/case-studies.ts';
import type { CaseStudiesPage } from '../src/content/cases/schema.ts';
import invented from '../src/content/clients/invented.ts';
import founder from '../src/content/company/founder.ts';
import type { DataSheet } from '../src/content/data-sheets/schema.ts';
import sheets from '../src/content/data-sheets/sheets.ts';
import type { EditionContent } from '../src/content/edition-schema.ts';
import type { ClientLogo } from '../src/content/home/schema.ts';
import connectionFacts from '../src/content/requirements/connection-facts.ts';
import { tenderFactLabels } from '../src/content/requirements/tender-facts.ts';
import { stringsOf } from '../src/content/rules/texts.ts';
import { findLowContrast } from './contrast.ts';
import { contentFile } from './metadata/content-files.ts';
import { lastChange } from './metadata/history.ts';

export interface Finding {
  file: string;
  line: number;
  field: string;
  problem: string;
}

const brandFile = 'src/content/brand.ts';
const securityFile = 'dist/site/.well-known/security.txt';
const daysBeforeExpiry = 30;

/** Patterns of placeholder values anywhere in the content. */
const placeholders: { pattern: RegExp; problem: string }[] = [
  { pattern: /[^\s'"`]*\.example\b/, problem: 'is a placeholder domain' },
  { pattern: /^\+\d{1,3}[\s-]*0[0\s-]*$/, problem: 'is a placeholder number' },
  { pattern: /^[A-Z]+-?0+$/, problem: 'is a certificate number of zeros' },
  { pattern: /\[[a-z][^\]]*\]/, problem: 'is a bracketed placeholder' },
  { pattern: /lorem ipsum/i, problem: 'is filler text' },
  { pattern: /\/images\/no-picture\.svg/, problem: 'keeps the place of a picture' },
];

type Source = (file: string) => string;
const fromDisk: Source = (file) => readFileSync(file, 'utf8');

/** Placeholders in one file, without those already in `known`. */
export function findPlaceholders(
  file: string,
  values: unknown,
  source: string,
  known: string[] = [],
): Finding[] {
  return stringsOf(values).flatMap(({ field, text }) =>
    placeholders.flatMap(({ pattern, problem }) => {
      const found = text.match(pattern)?.[0];
      if (!found || known.some((value) => value.includes(found) || found.includes(value))) return [];
      // Two addresses may share a placeholder domain: the whole value distinguishes their lines.
      const line = lineOf(source, source.includes(text) ? text : found);
      return [{ file, line, field, problem: `${found} ${problem}` }];
    }),
  );
}

/** Placeholders no pattern finds: names, and missing values. */
export function findUnset(values: Brand, source: string): Finding[] {
  const missing = (field: string, problem: string, line = lineOf(source, 'export const brand')) => ({
    file: brandFile,
    line,
    field,
    problem,
  });
  const findings: Finding[] = [];
  if (!values.founderName) findings.push(missing('founderName', 'is not set'));
  if (!values.formEndpoint)
    findings.push(missing('formEndpoint', 'is not set: the contact form sends nothing'));
  if (!values.certificateNumbers?.iso27001 || !values.certificateNumbers.iso9001)
    findings.push(missing('certificateNumbers', 'are not set: the page offers them on request'));
  if (values.origin.includes(`${values.name.toLowerCase().replace(/\W/g, '')}.example`)) {
    const line = lineOf(source, `name: '${values.name}'`);
    findings.push(missing('name', `${values.name} belongs to a placeholder domain`, line));
  }
  return findings;
}

export function findInventedCustomers(logos: ClientLogo[], source: string): Finding[] {
  const file = 'src/content/clients/invented.ts';
  return logos.map(({ name }) => ({
    file,
    line: lineOf(source, `'${name}'`),
    field: 'clients',
    problem: `${name} is an invented customer`,
  }));
}

/** What tender offices ask about the company and each connection: optional, so it is only listed. */
export function findUnstated({ tenderFacts }: Brand, facts: typeof connectionFacts): Finding[] {
  const unstated = (file: string, field: string, what: string) => ({
    file,
    line: 1,
    field,
    problem: `${what}: not stated`,
  });
  const ofCompany = Object.entries(tenderFactLabels)
    .filter(([field]) => !tenderFacts?.[field as keyof typeof tenderFactLabels])
    .map(([field, label]) => unstated(brandFile, `tenderFacts.${field}`, label));
  const file = 'src/content/requirements/connection-facts.ts';
  const what = 'versions, directions, tests and certificates';
  return Object.keys(facts).length > 0 ? ofCompany : [...ofCompany, unstated(file, 'connections', what)];
}

/** Data sheets whose page has changed since their issue date. */
export function findStaleIssues(
  issued: readonly DataSheet[],
  changedOn: (product: DataSheet['product']) => string,
): Finding[] {
  return issued.flatMap(({ product, number, issue }) => {
    const day = changedOn(product).slice(0, 10);
    const problem = `is of ${issue.date}, but its page was changed on ${day}: raise the issue`;
    const file = 'src/content/data-sheets/sheets.ts';
    return day > issue.date ? [{ file, line: 1, field: number, problem }] : [];
  });
}

/** The included sample cases, which are marked as such. */
export function findSampleCases(
  { categories }: Pick<CaseStudiesPage, 'categories'>,
  source: string,
): Finding[] {
  const file = 'src/content/cases/case-studies.ts';
  return categories.flatMap(({ key, details }) =>
    Object.entries(details)
      .filter(([, { sample }]) => sample)
      .map(([tab]) => ({ file, line: lineOf(source, tab), field: key, problem: `${tab} is a sample case` })),
  );
}

/** Pictures whose name, colours or letters are outdated, and the placeholder portrait. */
function findDrawings(): Finding[] {
  const stale = Object.entries(pieces)
    .filter(([name, piece]) => record.pieces[name] !== ingredients(piece))
    .map(([name]) => ({
      file: 'art/drawn.json',
      line: 1,
      field: name,
      problem: 'is drawn for another brand, other colours or other letters: npm run draw',
    }));
  if (record.pieces.film !== filmIngredients()) {
    stale.push({
      file: 'art/drawn.json',
      line: 1,
      field: 'film',
      problem: 'is drawn in other colours: npm run draw:film',
    });
  }
  const portrait = `public${founder.portrait.src}`;
  const isDrawn = portrait in record.files && isOurs(portrait);
  const drawn = { file: portrait, line: 1, field: 'portrait', problem: 'is a drawing, not the founder' };
  return isDrawn ? [...stale, drawn] : stale;
}

function findColours(): Finding[] {
  const file = 'src/styles/tokens.css';
  const source = readFileSync(file, 'utf8');
  return findLowContrast(Buffer.from(source)).map(({ token, problem }) => ({
    file,
    line: lineOf(source, `${token}:`),
    field: token,
    problem,
  }));
}

/** Only a person can judge whether a translation reads well. */
async function findUnread(): Promise<Finding[]> {
  const files = globSync('src/content/*/edition.ts').sort();
  const tables = files.map(async (file) => {
    const { default: table } = (await import(pathToFileURL(resolve(file)).href)) as {
      default: EditionContent;
    };
    const problem = 'is empty: a native speaker must read every page, SVG lettering included, before launch';
    return table.readBy ? [] : [{ file, line: 1, field: 'readBy', problem }];
  });
  return (await Promise.all(tables)).flat();
}

export function findExpiry(file: string, source: string, now: Date): Finding[] {
  const expires = new Date(source.match(/^Expires:\s*(\S+)/m)?.[1] ?? Number.NaN);
  const daysLeft = (expires.getTime() - now.getTime()) / 86_400_000;
  if (daysLeft > daysBeforeExpiry) return [];
  const problem = `is missing, past or within ${daysBeforeExpiry} days: build again`;
  return [{ file, line: lineOf(source, 'Expires:'), field: 'Expires', problem }];
}

/** The first line that contains the text; 1 if it is composed of parts. */
function lineOf(source: string, text: string): number {
  return source.split('\n').findIndex((line) => line.includes(text)) + 1 || 1;
}

async function findInContent(read: Source): Promise<Finding[]> {
  const known = stringsOf(brand)
    .map(({ text }) => text)
    .filter((text) => placeholders.some(({ pattern }) => pattern.test(text)));
  const files = globSync('src/content/**/*.ts', {
    exclude: ['**/*.test.ts', '**/schema.ts', 'src/content/rules/**', brandFile],
  }).sort();
  const found = files.map(async (file) => {
    const values = Object.values((await import(pathToFileURL(resolve(file)).href)) as object);
    return findPlaceholders(file, values, read(file), known);
  });
  return (await Promise.all(found)).flat();
}

if (import.meta.main) {
  const read = fromDisk;
  const findings = [
    ...findPlaceholders(brandFile, brand, read(brandFile)),
    ...findUnset(brand, read(brandFile)),
    ...(await findInContent(read)),
    ...findUnstated(brand, connectionFacts),
    ...findInventedCustomers(invented, read('src/content/clients/invented.ts')),
    ...findSampleCases(cases, read('src/content/cases/case-studies.ts')),
    ...findStaleIssues(sheets, (product) => lastChange(contentFile(product))),
    ...findDrawings(),
    ...findColours(),
    ...(await findUnread()),
    ...(existsSync(securityFile) ? findExpiry(securityFile, read(securityFile), new Date()) : []),
  ];
  if (process.argv.includes('--json')) console.log(JSON.stringify(findings, null, 2));
  else if (findings.length === 0) console.log('No placeholder is left: the site is the owner’s.');
  else
    for (const { file, line, field, problem } of findings)
      console.log(`${file}:${line}  ${field}  ${problem}`);
  process.exitCode = findings.length ? 1 : 0;
}
