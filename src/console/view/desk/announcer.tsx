import { useEffect, useRef, useState } from 'react';
import { decisionShape } from '../decision/decision-shape.ts';
import { useDesk } from '../state/desk-context.ts';

/** Announces one sentence per event to screen readers, at most one every three seconds. */
const MIN_INTERVAL = 3000;

export function Announcer() {
  const { desk, words } = useDesk();
  const [status, setStatus] = useState('');
  const queue = useRef<string[]>([]);
  const announcedRows = useRef(desk.shift.log.length);
  const timer = useRef<number>(undefined);

  useEffect(() => {
    const sentences = desk.shift.log
      .slice(announcedRows.current)
      .flatMap(({ announce }) => (announce ? [announce] : []));
    announcedRows.current = desk.shift.log.length;
    // Stale messages are dropped; the log has them.
    queue.current = [...queue.current, ...sentences].slice(-3);
    speak();
  });
  useEffect(() => {
    if (desk.notice) queue.current.push(desk.notice);
  }, [desk.notice]);
  const { question, waits } = decisionShape(desk.shift, desk.chosen, words);
  useEffect(() => {
    // When the focus moves to the question, the screen reader reads it anyway.
    if (waits && document.activeElement?.id !== 'desk-question') queue.current.push(question);
  }, [question, waits]);
  useEffect(() => {
    if (desk.refused) queue.current.push(desk.refused);
  }, [desk.refused]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function speak() {
    if (timer.current !== undefined) return;
    const next = queue.current.shift();
    if (next === undefined) return;
    setStatus(next);
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      speak();
    }, MIN_INTERVAL);
  }

  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {status}
    </div>
  );
}
