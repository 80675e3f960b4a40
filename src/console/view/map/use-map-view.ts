/* The visible part of the city, and the short animation between two parts. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMotion } from '../../../ui/use-motion.ts';
import { incidentOf } from '../../engine/look.ts';
import type { DeskState } from '../state/desk-state.ts';
import { spotPoint, type View } from './plan.ts';
import type { Size } from './use-size.ts';
import { viewOf } from './view-of.ts';

const MOVE = 240;
const steps = [0.6, 0.8, 1, 1.3, 1.68, 2.2, 3];

export interface Zoom {
  closer: () => void;
  further: () => void;
  whole: () => void;
}

export function useMapView(size: Size | undefined, desk: DeskState) {
  const still = useMotion() === 'paused';
  const [factor, setFactor] = useState(1);
  const spot = incidentOf(desk.shift, desk.chosen)?.spot;
  const target = useMemo(
    () => size && viewOf(size, desk.zoomedIn, factor, spot && spotPoint(spot)),
    [size, desk.zoomedIn, factor, spot],
  );
  const [view, setView] = useState<View>();
  const shown = useRef<View>(undefined);
  const [moving, setMoving] = useState(false);

  useEffect(() => {
    const from = shown.current;
    // Without a move, names must not be hidden.
    if (!target || (from && isSameView(from, target))) return;
    const resized = from?.width !== target.width || from?.height !== target.height;
    const put = (next: View) => {
      shown.current = next;
      setView(next);
    };
    if (!from || resized || still) {
      put(target);
      return;
    }
    const began = performance.now();
    let frame = 0;
    setMoving(true);
    const move = (now: number) => {
      // A frame's timestamp may be earlier than the start of the move.
      const part = Math.min(1, Math.max(0, (now - began) / MOVE));
      if (part === 1) {
        put(target);
        setMoving(false);
        return;
      }
      const eased = 1 - (1 - part) ** 3;
      const between = (a: number, b: number) => a + (b - a) * eased;
      put({
        ...target,
        cx: between(from.cx, target.cx),
        cy: between(from.cy, target.cy),
        scale: between(from.scale, target.scale),
      });
      frame = requestAnimationFrame(move);
    };
    frame = requestAnimationFrame(move);
    return () => {
      cancelAnimationFrame(frame);
      setMoving(false);
    };
  }, [target, still]);

  const step = (by: number) => {
    const at = steps.findIndex((one) => one >= factor);
    setFactor(steps[Math.min(steps.length - 1, Math.max(0, at + by))] ?? 1);
  };
  const zoom: Zoom = { closer: () => step(1), further: () => step(-1), whole: () => setFactor(1) };
  return { view, moving, zoom };
}

function isSameView(one: View, other: View): boolean {
  return (Object.keys(one) as (keyof View)[]).every((key) => one[key] === other[key]);
}
