/* The checks before publishing, each with what it looked at, and a way to stop them. */
import { useCallback, useEffect, useState } from 'react';
import type { CheckState, Publication } from '../publish.ts';
import { ask, sentenceOf } from './ask.ts';

const pause = 400;

/** Follows a publication; `finished` is called once it is published. */
export function usePublication(finished: () => void) {
  const [now, setNow] = useState<Publication>();
  const [refused, setRefused] = useState('');
  const isRunning = now?.phase === 'checking';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      ask<Publication>('publish-state').then(
        (state) => {
          setNow(state);
          if (state.phase === 'done') finished();
        },
        (error) => setRefused(sentenceOf(error)),
      );
    }, pause);
    return () => clearInterval(timer);
  }, [isRunning, finished]);
  const [isStarting, setStarting] = useState(false);
  const start = useCallback(async (wanted: object) => {
    setRefused('');
    setStarting(true);
    try {
      setNow(await ask<Publication>('publish', wanted));
    } catch (error) {
      setRefused(sentenceOf(error));
    } finally {
      setStarting(false);
    }
  }, []);
  const stop = useCallback(() => void ask('publish-stop').catch(() => {}), []);
  return { now, isStarting, start, stop, refused };
}

const marks: Record<CheckState['status'], string> = {
  waiting: '–',
  running: '…',
  passed: '✓',
  refused: '✗',
};
const words: Record<CheckState['status'], string> = {
  waiting: 'waiting',
  running: 'running',
  passed: 'passed',
  refused: 'refused',
};

export function Progress({ now, stop }: { now: Publication; stop(): void }) {
  const { checks, phase } = now;
  const done = checks.filter(({ status }) => status === 'passed' || status === 'refused').length;
  return (
    <section className="editor-checks" aria-label="Checks">
      {phase === 'checking' && (
        <p>
          Checking: {done} of {checks.length} done. You can go on writing; that comes with the next.{' '}
          <button type="button" onClick={stop}>
            Cancel
          </button>
        </p>
      )}
      <progress max={checks.length} value={done} aria-label="Checks done" />
      <ul>
        {checks.map(({ name, status, count, problems }) => (
          <li key={name} data-status={status}>
            <span aria-hidden="true">{marks[status]}</span> {name} <small>{count || words[status]}</small>
            {problems.slice(0, 5).map((problem) => (
              <p key={problem} className="editor-problems">
                {problem}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
