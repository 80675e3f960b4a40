/* Redraws pictures that depend on changed names, colours or typefaces; can be stopped between two pictures. */
import type { DrawingState } from '../drawing.ts';
import { reloadInPlace } from './reload.ts';
import { useJob } from './use-job.ts';

const interval = 700;

export function Drawings() {
  const {
    state: now,
    isRunning: isDrawing,
    isSending,
    failed,
    send,
  } = useJob<DrawingState>('draw-state', 'drawing', interval);
  return (
    <section aria-labelledby="editor-drawings">
      <h3 id="editor-drawings">Drawings</h3>
      <p>
        Logo, icons and pictures follow names, colours and figures once they are drawn again. Pictures of your
        own are never drawn over. The film at the top of Home takes an hour, and needs a developer.
      </p>
      {now && isDrawing && <progress value={now.drawn} max={now.all || 1} aria-label="Drawing" />}
      <p role="status">{isSending ? (isDrawing ? 'Stopping…' : 'Starting…') : failed || sentenceFor(now)}</p>
      <p className="editor-actions">
        {isDrawing ? (
          <button type="button" onClick={() => void send('draw-stop')}>
            Stop
          </button>
        ) : (
          <button type="button" onClick={() => void send('draw')}>
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
