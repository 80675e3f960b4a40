import { useEffect, useRef } from 'react';
import { InstrumentButton } from '../../../ui/instrument-button.tsx';
import css from './restraint.module.css';

interface PassButtonProps {
  label: string;
  /** The clip has expired: a press restarts, holding does nothing. */
  isOver: boolean;
  onPass: () => void;
  onAgain: () => void;
}

/** A press advances by a day, holding by many; Enter and the arrow key do the same. */
export function PassButton({ label, isOver, onPass, onAgain }: PassButtonProps) {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const held = useRef(false);
  const release = () => clearInterval(timer.current);
  useEffect(() => () => clearInterval(timer.current), []);
  useEffect(() => {
    if (isOver) clearInterval(timer.current);
  }, [isOver]);
  return (
    <InstrumentButton
      className={css.pass}
      onPointerDown={() => {
        held.current = false;
        let beats = 0;
        timer.current = setInterval(() => {
          // The first ticks distinguish a press from holding.
          if (++beats < 4) return;
          held.current = true;
          onPass();
        }, 120);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onClick={() => {
        if (held.current) held.current = false;
        else if (isOver) onAgain();
        else onPass();
      }}
      onKeyDown={(event) => {
        held.current = false;
        if (event.key === 'ArrowRight') onPass();
        // Key repeat must not restart at the end.
        if (event.repeat && isOver) event.preventDefault();
      }}
    >
      {label}
    </InstrumentButton>
  );
}
