/* A long job of the editor's server: its state is fetched as the view opens, and polled while it runs. */
import { useEffect, useState } from 'react';
import { messageOf, request } from './request.ts';

interface Job<State> {
  state: State | undefined;
  isRunning: boolean;
  /** A request by the owner has not been answered yet. */
  isSending: boolean;
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
  const [isSending, setSending] = useState(false);
  const isRunning = state !== undefined && state.phase === running;
  const read = (handler: string) =>
    request<State>(handler).then(
      (next) => {
        setFailed('');
        setState(next.phase ? next : undefined);
      },
      (error) => setFailed(messageOf(error)),
    );
  const send = (handler: string) => {
    setSending(true);
    return read(handler).finally(() => setSending(false));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched when the view opens, polled while it runs
  useEffect(() => {
    if (!state) void read(stateHandler);
    if (!isRunning) return undefined;
    const poll = setInterval(() => void read(stateHandler), interval);
    return () => clearInterval(poll);
  }, [isRunning]);
  return { state, isRunning, isSending, failed, send };
}
