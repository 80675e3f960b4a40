/* The undo history, kept on disk so that a restart does not lose it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Change, EditStep } from './step.ts';

const place = '.cache/editor/steps.json';
const most = 50;

type StoredContent = string | { base64: string } | null;

const keep = (content: Change['after']): StoredContent =>
  content === undefined
    ? null
    : typeof content === 'string'
      ? content
      : { base64: content.toString('base64') };
const restore = (kept: StoredContent): Change['after'] =>
  kept === null ? undefined : typeof kept === 'string' ? kept : Buffer.from(kept.base64, 'base64');

export function storeSteps(root: string, steps: EditStep[]): void {
  const file = resolve(root, place);
  mkdirSync(dirname(file), { recursive: true });
  const kept = steps.slice(-most).map((step) => ({
    ...step,
    changes: step.changes.map(({ file, before, after }) => [file, keep(before), keep(after)]),
  }));
  writeFileSync(file, JSON.stringify(kept));
}

/** Empty if the files no longer match the last step: there is nothing to undo. */
export function storedSteps(root: string): EditStep[] {
  try {
    const kept = JSON.parse(readFileSync(resolve(root, place), 'utf8')) as (Omit<EditStep, 'changes'> & {
      changes: [string, StoredContent, StoredContent][];
    })[];
    const steps = kept.map((step) => ({
      ...step,
      changes: step.changes.map(([file, before, after]) => ({
        file,
        before: restore(before),
        after: restore(after),
      })),
    }));
    return steps.at(-1)?.changes.every((change) => isOnDisk(root, change)) ? steps : [];
  } catch {
    return [];
  }
}

function isOnDisk(root: string, { file, after }: Change): boolean {
  const there = existsSync(resolve(root, file)) ? readFileSync(resolve(root, file)) : undefined;
  return after === undefined ? there === undefined : there?.equals(Buffer.from(after)) === true;
}
