/* Runs the checks before publishing in parallel, each with its progress and findings. */
import type { EditedSite } from './edited-site.ts';
import { changedFigure } from './figure-change.ts';
import { figurePlaces } from './figures.ts';
import { changedField, type FieldLocation, type Problem } from './findings.ts';
import { buildChecks, checkNames, contentTests, type ReportCheck } from './publish-checks.ts';
import { problemsIn, review } from './review.ts';

export interface CheckState {
  name: string;
  status: 'waiting' | 'running' | 'passed' | 'refused';
  count?: string;
  /** Progress of a running check from 0 to 1, if known. */
  share?: number;
  problems: Problem[];
}

interface CheckContext {
  root: string;
  site: EditedSite;
  /** Snapshot of what is about to be published. */
  folder: string;
  signal: AbortSignal;
  /** The owner has read the rule violations and publishes anyway. */
  overrideRules: boolean;
}

/** Runs the named checks; those of the build share one process. */
export async function runChecks(checks: CheckState[], names: string[], checked: CheckContext): Promise<void> {
  const { folder, signal } = checked;
  const { rules, content, ...ofBuild } = checkNames;
  const built = Object.values(ofBuild).filter((name) => names.includes(name));
  const programs: [string[], (report: ReportCheck) => Promise<void>][] = [
    [[rules], (report) => checkRules(checked, report)],
    [built, (report) => buildChecks(folder, signal, built, report)],
    [[content], (report) => contentTests(folder, signal, report, (quoted) => changed(checked.root, quoted))],
  ];
  await Promise.all(
    programs.map(async ([its, program]) => {
      const own = checks.filter(({ name }) => its.includes(name) && names.includes(name));
      if (own.length > 0) await runTwice(own, program, signal);
    }),
  );
  signal.throwIfAborted();
}

/** Tries a check that crashed once more: a busy machine is no reason to refuse. */
async function runTwice(
  own: CheckState[],
  program: (report: ReportCheck) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const isUnanswered = ({ status }: CheckState) => status === 'running';
  const report: ReportCheck = (name, { problems, ...progress }) => {
    const check = own.find((one) => one.name === name);
    const status = problems && (problems.length > 0 ? 'refused' : 'passed');
    if (check) Object.assign(check, progress, status ? { status, problems } : {});
  };
  for (const check of own) Object.assign(check, { status: 'running', count: '', share: 0, problems: [] });
  for (let turn = 0; turn < 2 && own.some(isUnanswered); turn += 1)
    await program(report).catch((error) => {
      if (signal.aborted) throw error;
      console.error(error);
    });
  for (const check of own.filter(isUnanswered))
    Object.assign(check, { status: 'refused', problems: [{ message: 'This check did not finish.' }] });
}

function changed(root: string, quoted: string): FieldLocation | undefined {
  const lines = review(root).flatMap(({ file, lines }) =>
    lines.map(({ path, after }) => ({ file, path, after })),
  );
  return changedField(lines, quoted);
}

/** Rule violations of the changed texts. */
async function checkRules({ root, site, overrideRules }: CheckContext, report: ReportCheck): Promise<void> {
  const texts = review(root).flatMap(({ file, part, lines }) =>
    lines.map((line) => ({ file, part, ...line })),
  );
  const problems: Problem[] = [];
  for (const { file, part, name, path, kind, before, after } of overrideRules ? [] : texts) {
    if (kind === 'removed') continue;
    const field = { file, path };
    const figure = changedFigure(before ?? '', after ?? '');
    const [elsewhere] = figure ? figurePlaces(root, field, figure.before) : [];
    if (figure && elsewhere)
      problems.push({
        message: `${part}, ${name} says ${figure.after}, and ${elsewhere.name} still ${figure.before}.`,
        field,
      });
    for (const { message, path: place } of await problemsIn(root, site, file, path))
      problems.push({ message: `${part}, ${name}: ${message}`, field: { file, path: place } });
  }
  report(checkNames.rules, { count: texts.length === 1 ? '1 change' : `${texts.length} changes`, problems });
}
