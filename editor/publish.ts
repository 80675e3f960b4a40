/*
 * Checks and commits the owner's changes, with the owner's sentence as the message. It never pushes: that is someone
 * else's decision.
 */
import { setImmediate } from 'node:timers/promises';
import { forgetName } from './drafts.ts';
import type { EditedSite } from './edited-site.ts';
import { checkIdentity, commitRefusal, git } from './git.ts';
import { checkNames, contentOf, format } from './publish-checks.ts';
import { Refused } from './refused.ts';
import { changedFiles } from './review.ts';
import { type CheckState, runChecks } from './run-checks.ts';
import type { Queue } from './serial-saves.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import type { Change } from './step.ts';

export interface Publication {
  /** `mended`: the failed check has passed since, but nothing is published yet. */
  phase: 'checking' | 'refused' | 'mended' | 'stopped' | 'done';
  checks: CheckState[];
  /** Only the content rules failed: the owner may publish anyway. */
  mayKeep?: boolean;
  /** The result, or why it was not published. */
  message?: string;
}

interface PublishRequest {
  sentence: string;
  /** The owner has read the rule violations and publishes anyway. */
  overrideRules: boolean;
}

interface Tools {
  root: string;
  site: EditedSite;
  saves: Queue;
  /** Called with the formatter's changes. */
  formatted(changes: Change[]): Promise<unknown>;
}

const notPublished = 'Not published: nothing was changed in the history.';
const mended = 'Fixed. Nothing is published yet: Check and publish runs every check again.';

const isRefused = ({ checks }: Publication) => checks.some(({ status }) => status === 'refused');

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

  /** Returns at once; poll `state` for the checks. */
  start(wanted: PublishRequest): Publication {
    if (this.#now?.phase === 'checking') return this.#now;
    const message = String(wanted.sentence).trim();
    if (!message)
      throw new Refused(422, 'Say in a sentence what you changed: it is kept in the site’s history.');
    const files = this.#changed();
    checkIdentity(this.#tools.root);
    this.#stop = new AbortController();
    const now: Publication = {
      phase: 'checking',
      checks: Object.values(checkNames).map((name) => ({ name, status: 'waiting', problems: [] })),
    };
    this.#now = now;
    void this.#publish(now, message, files, Boolean(wanted.overrideRules));
    return now;
  }

  #changed(): string[] {
    const files = changedFiles(this.#tools.root);
    if (files.length === 0) throw new Refused(422, 'Nothing has changed since it was last published.');
    return files;
  }

  stop(): void {
    this.#stop.abort();
  }

  /** Runs one failed check again on the current files. Publishing still runs all of them. */
  again(name: string): Publication {
    const now = this.#now;
    const check = now?.checks.find((one) => one.name === name);
    if (!now || check?.status !== 'refused' || now.phase === 'checking')
      throw new Refused(409, 'This check found no problem: check and publish.');
    const files = this.#changed();
    this.#stop = new AbortController();
    now.phase = 'checking';
    now.mayKeep = false;
    void this.#guarded(now, files, async ({ folder }) => {
      await format(folder, files, this.#stop.signal);
      await this.#run(now, folder, [name]);
      return undefined;
    });
    return now;
  }

  #publish(now: Publication, message: string, files: string[], overrideRules: boolean): Promise<void> {
    const { root, saves } = this.#tools;
    const { signal } = this.#stop;
    return this.#guarded(now, files, async (snapshot) => {
      const { folder } = snapshot;
      const before = new Map(files.map((file) => [file, contentOf(root, file)]));
      await format(folder, files, signal);
      // The rules run first and are fast: the owner can decide before the slow checks start.
      await this.#run(now, folder, [checkNames.rules], overrideRules);
      if (isRefused(now)) return undefined;
      const others = Object.values(checkNames).filter((name) => name !== checkNames.rules);
      await this.#run(now, folder, others);
      if (isRefused(now)) return undefined;
      await saves.run(async () => this.#commit(snapshot, message, files, before));
      forgetName(root);
      return `Published: ‘${message}’. Visitors see it after the next upload. Nothing has been uploaded yet.`;
    });
  }

  /** `work` returns the success message if it published. Every outcome sets a message. */
  async #guarded(
    now: Publication,
    files: string[],
    work: (snapshot: Snapshot) => Promise<string | undefined>,
  ): Promise<void> {
    const { root } = this.#tools;
    const { signal } = this.#stop;
    let snapshot: Snapshot | undefined;
    try {
      // The request is answered before the snapshot, which takes a second or two.
      await setImmediate();
      snapshot = takeSnapshot(root, files);
      const published = await work(snapshot);
      const refused = now.checks.filter(({ status }) => status === 'refused');
      now.mayKeep = refused.length > 0 && refused.every(({ name }) => name === checkNames.rules);
      if (published) Object.assign(now, { message: published, phase: 'done' });
      else if (refused.length > 0) Object.assign(now, { message: notPublished, phase: 'refused' });
      else Object.assign(now, { message: mended, phase: 'mended' });
    } catch (error) {
      if (signal.aborted) {
        for (const check of now.checks) if (check.status === 'running') check.status = 'waiting';
        now.message = 'You stopped the checks. Nothing was published, and your changes are as they were.';
        now.phase = 'stopped';
        return;
      }
      console.error(error);
      now.message =
        error instanceof Refused
          ? error.message
          : 'Not published: a check did not finish. Nothing was changed; try again.';
      now.phase = 'refused';
    } finally {
      snapshot?.remove();
    }
  }

  #run({ checks }: Publication, folder: string, names: string[], overrideRules = false): Promise<void> {
    const { root, site } = this.#tools;
    return runChecks(checks, names, { root, site, folder, signal: this.#stop.signal, overrideRules });
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
      throw commitRefusal(error);
    }
    const changes = files.map((file) => ({
      file,
      before: before.get(file) ?? '',
      after: contentOf(folder, file),
    }));
    // Files written in the meantime are left alone.
    await formatted(
      changes.filter(({ file, before, after }) => before !== after && contentOf(root, file) === before),
    );
  }
}
