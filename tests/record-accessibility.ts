/*
 * `npm run record-accessibility`, after both gates: records what the browser tests checked, for the accessibility
 * statement.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readArguments } from '../cli/arguments.ts';
import { fail } from '../cli/fail.ts';
import { match } from '../src/app/match.ts';
import { routeIds } from '../src/app/routes.ts';

/** One of each gate. */
const reports = ['test-results/site.json', 'test-results/more.json'];
const record = 'src/content/legal/accessibility-results.json';

/** One axe run on one page, attached to its test by tests/axe.ts. */
export interface AxeCheck {
  path: string;
  width: number;
  state: string;
  violations: number;
}

/** The part of Playwright's report that is read. */
export interface Suite {
  suites?: Suite[];
  specs?: { tests: { annotations: { type: string; description?: string }[] }[] }[];
}

export function notesOf({ suites = [], specs = [] }: Suite, kind: string): string[] {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations));
  const notes = own.filter(({ type }) => type === kind).map(({ description = '' }) => description);
  return [...suites.flatMap((suite) => notesOf(suite, kind)), ...notes];
}

export const testsIn = ({ suites = [], specs = [] }: Suite): number =>
  suites.reduce((sum, suite) => sum + testsIn(suite), specs.length);

export const checksOf = (run: Suite): AxeCheck[] => notesOf(run, 'axe').map((note) => JSON.parse(note));

/** The engines of the journeys with their versions, attached by tests/engines. */
export const enginesOf = (run: Suite): string[] => [...new Set(notesOf(run, 'engine'))];

export function summaryOf(checks: AxeCheck[], engines: string[], date: Date) {
  const screens = new Set(checks.map(({ path }) => match(path).id).filter(Boolean));
  const widths = [...new Set(checks.map(({ width }) => width))].sort((a, b) => a - b);
  const states = [...new Set(checks.map(({ state }) => state))];
  const list = new Intl.ListFormat('en-GB');
  return {
    date: date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
    checks: checks.length,
    screens: screens.size,
    widths: list.format(widths.map(String)),
    states: list.format(states),
    violations: checks.reduce((sum, { violations }) => sum + violations, 0),
    engines: list.format(engines),
  };
}

/** Replaced in the README between two markers. */
export const withEngines = (readme: string, engines: string) =>
  readme.replace(/(<!-- engines -->).*?(<!-- \/engines -->)/s, (_, begin, end) => `${begin}${engines}${end}`);

if (import.meta.main) {
  readArguments();
  if (!reports.every((report) => existsSync(report))) fail('Run npm test and npm run test:more first.');
  const runs: (Suite & { stats: { startTime: string } })[] = reports.map((report) =>
    JSON.parse(readFileSync(report, 'utf8')),
  );
  const began = new Date(runs[0]?.stats.startTime ?? Date.now());
  const summary = summaryOf(runs.flatMap(checksOf), runs.flatMap(enginesOf), began);
  if (summary.screens < routeIds.length) {
    fail(`${reports[0]} has checks of ${summary.screens} of ${routeIds.length} screens: run npm test first.`);
  }
  writeFileSync(record, `${JSON.stringify(summary, null, 2)}\n`);
  writeFileSync('README.md', withEngines(readFileSync('README.md', 'utf8'), summary.engines));
  console.log(`${record} and README.md:`, summary);
}
