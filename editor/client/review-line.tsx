/* One change: its field, the text before and after, and its rule violations once they are loaded. */
import { useEffect, useState } from 'react';
import type { ContentChange } from '../content-diff.ts';
import { fileName } from './picture-labels.ts';
import { Question } from './question.tsx';
import { request } from './request.ts';

interface ReviewLineProps {
  file: string;
  line: ContentChange;
  /** Already published: its rules were checked then. */
  isPast?: boolean;
  takeBack(): void;
}

const said: Record<ContentChange['kind'], string> = {
  changed: '',
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
};

export function ReviewLine({ file, line, isPast = false, takeBack }: ReviewLineProps) {
  const { path, name, kind, before, after } = line;
  const [problems, setProblems] = useState<string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const place = JSON.stringify(path);
  useEffect(() => {
    // Colours and addresses have no rules of texts.
    if (kind === 'removed' || isPast || !file.startsWith('src/content/')) return;
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
          <button type="button" aria-label={`Take back: ${name}`} onClick={() => setAsked(true)}>
            Take back
          </button>
        )}
      </dt>
      {before && (
        <dd>
          <del dir="auto">{shown(before)}</del>
        </dd>
      )}
      {after && (
        <dd>
          <ins dir="auto">{shown(after)}</ins>
        </dd>
      )}
      {isAsked && (
        <dd>
          <Question
            title={`Take back: ${name}?`}
            yes="Take it back"
            act={() => {
              setAsked(false);
              takeBack();
            }}
            leave={() => setAsked(false)}
          >
            {outcome(line)} Everything else stays as it is.
            {isPast && ' It is a change of your draft: visitors see it once you publish.'}
          </Question>
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

function outcome({ kind, before }: ContentChange): string {
  if (kind === 'added') return 'It goes away again.';
  if (kind === 'removed') return 'It comes back.';
  const short = (before ?? '').length > longest ? `${before?.slice(0, longest)}…` : before;
  return short ? `It becomes ‘${short}’ again.` : 'It becomes what it was.';
}

const longest = 80;

/** A picture as a picture: its path means nothing to an owner. */
const shown = (text: string) =>
  /^\/images\/[^#]+\.\w+$/.test(text) ? <img src={text} alt={fileName(text)} /> : text;
