/* The open draft as a folder to show others before it is published. */
import type { PreviewState } from '../preview.ts';
import { useJob } from './use-job.ts';

const interval = 1000;

export function Preview() {
  const {
    state: now,
    isRunning: isMaking,
    isSending,
    failed,
    send,
  } = useJob<PreviewState>('preview-state', 'making', interval);
  return (
    <section aria-labelledby="editor-preview">
      <h2 id="editor-preview">Preview to share</h2>
      <p>
        The open draft as a visitor would see it, in a folder you can put on a host. Search engines are asked
        to stay away.
      </p>
      {now && isMaking && <progress value={now.step} max={now.all} aria-label="Making the preview" />}
      <p role="status">{isSending ? (isMaking ? 'Stopping…' : 'Starting…') : failed || sentenceFor(now)}</p>
      <p className="editor-actions">
        {isMaking ? (
          <button type="button" onClick={() => void send('preview-stop')}>
            Stop
          </button>
        ) : (
          <button type="button" onClick={() => void send('preview')}>
            Make it
          </button>
        )}
      </p>
    </section>
  );
}

function sentenceFor(now: PreviewState | undefined): string {
  if (!now) return '';
  if (now.phase === 'making')
    return `Making the preview: ${now.step} of ${now.all} parts. It takes a minute or two, and you can go on.`;
  if (now.phase === 'failed')
    return 'The preview could not be made. Publish says what is wrong; the draft is as it was.';
  if (now.phase === 'stopped') return 'Stopped. The draft is as it was.';
  const time = new Date(now.made ?? '').toLocaleTimeString('en', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  return `Made at ${time}: the folder named preview, beside the site’s other folders.`;
}
