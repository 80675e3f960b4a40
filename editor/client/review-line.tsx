/* One change: its field, the text before and after, and its rule violations once they are loaded. */
import { useEffect, useState } from 'react';
import type { Difference } from '../content-diff.ts';
import { request } from './request.ts';

interface ReviewLineProps {
  file: string;
  line: Difference;
  /** Already published: its rules were checked then. */
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
    // The list is usable without it; publishing checks again.
    request<{ problems: string[] }>('text-problems', { file, path: JSON.parse(place) }).then(
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
