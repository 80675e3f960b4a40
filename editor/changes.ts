/* The owner's changes: each is checked, written atomically, and can be undone and redone. */
import { existsSync, readFileSync } from 'node:fs';
import { placeOf } from './allowed.ts';
import { readTree } from './content-tree.ts';
import { dropImports } from './drop-imports.ts';
import { Refused } from './refused.ts';
import type { Change, EditStep } from './step.ts';
import { storedSteps, storeSteps } from './step-store.ts';
import type { Types } from './types.ts';
import { PartlyWritten, writeAtomically } from './write-files.ts';

export class Changes {
  readonly #root: string;
  readonly #types: Types;
  readonly #done: EditStep[];
  readonly #undone: EditStep[] = [];
  /** Labels of the steps written so far, in order; a request's own steps are those it added. */
  readonly written: string[] = [];
  /** Of the request being handled: once it is aborted, nothing is written any more. */
  signal: AbortSignal | undefined;

  constructor(root: string, types: Types) {
    this.#root = root;
    this.#types = types;
    this.#done = storedSteps(root);
  }

  get state() {
    return { undo: this.#done.at(-1)?.label, redo: this.#undone.at(-1)?.label };
  }

  /** Each returns what was written. */
  async make(wanted: EditStep): Promise<Change[]> {
    const step = { ...wanted, changes: wanted.changes.map(withoutUnused) };
    await this.check(step);
    this.signal?.throwIfAborted();
    this.write(step);
    this.#done.push(step);
    this.#undone.length = 0;
    storeSteps(this.#root, this.#done);
    return step.changes;
  }

  undo(): Change[] {
    return this.#move(this.#done, this.#undone, reversed);
  }

  redo(): Change[] {
    return this.#move(this.#undone, this.#done, (step) => step);
  }

  /** The files have been changed by other means: the undo history no longer applies. */
  forget(): void {
    this.#done.length = 0;
    this.#undone.length = 0;
    storeSteps(this.#root, this.#done);
  }

  #move(from: EditStep[], to: EditStep[], turn: (step: EditStep) => EditStep): Change[] {
    const step = from.at(-1);
    if (!step) throw new Refused(409, 'There is nothing left to undo or redo.');
    const made = turn(step);
    this.write(made);
    from.pop();
    to.push(step);
    storeSteps(this.#root, this.#done);
    return made.changes;
  }

  /** Refuses a step whose files would not fit the types. */
  async check({ changes, everywhere = false }: EditStep): Promise<void> {
    const drafts = new Map<string, string>();
    for (const { file, after } of changes) {
      if (typeof after !== 'string' || !file.endsWith('.ts')) continue;
      readTree(file, after);
      drafts.set(file, after);
    }
    const [problem] = drafts.size > 0 ? await this.#types.problemsOf(drafts, everywhere) : [];
    if (!problem) return;
    console.error(problem);
    throw new Refused(
      422,
      'Not saved: this value does not fit its field. Choose another, or ask a developer: the window the editor was started in says which field and why.',
    );
  }

  /** Writes a step without checking it or adding it to the undo history. */
  write({ label, changes, further }: EditStep): void {
    const files = changes.map(({ file, before, after }) => {
      const place = placeOf(this.#root, file, further);
      const now = existsSync(place) ? readFileSync(place) : undefined;
      const expected = before === undefined ? undefined : Buffer.from(before);
      if (!(now === expected || (now && expected?.equals(now))))
        throw new Refused(
          409,
          'This part of the site was changed meanwhile by someone else. Nothing was written over it: load the page again.',
        );
      return { place, content: after };
    });
    try {
      writeAtomically(this.#root, files);
      this.written.push(label);
    } catch (error) {
      if (error instanceof PartlyWritten && error.files.length > 0) this.written.push(`part of ${label}`);
      throw error;
    }
  }
}

const withoutUnused = (change: Change): Change =>
  typeof change.after === 'string' && change.file.endsWith('.ts')
    ? { ...change, after: dropImports(change.file, change.after) }
    : change;

const reversed = (step: EditStep): EditStep => ({
  ...step,
  changes: step.changes.map(({ file, before, after }) => ({ file, before: after, after: before })),
});
