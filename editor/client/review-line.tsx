/* One change: its field, the words before and after, and what the rules say of them once they have been asked. */
import { useEffect, useState } from 'react';
import type { Difference } from '../content-diff.ts';
import { ask } from './ask.ts';

interface ReviewLineProps {
  file: string;
  line: Difference;
  /** Published already: the rules were asked then. */
  isPast?: boolean;
  takeBack(): void;
}

const said: Record<Difference['kind'], string> = {
  changed: '',
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
};

export function ReviewLine({ file, line, isPast = false, takeBack }: ReviewLineProps) {
  const { path, name, kind, before, after } = line;
  const [problems, setProblems] = useState<string[]>([]);
  const place = JSON.stringify(path);
  useEffect(() => {
    if (kind === 'removed' || isPast) return;
    // The list is there without it; Publish asks again.
    ask<{ problems: string[] }>('text-problems', { file, path: JSON.parse(place) }).then(
      (answer) => setProblems(answer.problems),
      () => {},
    );
  }, [file, place, kind, isPast]);
  return (
    <div>
      <dt>
        {[name, said[kind]].filter(Boolean).join(': ')}
        {kind !== 'moved' && path.length > 0 && (
          <button type="button" aria-label={`Take back: ${name}`} onClick={takeBack}>
            Take back
          </button>
        )}
      </dt>
      {before && (
        <dd>
          <del>{before}</del>
        </dd>
      )}
      {after && (
        <dd>
          <ins>{after}</ins>
        </dd>
      )}
      {problems.map((problem) => (
        <dd key={problem} className="editor-problems">
          {problem}
        </dd>
      ))}
    </div>
  );
}
