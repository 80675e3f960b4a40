/* A long job of the editor's server: its state is fetched as the view opens, and polled while it runs. */
import { useEffect, useState } from 'react';
import { messageOf, request } from './request.ts';

interface Job<State> {
  state: State | undefined;
  isRunning: boolean;
  /** A sentence for the owner, empty if nothing failed. */
  failed: string;
  send(handler: string): Promise<void>;
}

export function useJob<State extends { phase: string }>(
  stateHandler: string,
  running: State['phase'],
  interval: number,
): Job<State> {
  const [state, setState] = useState<State>();
  const [failed, setFailed] = useState('');
  const isRunning = state !== undefined && state.phase === running;
  const send = (handler: string) =>
    request<State>(handler).then(
      (next) => {
        setFailed('');
        setState(next.phase ? next : undefined);
      },
      (error) => setFailed(messageOf(error)),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched when the view opens, polled while it runs
  useEffect(() => {
    if (!state) void send(stateHandler);
    if (!isRunning) return undefined;
    const poll = setInterval(() => void send(stateHandler), interval);
    return () => clearInterval(poll);
  }, [isRunning]);
  return { state, isRunning, failed, send };
}
