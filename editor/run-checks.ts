/* Runs the checks before publishing: several at once, each with how far it is and what it found. */
import type { EditedSite } from './edited-site.ts';
import { changedFigure } from './figure-change.ts';
import { figurePlaces } from './figures.ts';
import { changedField, type Field, type Problem } from './findings.ts';
import { buildChecks, checkNames, contentTests, pagesBuilt, type Tell } from './publish-checks.ts';
import { problemsIn, review } from './review.ts';

export interface CheckState {
  name: string;
  status: 'waiting' | 'running' | 'passed' | 'refused';
  count?: string;
  /** Of one that runs: how much of it is done, where it knows. */
  share?: number;
  problems: Problem[];
}

interface Checked {
  root: string;
  site: EditedSite;
  /** What is about to be published, on disk. */
  folder: string;
  signal: AbortSignal;
  /** The owner has read what the rules say of the texts, and keeps them. */
  allTheSame: boolean;
}

/** The checks of these names; those of the build share one program. */
export async function runChecks(checks: CheckState[], names: string[], checked: Checked): Promise<void> {
  const { folder, signal } = checked;
  const { rules, content, pages, ...ofBuild } = checkNames;
  const programs: [string[], (tell: Tell) => Promise<void>][] = [
    [[rules], (tell) => askRules(checked, tell)],
    [Object.values(ofBuild), (tell) => buildChecks(folder, signal, tell)],
    [[content], (tell) => contentTests(folder, signal, tell, (quoted) => changed(checked.root, quoted))],
    [[pages], (tell) => pagesBuilt(folder, signal, tell)],
  ];
  await Promise.all(
    programs.map(async ([its, program]) => {
      const own = checks.filter(({ name }) => its.includes(name) && names.includes(name));
      if (own.length > 0) await runTwice(own, program, signal);
    }),
  );
  signal.throwIfAborted();
}

/** A check is tried twice before it counts as failed: a busy machine is no reason to refuse. */
async function runTwice(
  own: CheckState[],
  program: (tell: Tell) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const isUnanswered = ({ status }: CheckState) => status === 'running';
  const tell: Tell = (name, { problems, ...progress }) => {
    const check = own.find((one) => one.name === name);
    const status = problems && (problems.length > 0 ? 'refused' : 'passed');
    if (check) Object.assign(check, progress, status ? { status, problems } : {});
  };
  for (const check of own) Object.assign(check, { status: 'running', count: '', share: 0, problems: [] });
  for (let turn = 0; turn < 2 && own.some(isUnanswered); turn += 1)
    await program(tell).catch((error) => {
      if (signal.aborted) throw error;
      console.error(error);
    });
  for (const check of own.filter(isUnanswered))
    Object.assign(check, { status: 'refused', problems: [{ said: 'This check gave no answer.' }] });
}

function changed(root: string, quoted: string): Field | undefined {
  const lines = review(root).flatMap(({ file, lines }) =>
    lines.map(({ path, after }) => ({ file, path, after })),
  );
  return changedField(lines, quoted);
}

/** The rules' own sentences, of the texts that changed. */
async function askRules({ root, site, allTheSame }: Checked, tell: Tell): Promise<void> {
  const texts = review(root).flatMap(({ file, part, lines }) =>
    lines.map((line) => ({ file, part, ...line })),
  );
  const problems: Problem[] = [];
  for (const { file, part, name, path, kind, before, after } of allTheSame ? [] : texts) {
    if (kind === 'removed') continue;
    const field = { file, path };
    const figure = changedFigure(before ?? '', after ?? '');
    const [elsewhere] = figure ? figurePlaces(root, field, figure.before) : [];
    if (figure && elsewhere)
      problems.push({
        said: `${part}, ${name} says ${figure.after}, and ${elsewhere.name} still ${figure.before}.`,
        field,
      });
    for (const { said, path: place } of await problemsIn(root, site, file, path))
      problems.push({ said: `${part}, ${name}: ${said}`, field: { file, path: place } });
  }
  tell(checkNames.rules, { count: texts.length === 1 ? '1 change' : `${texts.length} changes`, problems });
}
