/*
 * Lists what the owner must still replace before the site goes live, one line each with its place,
 * and exits 1 while anything is left. The build itself does not fail on placeholders.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';

const securityFile = 'dist/site/.well-known/security.txt';
const daysBeforeExpiry = 30;

/** What a placeholder value looks like, wherever content says it. */
const placeholders: { pattern: RegExp; problem: string }[] = [
  { pattern: /[^\s'"`]*\.example\b/, problem: 'is a placeholder domain' },
  { pattern: /^\+\d{1,3}[\s-]*0[0\s-]*$/, problem: 'is a placeholder number' },
  { pattern: /^[A-Z]+-?0+$/, problem: 'is a certificate number of zeros' },
  { pattern: /\[[a-z][^\]]*\]/, problem: 'is a bracketed placeholder' },
  { pattern: /lorem ipsum/i, problem: 'is filler text' },
];

/** An optional field name, then a string on one line. */
const literal = /(?:(\w+):\s*)?(['"`])((?:(?!\2).)*)\2/g;

export function findPlaceholders(file: string, source: string): string[] {
  return source.split('\n').flatMap((text, index) => {
    const isComment = /^\s*(\/\/|\/?\*)/.test(text);
    const strings = isComment ? [] : [...text.matchAll(literal)];
    return strings.flatMap(([, field = 'text', , value = '']) =>
      placeholders.flatMap(({ pattern, problem }) => {
        const found = value.match(pattern)?.[0];
        return found ? [`${file}:${index + 1}  ${field}  ${found} ${problem}`] : [];
      }),
    );
  });
}

/** Names have no tell-tale form: the founder's is absent, the company's still stands in a .example domain. */
export function findUnsetNames(file: string, source: string): string[] {
  const findings: string[] = [];
  if (!placeOf(/^\s*founderName: ['"`]/, source)) {
    findings.push(`${file}:${placeOf(/^export const brand/, source)}  founderName  is not set`);
  }
  const name = source.match(/^\s*name: ['"`](.+)['"`]/m)?.[1];
  if (name && source.includes(`${name.toLowerCase()}.example`)) {
    findings.push(
      `${file}:${placeOf(/^\s*name: ['"`]/, source)}  name  ${name} belongs to a placeholder domain`,
    );
  }
  return findings;
}

/** The customers' drawings say of themselves that they are invented. */
export function findInventedCustomers(file: string, source: string): string[] {
  const line = placeOf(/\binvented\b/i, source);
  return line ? [`${file}:${line}  clients  are invented organisations`] : [];
}

export function findExpiry(file: string, source: string, now: Date): string[] {
  const expires = new Date(source.match(/^Expires:\s*(\S+)/m)?.[1] ?? Number.NaN);
  const daysLeft = (expires.getTime() - now.getTime()) / 86_400_000;
  if (daysLeft > daysBeforeExpiry) return [];
  const line = placeOf(/^Expires:/, source);
  return [`${file}:${line || 1}  Expires  is missing, past or within ${daysBeforeExpiry} days: build again`];
}

function placeOf(pattern: RegExp, source: string): number {
  return source.split('\n').findIndex((text) => pattern.test(text)) + 1;
}

if (import.meta.main) {
  const read = (file: string) => [file, readFileSync(file, 'utf8')] as const;
  const contentFiles = globSync('src/content/**/*.ts', { exclude: ['**/*.test.ts', '**/schema.ts'] }).sort();
  const findings = contentFiles.flatMap((file) => findPlaceholders(...read(file)));
  findings.push(...findUnsetNames(...read('src/content/brand.ts')));
  findings.push(...findInventedCustomers(...read('art/clients.ts')));
  if (existsSync(securityFile)) findings.push(...findExpiry(...read(securityFile), new Date()));
  console.log(findings.length ? findings.join('\n') : 'No placeholder is left: the site is the owner’s.');
  process.exitCode = findings.length ? 1 : 0;
}
