/*
 * `npm run growth`: measures the site with 2,000 case studies. In a copy of the project, writes synthetic cases, 24
 * to a content file as the content rules require, adds each file to the route table, builds, and reports build time
 * and document sizes. Nothing of it ships.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { copyProject } from '../tests/copy-project.ts';
import { writeReport } from './report.ts';

const casesPerFile = 24;
const casePath = '/CASE STUDIES/caseStudyPage';

interface Growth {
  cases: number;
  seconds: number;
  documents: number;
  /** Brotli bytes. */
  largestExplorer: number;
  otherDocuments: number;
  startScript: number;
}

/** From the real cases, so that synthetic ones have the same size. */
const vocabulary = readFileSync('src/content/cases/case-studies.ts', 'utf8').match(/[a-z]{4,}/g) ?? [];

const results: Growth[] = [];
for (const cases of [0, 500, 1000, 2000]) {
  results.push(grow(cases));
  console.log(results.at(-1));
}
const normal = results[0] as Growth;
const table = [
  '| synthetic cases | build s | documents | largest explorer kB | × normal | all other documents kB | start script kB |',
  '|---|---|---|---|---|---|---|',
  ...results.map(({ cases, seconds, documents, largestExplorer, otherDocuments, startScript }) => {
    const ratio = (largestExplorer / normal.largestExplorer).toFixed(2);
    const kB = (bytes: number) => (bytes / 1000).toFixed(1);
    return `| ${cases} | ${seconds.toFixed(1)} | ${documents} | ${kB(largestExplorer)} | ${ratio} | ${kB(otherDocuments)} | ${kB(startScript)} |`;
  }),
].join('\n');
console.log(table);
writeReport('growth', table);

function grow(cases: number): Growth {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  try {
    copyProject(folder);
    addCases(folder, cases);
    const started = performance.now();
    execFileSync('npm', ['run', '--silent', 'build'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return { cases, seconds: (performance.now() - started) / 1000, ...weigh(join(folder, 'dist/site')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function addCases(folder: string, cases: number): void {
  const parts = Math.ceil(cases / casesPerFile);
  const names = Array.from({ length: parts }, (_, index) => index + 2);
  for (const part of names) {
    const file = join(folder, `src/content/cases/case-studies-${part}.ts`);
    writeFileSync(file, syntheticPart(part));
  }
  insert(
    folder,
    'src/content/schema.ts',
    `  | 'case-studies'\n`,
    (part) => `  | 'case-studies-${part}'\n`,
    names,
  );
  const line = (part: number) =>
    `  'case-studies-${part}': page('${casePath}/${part}', 'case', caseStudies, () => import('../content/cases/case-studies-${part}.ts')),\n`;
  const marker = /^ {2}'case-studies': .*\n/m.exec(
    readFileSync(join(folder, 'src/app/routes.ts'), 'utf8'),
  )?.[0];
  insert(folder, 'src/app/routes.ts', marker ?? '', line, names);
}

function insert(
  folder: string,
  file: string,
  marker: string,
  line: (part: number) => string,
  parts: number[],
): void {
  const text = readFileSync(join(folder, file), 'utf8');
  if (!marker || !text.includes(marker))
    throw new Error(`${file} has changed: the growth bench cannot extend it`);
  writeFileSync(
    join(folder, file),
    text.replace(marker, () => marker + parts.map(line).join('')),
  );
}

/** Text of a real case's length, different in every case so that compression gains nothing. */
function syntheticPart(part: number): string {
  const detail = (number: number) => ({
    title: `Synthetic case ${number}`,
    about: words(80, number),
    businessChallenge: words(90, number + 0.3),
    smarterSolution: words(100, number + 0.6),
    benefits: [{ heading: 'Synthetic', content: words(20, number + 0.9) }],
  });
  const numbers = Array.from({ length: casesPerFile }, (_, index) => part * casesPerFile + index);
  const details = Object.fromEntries(numbers.map((number) => [`Customer ${number}`, detail(number)]));
  const category = {
    key: `PART${part}`,
    fullName: `Synthetic part ${part}`,
    icon: 'map',
    tabs: Object.keys(details),
    details,
  };
  return `import first from './case-studies.ts';
import type { CaseStudiesPage } from './schema.ts';

export default {
  ...first,
  head: { ...first.head, title: 'Case studies, part ${part}', description: \`\${first.head.description} Part ${part}.\` },
  categories: [${JSON.stringify(category)}],
  parts: { label: 'Further cases', links: [{ label: 'Further cases', href: 'page:case-studies' }] },
} satisfies CaseStudiesPage;
`;
}

function words(count: number, seed: number): string {
  let state = Math.floor(seed * 7919) + 1;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return vocabulary[state % vocabulary.length];
  };
  return `${Array.from({ length: count }, next).join(' ')}.`;
}

function weigh(site: string): Omit<Growth, 'cases' | 'seconds'> {
  const documents = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const size = (file: string) => brotliCompressSync(readFileSync(join(site, file))).length;
  const isExplorer = (file: string) => file.startsWith('CASE STUDIES');
  const scripts = readdirSync(join(site, 'static/js')).filter((file) => /^start-.*\.js$/.test(file));
  return {
    documents: documents.length,
    largestExplorer: Math.max(...documents.filter(isExplorer).map(size)),
    otherDocuments: documents.filter((file) => !isExplorer(file)).reduce((sum, file) => sum + size(file), 0),
    startScript: scripts.reduce((sum, file) => sum + size(join('static/js', file)), 0),
  };
}
