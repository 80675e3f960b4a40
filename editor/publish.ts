/*
 * Checks, then a commit of the owner's changes with the owner's own sentence. It stays on this machine: sending it
 * anywhere is another person's decision.
 */
import type { Check } from './build-checks.ts';
import { forgetName } from './drafts.ts';
import type { EditedSite } from './edited-site.ts';
import { changedFigure } from './figure-change.ts';
import { figurePlaces } from './figures.ts';
import { git } from './git.ts';
import { buildChecks, checkNames, contentOf, contentTests, format, pagesBuilt } from './publish-checks.ts';
import { Refused } from './refused.ts';
import { changedFiles, review, textProblems } from './review.ts';
import type { Queue } from './serial-saves.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import type { Change } from './step.ts';

export interface CheckState {
  name: string;
  status: 'waiting' | 'running' | 'passed' | 'refused';
  count?: string;
  problems: string[];
}

export interface Publication {
  phase: 'checking' | 'refused' | 'stopped' | 'done';
  checks: CheckState[];
  /** The rules alone object: the owner may keep the words. */
  mayKeep?: boolean;
  /** Why it was not published, or what was. */
  said?: string;
}

interface Wanted {
  sentence: string;
  /** The owner has read what the rules say of the texts, and keeps them. */
  allTheSame: boolean;
}

interface Tools {
  root: string;
  site: EditedSite;
  saves: Queue;
  /** Takes over what the formatter changed. */
  formatted(changes: Change[]): Promise<unknown>;
}

export class Publisher {
  readonly #tools: Tools;
  #now: Publication | undefined;
  #stop = new AbortController();

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  get state(): Publication | undefined {
    return this.#now;
  }

  /** Answers at once; `state` follows the checks. */
  start(wanted: Wanted): Publication {
    if (this.#now?.phase === 'checking') return this.#now;
    const message = String(wanted.sentence).trim();
    if (!message)
      throw new Refused(422, 'Say in a sentence what you changed: it is kept in the site’s history.');
    const files = changedFiles(this.#tools.root);
    if (files.length === 0) throw new Refused(422, 'Nothing has changed since it was last published.');
    this.#stop = new AbortController();
    const now: Publication = {
      phase: 'checking',
      checks: Object.values(checkNames).map((name) => ({ name, status: 'waiting', problems: [] })),
    };
    this.#now = now;
    void this.#publish(now, message, files, Boolean(wanted.allTheSame));
    return now;
  }

  stop(): void {
    this.#stop.abort();
  }

  async #publish(now: Publication, message: string, files: string[], allTheSame: boolean): Promise<void> {
    const { root, saves } = this.#tools;
    const { signal } = this.#stop;
    let snapshot: Snapshot | undefined;
    try {
      snapshot = takeSnapshot(root, files);
      const { folder } = snapshot;
      const before = new Map(files.map((file) => [file, contentOf(root, file)]));
      await format(folder, files, signal);
      // The rules answer first: what they say is the owner's to decide before the machine is kept busy.
      await this.#check(now, [checkNames.rules], () => this.#rules(allTheSame));
      signal.throwIfAborted();
      if (now.checks.every(({ status }) => status !== 'refused'))
        await Promise.all([
          this.#check(
            now,
            [checkNames.letters, checkNames.lists, checkNames.photographs, checkNames.colours],
            () => buildChecks(folder, signal),
          ),
          this.#check(now, [checkNames.content], () => contentTests(folder, signal)),
          this.#check(now, [checkNames.pages], () => pagesBuilt(folder, signal)),
        ]);
      signal.throwIfAborted();
      const refused = now.checks.filter(({ status }) => status === 'refused');
      if (refused.length > 0) {
        now.mayKeep = refused.every(({ name }) => name === checkNames.rules);
        now.said = 'Not published: nothing was changed in the history.';
        now.phase = 'refused';
        return;
      }
      const taken = snapshot;
      await saves.run(async () => this.#commit(taken, message, files, before));
      forgetName(root);
      now.said = `Published: ‘${message}’. Visitors see it after the next upload. This computer has sent nothing.`;
      now.phase = 'done';
    } catch (error) {
      if (signal.aborted) {
        now.said = 'You stopped the checks. Nothing was published, and your changes are as they were.';
        now.phase = 'stopped';
        return;
      }
      console.error(error);
      now.said =
        error instanceof Refused
          ? error.message
          : 'Not published: a check gave no answer. Nothing was changed; try again.';
      now.phase = 'refused';
    } finally {
      snapshot?.remove();
    }
  }

  /** Each check is tried twice before it counts as failed: a busy machine is no reason to refuse. */
  async #check(now: Publication, wanted: string[], ask: () => Promise<Check[]>): Promise<void> {
    const own = now.checks.filter(({ name }) => wanted.includes(name));
    for (const check of own) check.status = 'running';
    const answers = await ask().catch((error) => {
      if (this.#stop.signal.aborted) throw error;
      console.error(error);
      return ask();
    });
    for (const check of own) {
      const answer = answers.find(({ name }) => name === check.name);
      check.problems = answer?.problems ?? ['This check gave no answer.'];
      check.count = answer?.count ?? '';
      check.status = check.problems.length > 0 ? 'refused' : 'passed';
    }
  }

  /** The rules' own sentences, of the texts that changed. */
  async #rules(allTheSame: boolean): Promise<Check[]> {
    const { root, site } = this.#tools;
    const texts = review(root).flatMap(({ file, part, lines }) =>
      lines.map((line) => ({ file, part, ...line })),
    );
    const problems: string[] = [];
    for (const { file, part, name, path, kind, before, after } of allTheSame ? [] : texts) {
      if (kind === 'removed') continue;
      const figure = changedFigure(before ?? '', after ?? '');
      const [elsewhere] = figure ? figurePlaces(root, { file, path }, figure.before) : [];
      if (figure && elsewhere)
        problems.push(`${part}, ${name} says ${figure.after}, and ${elsewhere.name} still ${figure.before}.`);
      for (const problem of await textProblems(root, site, file, path))
        problems.push(`${part}, ${name}: ${problem}`);
    }
    return [
      {
        name: checkNames.rules,
        count: texts.length === 1 ? '1 change' : `${texts.length} changes`,
        problems,
      },
    ];
  }

  async #commit(
    { base, folder, commit }: Snapshot,
    message: string,
    files: string[],
    before: Map<string, string>,
  ): Promise<void> {
    const { root, formatted } = this.#tools;
    if (git(root, ['rev-parse', 'HEAD']).trim() !== base)
      throw new Refused(409, 'Not published: someone else has published meanwhile. Check again.');
    try {
      commit(message);
    } catch (error) {
      console.error(error);
      const isNameless = /tell me who you are|ident/i.test(String((error as { stderr?: string }).stderr));
      throw new Refused(
        422,
        isNameless
          ? 'Not published: the history wants to know who you are. A programmer can tell git your name.'
          : 'Not published: the history did not take it. A programmer has to look at it.',
      );
    }
    const changes = files.map((file) => ({
      file,
      before: before.get(file) ?? '',
      after: contentOf(folder, file),
    }));
    // What was written meanwhile stays as it is.
    await formatted(
      changes.filter(({ file, before, after }) => before !== after && contentOf(root, file) === before),
    );
  }
}
