import { MotionGlyph } from './motion-glyph.tsx';
import type { OwnMotion } from './own-motion.ts';
import css from './pause-button.module.css';

interface PauseButtonProps {
  motion: OwnMotion;
  pauseLabel: string;
  playLabel: string;
}

/** Pauses one moving thing. Gone while nothing moves at all: then the site-wide control is the one to press. */
export function PauseButton({ motion, pauseLabel, playLabel }: PauseButtonProps) {
  const label = motion.paused ? playLabel : pauseLabel;
  return (
    <button type="button" className={css.pause} aria-label={label} title={label} onClick={motion.toggle}>
      <MotionGlyph paused={motion.paused} />
    </button>
  );
}
