/*
 * `npm run growth`: measures the site with 2,000 case studies. In a copy of the project, adds synthetic cases, builds,
 * and reports build time and document sizes. Nothing of it ships.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readArguments } from '../cli/arguments.ts';
import { copyProject } from '../tests/copy-project.ts';
import { addCases } from './growth-cases.ts';
import { writeReport } from './report.ts';

interface Growth {
  cases: number;
  seconds: number;
  documents: number;
  /** Brotli bytes. */
  largestExplorer: number;
  otherDocuments: number;
  startScript: number;
}

readArguments();
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
    if (cases > 0) addCases(folder, cases);
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
