import { type RefObject, useEffect, useState } from 'react';
import { useMotion } from '../../../ui/use-motion.ts';

/** Seconds of the record per real second. */
const speed = 3;

/** A clock that runs while motion is allowed and the drawing is in view. */
export function useClock(from: number, drawing: RefObject<HTMLElement | null>): number {
  const [now, setNow] = useState(from);
  const running = useMotion() === 'running';
  useEffect(() => {
    if (!running || !drawing.current) return;
    let frame = 0;
    let last = 0;
    const tick = (time: number) => {
      // Time does not catch up after a pause or in a background tab.
      if (last) setNow((before) => before + (Math.min(time - last, 100) / 1000) * speed);
      last = time;
      frame = requestAnimationFrame(tick);
    };
    const observer = new IntersectionObserver(([entry]) => {
      cancelAnimationFrame(frame);
      last = 0;
      if (entry?.isIntersecting) frame = requestAnimationFrame(tick);
    });
    observer.observe(drawing.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [running, drawing]);
  return now;
}
