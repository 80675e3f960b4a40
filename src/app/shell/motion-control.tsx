import type { Menu } from '../../content/shell/schema.ts';
import { mayMove, setMotion } from '../../ui/motion.ts';
import { MotionGlyph } from '../../ui/motion-glyph.tsx';
import css from './motion-control.module.css';

interface MotionControlProps {
  labels: Pick<Menu['labels'], 'pauseMotion' | 'resumeMotion'>;
  /** Icon only, or a labelled setting. */
  look: 'glyph' | 'words';
}

/**
 * Pauses and resumes all motion on the site; shown only with scripts. It contains the labels of
 * both states and CSS shows one, because the document knows the state before React does.
 */
export function MotionControl({ labels, look }: MotionControlProps) {
  const words = look === 'glyph' ? 'visually-hidden' : undefined;
  return (
    <button
      type="button"
      name="motion"
      className={`${css.control} ${css[look]}`}
      onClick={() => setMotion(mayMove() ? 'paused' : 'running')}
    >
      {[true, false].map((running) => (
        <span key={String(running)} className={running ? css.pause : css.resume}>
          <span className={css.mark}>
            <MotionGlyph paused={!running} />
          </span>
          <span className={words}>{running ? labels.pauseMotion : labels.resumeMotion}</span>
        </span>
      ))}
    </button>
  );
}
