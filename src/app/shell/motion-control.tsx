import navigation from '../../content/navigation.ts';
import { Icon } from '../../ui/icon.tsx';
import { setMotion } from '../../ui/motion.ts';
import { useMotion } from '../../ui/use-motion.ts';
import css from './motion-control.module.css';

const { pauseMotion, resumeMotion } = navigation.labels;

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
      <Icon name={running ? 'pause' : 'play'} size={18} />
    </button>
  );
}
