/* Data a view loads from the server, with loading and error states, cancel and retry. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf, request } from './request.ts';

export interface Resource<Data> {
  data: Data | undefined;
  setData(data: Data): void;
  /** Why loading failed; empty otherwise. */
  error: string;
  stop(): void;
  reload(): void;
}

/** `body` is JSON text, so that an equal body does not trigger a new request. */
export function useResource<Data>(name: string, body = '{}'): Resource<Data> {
  const [data, setData] = useState<Data>();
  const [error, setError] = useState('');
  const stopper = useRef<AbortController>(undefined);
  const reload = useCallback(() => {
    stopper.current?.abort();
    const current = new AbortController();
    stopper.current = current;
    setError('');
    setData(undefined);
    request<Data>(name, JSON.parse(body), current.signal).then(
      (result) => stopper.current === current && setData(result),
      (error) =>
        stopper.current === current && setError(current.signal.aborted ? 'Stopped.' : messageOf(error)),
    );
  }, [name, body]);
  useEffect(reload, [reload]);
  const stop = useCallback(() => stopper.current?.abort(), []);
  return { data, setData, error, stop, reload };
}

/** Milliseconds after which a Stop button appears. */
const slow = 1500;

export function Loading({ resource, children }: { resource: Resource<unknown>; children: string }) {
  const { error, stop, reload } = resource;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slow);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="editor-waiting">
      <p role="status">{error || (isSlow ? `${children} This takes longer than usual.` : children)}</p>
      {(error || isSlow) && (
        <button type="button" onClick={error ? reload : stop}>
          {error ? 'Read again' : 'Stop'}
        </button>
      )}
    </div>
  );
}
