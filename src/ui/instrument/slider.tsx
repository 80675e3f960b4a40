import { useLayoutEffect, useRef } from 'react';
import { RangeInput, type RangeProps } from './range-input.tsx';
import css from './slider.module.css';
import { useDrag } from './use-drag.ts';

/** A slider that is seen: the platform's, drawn the same in every browser. Upright it goes up. */
export function Slider(range: RangeProps) {
  const { min, max, step = 1, value, axis = 'x', mirrors = true, onChange } = range;
  const input = useRef<HTMLInputElement>(null);
  const { handlers } = useDrag({
    value,
    valueAt({ x, y }) {
      const share = Math.max(0, Math.min(1, axis === 'y' ? 1 - y : x));
      return min + Math.round((share * (max - min)) / step) * step;
    },
    onChange,
    // Keys go on from there, and its value is said.
    onRest: () => input.current?.focus({ preventScroll: true }),
    axis,
  });
  const rail = useRef<HTMLSpanElement>(null);
  const at = (value - min) / (max - min);
  // Not in the HTML, where the site's policy blocks style attributes.
  useLayoutEffect(() => {
    rail.current?.style.setProperty('--at', String(at));
  }, [at]);
  return (
    <span
      ref={rail}
      className={css.rail}
      data-axis={axis}
      data-script=""
      data-screen=""
      data-chosen-look=""
      dir={mirrors ? undefined : 'ltr'}
      {...handlers}
    >
      <RangeInput {...range} mirrors={mirrors} className={css.slider} input={input} />
      <span className={css.travel} data-plot="">
        <span className={css.reach} data-handle="" />
      </span>
    </span>
  );
}
