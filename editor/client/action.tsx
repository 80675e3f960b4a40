/* Something the owner has started: its progress is shown at once, and it can be stopped. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from './request.ts';

export interface Action {
  isRunning: boolean;
  /** What is being done, or why it failed; empty otherwise. */
  message: string;
  hasFailed: boolean;
  /** `act` does nothing more once its signal is aborted. */
  run(doing: string, act: (signal: AbortSignal) => Promise<unknown>): void;
  stop(): void;
  clear(): void;
}

const idle = { isRunning: false, message: '', hasFailed: false };

export function useAction(): Action {
  const [state, setState] = useState(idle);
  const stopper = useRef<AbortController>(undefined);
  const stop = useCallback(() => stopper.current?.abort(), []);
  const clear = useCallback(() => setState(idle), []);
  const run = useCallback((doing: string, act: (signal: AbortSignal) => Promise<unknown>) => {
    stopper.current?.abort();
    const current = new AbortController();
    stopper.current = current;
    setState({ isRunning: true, message: doing, hasFailed: false });
    const end = (message: string) => {
      if (stopper.current === current) setState({ isRunning: false, message, hasFailed: message !== '' });
    };
    act(current.signal).then(
      () => end(''),
      (error) =>
        end(current.signal.aborted ? 'Stopped. What was not done yet is left as it was.' : messageOf(error)),
    );
  }, []);
  useEffect(() => stop, [stop]);
  return { ...state, run, stop, clear };
}

/** `idle` is shown while there is nothing to report. */
export function ActionStatus({ action, idle = '' }: { action: Action; idle?: string }) {
  const { isRunning, message, hasFailed, stop } = action;
  return (
    <div className="editor-action">
      <p role="status" className={hasFailed ? 'editor-problems' : undefined}>
        {message || idle}
      </p>
      {isRunning && (
        <button type="button" onClick={stop}>
          Stop
        </button>
      )}
    </div>
  );
}
