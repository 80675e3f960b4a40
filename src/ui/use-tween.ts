import { useEffect, useRef, useState } from 'react';
import { mayMove } from './motion.ts';

/** Animates a number to its target; jumps there with reduced motion. */
export function useTween(target: number, milliseconds = 700): number {
  const [value, setValue] = useState(target);
  const now = useRef(target);

  useEffect(() => {
    const from = now.current;
    if (from === target) return;
    const begun = performance.now();
    let frame = 0;
    const step = (time: number) => {
      const part = mayMove() ? Math.min(1, Math.max(0, time - begun) / milliseconds) : 1;
      now.current = from + (target - from) * (1 - (1 - part) ** 3);
      setValue(now.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, milliseconds]);

  return value;
}
