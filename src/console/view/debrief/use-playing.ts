import { useEffect, useRef, useState } from 'react';

/** Seconds of the shift in a second. */
const pace = 16;

/** Moves on by itself, from the start again if it stands at the end. */
export function usePlaying(second: number, end: number, move: (second: number) => void) {
  const [is, set] = useState(false);
  const now = useRef({ second, end, move });
  now.current = { second, end, move };
  useEffect(() => {
    if (!is) return;
    let last = performance.now();
    let exact = now.current.second;
    let shown = exact;
    let frame = requestAnimationFrame(function next(time) {
      const { second: chosen, end: to, move: go } = now.current;
      // The line was moved by hand meanwhile.
      if (chosen !== shown) exact = chosen;
      exact = Math.min(to, exact + (Math.max(0, time - last) / 1000) * pace);
      last = time;
      if (Math.floor(exact) !== chosen) go(Math.floor(exact));
      shown = Math.floor(exact);
      if (exact >= to) set(false);
      else frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [is]);
  return { is, toggle: () => set(!is) };
}
