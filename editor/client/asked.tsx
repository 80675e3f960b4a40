/* An answer a view waits for: it says so at once, can be stopped, and asked for again. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, sentenceOf } from './ask.ts';

export interface Asked<Answer> {
  answer: Answer | undefined;
  setAnswer(answer: Answer): void;
  /** Why there is none. */
  failed: string;
  stop(): void;
  read(): void;
}

/** `question` as JSON, so that the same question is asked once. */
export function useAsked<Answer>(name: string, question = '{}'): Asked<Answer> {
  const [answer, setAnswer] = useState<Answer>();
  const [failed, setFailed] = useState('');
  const stopper = useRef<AbortController>(undefined);
  const read = useCallback(() => {
    stopper.current?.abort();
    const own = new AbortController();
    stopper.current = own;
    setFailed('');
    setAnswer(undefined);
    ask<Answer>(name, JSON.parse(question), own.signal).then(
      (came) => stopper.current === own && setAnswer(came),
      (error) => stopper.current === own && setFailed(own.signal.aborted ? 'Stopped.' : sentenceOf(error)),
    );
  }, [name, question]);
  useEffect(read, [read]);
  const stop = useCallback(() => stopper.current?.abort(), []);
  return { answer, setAnswer, failed, stop, read };
}

/** Longer than this, and a reader looks for a way out. */
const slow = 1500;

export function Waiting({ asked, children }: { asked: Asked<unknown>; children: string }) {
  const { failed, stop, read } = asked;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slow);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="editor-waiting">
      <p role="status">{failed || (isSlow ? `${children} This takes longer than usual.` : children)}</p>
      {(failed || isSlow) && (
        <button type="button" onClick={failed ? read : stop}>
          {failed ? 'Read again' : 'Stop'}
        </button>
      )}
    </div>
  );
}
