/* Progress and findings of the checks before publishing. */
import { useCallback, useEffect, useState } from 'react';
import type { FieldLocation, Problem } from '../findings.ts';
import type { Publication } from '../publish.ts';
import type { CheckState } from '../run-checks.ts';
import { messageOf, request } from './request.ts';

const pause = 400;
/** Window event on which the bar updates its count. */
export const publishedEvent = 'editor:published';

/** Polls a publication; calls `finished` once it is published. */
export function usePublication(finished: () => void) {
  const [now, setNow] = useState<Publication>();
  const [refused, setRefused] = useState('');
  // Restores checks that ran before the panel was closed or the page reloaded.
  useEffect(() => {
    request<Partial<Publication>>('publish-state').then(
      (state) => setNow((known) => known ?? resumed(state)),
      () => {},
    );
  }, []);
  const isRunning = now?.phase === 'checking';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      request<Publication>('publish-state').then(
        (state) => {
          setNow(state);
          if (state.phase !== 'done') return;
          finished();
          dispatchEvent(new Event(publishedEvent));
        },
        (error) => setRefused(messageOf(error)),
      );
    }, pause);
    return () => clearInterval(timer);
  }, [isRunning, finished]);
  const [isStarting, setStarting] = useState(false);
  const start = useCallback(async (name: 'publish' | 'check-again', wanted: object) => {
    setRefused('');
    setStarting(true);
    try {
      setNow(await request<Publication>(name, wanted));
    } catch (error) {
      setRefused(messageOf(error));
    } finally {
      setStarting(false);
    }
  }, []);
  const stop = useCallback(() => void request('publish-stop').catch(() => {}), []);
  return { now, isStarting, start, stop, refused };
}

/** The problems may have been fixed since: "publish anyway" is no longer offered. */
function resumed(state: Partial<Publication>): Publication | undefined {
  if (!state.phase || state.phase === 'done') return undefined;
  const { phase, checks = [] } = state;
  return phase === 'refused'
    ? { phase, checks, message: 'Found when it was last checked.' }
    : (state as Publication);
}

const most = 5;
const marks: Record<CheckState['status'], string> = {
  waiting: '–',
  running: '…',
  passed: '✓',
  refused: '✗',
};
const statusLabels: Record<CheckState['status'], string> = {
  waiting: 'waiting',
  running: 'running',
  passed: 'passed',
  refused: 'refused',
};

interface ProgressProps {
  now: Publication;
  stop(): void;
  again(name: string): void;
  goTo(field: FieldLocation): void;
}

export function PublishProgress({ now: { checks, phase }, stop, again, goTo }: ProgressProps) {
  const isChecking = phase === 'checking';
  const isDone = ({ status }: CheckState) => status === 'passed' || status === 'refused';
  const done = checks.filter(isDone).length;
  // A check that reports its progress counts by its share.
  const shares = checks.reduce((sum, check) => sum + (isDone(check) ? 1 : (check.share ?? 0)), 0);
  return (
    <section className="editor-checks" aria-label="Checks">
      {isChecking && (
        <p>
          Checking: {done} of {checks.length} done, {checks.length - done} to go. You can go on writing; that
          comes with the next.{' '}
          <button type="button" onClick={stop}>
            Cancel
          </button>
        </p>
      )}
      <progress max={checks.length} value={shares} aria-label="Checks done" />
      <ul>
        {checks.map(({ name, status, count, problems }) => (
          <li key={name} data-status={status}>
            <span aria-hidden="true">{marks[status]}</span> {name}{' '}
            <small>{count || statusLabels[status]}</small>
            {problems.slice(0, most).map((problem) => (
              <Finding key={problem.message} problem={problem} goTo={goTo} />
            ))}
            {problems.length > most && <p>And {problems.length - most} more like these.</p>}
            {status === 'refused' && !isChecking && (
              <button type="button" aria-label={`Check again: ${name}`} onClick={() => again(name)}>
                Check this again
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Finding({ problem, goTo }: { problem: Problem } & Pick<ProgressProps, 'goTo'>) {
  const { message, field, page } = problem;
  return (
    <div className="editor-finding">
      <p>{message}</p>
      {field && (
        <button type="button" onClick={() => goTo(field)}>
          Go to the field
        </button>
      )}
      {page && <a href={page}>Open the page</a>}
    </div>
  );
}
