import type { Menu } from '../../content/schema.ts';
import { setMotion } from '../../ui/motion.ts';
import { MotionGlyph } from '../../ui/motion-glyph.tsx';
import { useMotion } from '../../ui/use-motion.ts';
import css from './motion-control.module.css';

interface MotionControlProps {
  labels: Pick<Menu['labels'], 'pauseMotion' | 'resumeMotion'>;
}

/** Pauses and resumes everything that moves on the site; shown only where scripts can obey it. */
export function MotionControl({ labels }: MotionControlProps) {
  const running = useMotion() === 'running';
  const label = running ? labels.pauseMotion : labels.resumeMotion;
  return (
    <button
      type="button"
      className={css.control}
      aria-label={label}
      title={label}
      onClick={() => setMotion(running ? 'paused' : 'running')}
    >
      {/* Both, chosen by style: the document knows whether things move before React does. */}
      <span className={css.pause}>
        <MotionGlyph paused={false} />
      </span>
      <span className={css.resume}>
        <MotionGlyph paused />
      </span>
    </button>
  );
}
