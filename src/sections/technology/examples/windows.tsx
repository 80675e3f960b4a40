import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Windows as WindowsContent } from '../../../content/examples/schema.ts';
import type { Banner } from '../../../content/schema.ts';
import { fill, timeOfDay } from '../../../ui/fill.ts';
import { useMotion } from '../../../ui/use-motion.ts';
import { Opening } from '../opening.tsx';
import css from './windows.module.css';
import { falling, windowsAt } from './windows.ts';

const size = { width: 116, step: 124, base: 392, tall: 200, dot: 11.2, row: 9 };
/** Seconds of the record for one second of the visitor's. */
const speed = 3;
const secondsInFall = 20;

/** A dot is a line without length and with round ends: many are one path. */
function dotsOf(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const x = 13.2 + (index % size.row) * size.dot;
    return `M${x.toFixed(1)} ${(size.base - 9 - Math.floor(index / size.row) * size.dot).toFixed(1)}h0`;
  }).join('');
}

/** A clock that runs while things may move and the drawing is in view. */
function useClock(from: number, drawing: RefObject<SVGSVGElement | null>): number {
  const [now, setNow] = useState(from);
  const running = useMotion() === 'running';
  useEffect(() => {
    if (!running || !drawing.current) return;
    let frame = 0;
    let last = 0;
    const tick = (time: number) => {
      // After a pause, or in a tab that was away, time does not catch up.
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

/** Events fall into windows of a minute; the count is the number of dots. */
export function Windows({ banner, example }: { banner: Banner; example: WindowsContent }) {
  const drawing = useRef<SVGSVGElement>(null);
  const now = useClock(example.passed, drawing);
  const windows = windowsAt(example, now, example.shown);
  const atFirst = windowsAt(example, example.passed, example.shown).map(({ count }) => count);
  const width = example.shown * size.step - (size.step - size.width) + 4;
  const top = size.base - 14 - Math.ceil((windows.at(-1)?.count ?? 0) / size.row) * size.dot;
  const drops = falling(example, now, secondsInFall).map(
    ({ part, across }) => `M${(12 + across * 92).toFixed(1)} ${(8 + (1 - part) * (top - 8)).toFixed(1)}h0`,
  );
  return (
    <Opening
      banner={banner}
      look="beside"
      example={example}
      sentence={fill(example.sentence, { full: atFirst.slice(0, -1).join(', '), open: atFirst.at(-1) ?? 0 })}
    >
      <svg
        ref={drawing}
        className={css.windows}
        viewBox={`0 0 ${width} 460`}
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        {windows.map(({ index, count, open }, place) => (
          <g
            key={index}
            data-open={open}
            transform={`translate(${2 + (place + example.shown - windows.length) * size.step} 0)`}
          >
            <path
              className={css.frame}
              d={`M0 ${size.base - size.tall}V${size.base}h${size.width}v-${size.tall}`}
            />
            <path className={css.dots} d={dotsOf(count)} />
            {open && <path className={css.falling} d={drops.join('')} />}
            <text className={css.count} y={size.base + 38}>
              {count}
            </text>
            <text className={css.time} y={size.base + 62}>
              {timeOfDay(example.begins + (index * example.windowSeconds) / 60)}
            </text>
          </g>
        ))}
      </svg>
    </Opening>
  );
}
