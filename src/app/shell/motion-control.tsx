import menu from '../../content/menu.ts';
import { setMotion } from '../../ui/motion.ts';
import { MotionGlyph } from '../../ui/motion-glyph.tsx';
import { useMotion } from '../../ui/use-motion.ts';
import css from './motion-control.module.css';

const { pauseMotion, resumeMotion } = menu.labels;

/** Pauses and resumes everything that moves on the site; shown only where scripts can obey it. */
export function MotionControl() {
  const running = useMotion() === 'running';
  const label = running ? pauseMotion : resumeMotion;
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
