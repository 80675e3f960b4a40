/* Draws again what depends on names, colours or letters and has changed; it can be stopped between two pictures. */
import { useEffect, useState } from 'react';
import type { DrawingState } from '../drawing.ts';
import { ask, sentenceOf } from './ask.ts';
import { reloadInPlace } from './reload.ts';

const interval = 700;

export function Drawings() {
  const [now, setNow] = useState<DrawingState>();
  const [failed, setFailed] = useState('');
  const isDrawing = now?.phase === 'drawing';
  const hear = (question: string) =>
    ask<DrawingState>(question).then(
      (state) => setNow(state.phase ? state : undefined),
      (error) => setFailed(sentenceOf(error)),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked as the form opens, and as long as it draws
  useEffect(() => {
    if (!now) void hear('draw-state');
    if (!isDrawing) return undefined;
    const asking = setInterval(() => void hear('draw-state'), interval);
    return () => clearInterval(asking);
  }, [isDrawing]);
  return (
    <section aria-labelledby="editor-drawings">
      <h3 id="editor-drawings">Drawings</h3>
      <p>
        Logo, icons and pictures follow names, colours and figures once they are drawn again. Pictures of your
        own are never drawn over. The film at the top of Home takes an hour, and waits for a programmer.
      </p>
      {now && isDrawing && <progress value={now.drawn} max={now.all || 1} aria-label="Drawing" />}
      <p role="status">{failed || sentenceFor(now)}</p>
      <p className="editor-actions">
        {isDrawing ? (
          <button type="button" onClick={() => void hear('draw-stop')}>
            Stop
          </button>
        ) : (
          <button type="button" onClick={() => void hear('draw')}>
            Draw what has changed
          </button>
        )}
        {now && !isDrawing && now.drawn > 0 && (
          <button type="button" onClick={() => reloadInPlace('The page with its new drawings.')}>
            Show them
          </button>
        )}
      </p>
    </section>
  );
}

function sentenceFor(now: DrawingState | undefined): string {
  if (!now) return '';
  const { phase, drawn, all, left } = now;
  if (phase === 'drawing' && all === 0) return 'Looking what has changed… You can go on.';
  if (phase === 'drawing')
    return `${drawn} of ${all} drawn again${left === undefined ? '' : `, about ${left} seconds left`}.`;
  if (phase === 'failed') return 'One drawing did not come. The old one is still in its place; try again.';
  if (phase === 'stopped') return `Stopped: ${drawn} of ${all} are drawn, and stay.`;
  return all === 0 ? 'Every drawing is as it should be.' : `${all} drawn again.`;
}
