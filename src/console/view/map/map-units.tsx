import { useEffect, useRef, useState } from 'react';
import { useMotion } from '../../../ui/use-motion.ts';
import { unitSpot } from '../../engine/travel.ts';
import { useDesk } from '../state/desk-context.ts';
import css from './map-view.module.css';
import { unitMark } from './moment-scene.ts';
import { type Point, spotPoint, type View } from './plan.ts';
import { paintUnits } from './unit-painter.ts';

/** The direction from one point to the next in degrees; undefined if they are equal. */
export function headingFrom([x, y]: Point, [nextX, nextY]: Point): number | undefined {
  return x === nextX && y === nextY ? undefined : (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
}

/** Animates outside React, so that nothing re-renders while a unit moves. */
export function Units({ view }: { view: View }) {
  const { store, words } = useDesk();
  const still = useMotion() === 'paused';
  const canvas = useRef<HTMLCanvasElement>(null);
  const [density] = useState(() => Math.min(3, window.devicePixelRatio || 1));
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const read = getComputedStyle(context.canvas);
    const colours = {
      unit: read.getPropertyValue('--ice'),
      disc: read.getPropertyValue('--white'),
      ground: read.getPropertyValue('--desk-street'),
      font: `580 ${view.scale > 40 ? 14 : 13}px ${read.fontFamily}`,
    };
    let frame = 0;
    const paint = () => {
      const { shift, chosen, fieldUnit } = store.snapshot();
      // With reduced motion, positions update every five seconds.
      const at = still ? Math.floor(shift.now / 5) * 5 : store.exact();
      const seen = shift.role === 'field' ? shift.units.filter(({ id }) => id === fieldUnit) : shift.units;
      const painted = shift.role === 'commissioner' ? [] : seen;
      paintUnits(
        context,
        view,
        painted.map((unit) => {
          const { kind, lost, sent, moving, words: text } = unitMark(shift, unit, chosen, words);
          const here = spotPoint(unitSpot(shift, unit, at));
          const heading = moving ? headingFrom(here, spotPoint(unitSpot(shift, unit, at + 1))) : undefined;
          return {
            at: here,
            kind,
            lost,
            sent,
            ...(moving ? { words: text } : {}),
            ...(heading === undefined ? {} : { heading }),
          };
        }),
        colours,
      );
      frame = requestAnimationFrame(paint);
    };
    paint();
    return () => cancelAnimationFrame(frame);
  }, [view, store, words, still]);
  return (
    <canvas
      ref={canvas}
      className={css.units}
      width={Math.round(view.width * density)}
      height={Math.round(view.height * density)}
    />
  );
}
