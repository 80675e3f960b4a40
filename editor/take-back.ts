/* Reverts a single change: its current value becomes the one of a commit, and everything else is kept. */

import type { ContentChange } from './content-diff.ts';
import { readSource } from './content-files.ts';
import { readTree, valueAt } from './content-tree.ts';
import type { Path, Value } from './content-value.ts';
import { editList, fillList, placesIn } from './edit-list.ts';
import { fileAt } from './git.ts';
import { Refused } from './refused.ts';
import { replaced } from './save-text.ts';
import type { EditStep } from './step.ts';

export interface ChangeToRevert extends Pick<ContentChange, 'path' | 'name' | 'kind'> {
  file: string;
  /** The commit with the old text; absent for the last published one. */
  from?: string;
}

export function takeBack(root: string, { file, path, name, kind, from = 'HEAD' }: ChangeToRevert): EditStep {
  if (!/^(HEAD|[0-9a-f]{7,40}\^?)$/.test(from)) throw new Refused(400, 'The history has no such day.');
  const [source, before] = [readSource(root, file), fileAt(root, from, file)];
  const was = valueAt(readTree(file, before), path);
  const now = valueAt(readTree(file, source), path);
  const spelled = was ? before.slice(was.start, was.end) : '';
  const label = `take back ${name}`;
  const step = (after: string): EditStep => ({
    label,
    changes: [{ file, before: source, after }],
    everywhere: true,
  });
  if (kind === 'changed' && was && now) return step(replaced(source, now, spelled));
  if (kind === 'removed' && was) return step(inserted(source, listAt(file, source, path), path, spelled));
  if (kind === 'added' && now)
    return step(editList(source, listAt(file, source, path), 'remove', indexOf(path)));
  throw new Refused(409, 'This cannot be taken back by itself: it has changed since, or moved. Undo can.');
}

function listAt(file: string, source: string, path: Path): Value {
  const list = valueAt(readTree(file, source), path.slice(0, -1));
  if (list?.kind !== 'list')
    throw new Refused(409, 'This cannot be taken back by itself: several parts belong together. Undo can.');
  return list;
}

const indexOf = (path: Path) => Number(path.at(-1));

function inserted(source: string, list: Value, path: Path, item: string): string {
  const index = Math.min(indexOf(path), placesIn(list).length);
  if (placesIn(list).length === 0) return fillList(source, list, item);
  const after = editList(source, list, 'copy', Math.max(index - 1, 0), () => item);
  if (index > 0) return after;
  const longer = valueAt(readTree('list.ts', after), path.slice(0, -1));
  return longer ? editList(after, longer, 'up', 1) : after;
}
