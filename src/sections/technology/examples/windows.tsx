import { useRef } from 'react';
import type { TimeWindows as WindowsContent } from '../../../content/examples/schema.ts';
import type { TechnologyPage } from '../../../content/technologies/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import { DrawnMark, MarkedDrawing, marksOf } from '../card-marks.tsx';
import { Opening } from '../opening.tsx';
import { useClock } from './use-clock.ts';
import css from './windows.module.css';
import { falling, windowsAt } from './windows.ts';

interface Size {
  width: number;
  step: number;
  /** A window's position and height. */
  base: number;
  tall: number;
  /** Dots in a row, from one to the next. */
  row: number;
  dot: number;
  /** From the window's end to the middle of a number beside its count. */
  flag: number;
}

const wide: Size = { width: 192, step: 211, base: 316, tall: 120, row: 15, dot: 12.2, flag: 18 };
const narrow: Size = { width: 78, step: 91, base: 330, tall: 216, row: 7, dot: 10.6, flag: 10 };
const secondsInFall = 20;

/** Dots are zero-length lines with round caps, so that many fit into one path. */
function dotsOf(count: number, size: Size): string {
  return Array.from({ length: count }, (_, index) => {
    const x = (size.width - (size.row - 1) * size.dot) / 2 + (index % size.row) * size.dot;
    return `M${x.toFixed(1)} ${(size.base - 9 - Math.floor(index / size.row) * size.dot).toFixed(1)}h0`;
  }).join('');
}

interface PlotProps {
  example: WindowsContent;
  now: number;
  size: Size;
  /** Number of windows that fit. */
  shown: number;
  marks: ReturnType<typeof marksOf<TechnologyPage<WindowsContent>['cards'][number]>>;
}

function Plot({ example, now, size, shown, marks }: PlotProps) {
  const windows = windowsAt(example, now, shown);
  const top = size.base - 14 - Math.ceil((windows.at(-1)?.count ?? 0) / size.row) * size.dot;
  const drops = falling(example, now, secondsInFall).map(
    ({ part, across }) =>
      `M${(12 + across * (size.width - 24)).toFixed(1)} ${(8 + (1 - part) * (top - 8)).toFixed(1)}h0`,
  );
  const width = shown * size.step - (size.step - size.width) + 4;
  const left = (place: number) => 2 + (place + shown - windows.length) * size.step;
  const last = left(windows.length - 1);
  return (
    <MarkedDrawing
      className={size === wide ? css.wide : css.narrow}
      viewBox={`0 0 ${width} ${size.base + 66}`}
      marks={
        <>
          <DrawnMark card={marks.falling} x={last - 24} y={size.base - size.tall - 60} />
          <DrawnMark card={marks.open} x={last + size.width - size.flag} y={size.base + 28} />
          <DrawnMark
            card={marks.full}
            x={left(windows.length - 2) + size.width - size.flag}
            y={size.base + 28}
          />
        </>
      }
    >
      {windows.map(({ index, count, open }, place) => (
        <g key={index} data-open={open} transform={`translate(${left(place)} 0)`}>
          <path
            className={css.frame}
            d={`M0 ${size.base - size.tall}V${size.base}h${size.width}v-${size.tall}`}
          />
          <path className={css.dots} d={dotsOf(count, size)} />
          {open && <path className={css.falling} d={drops.join('')} />}
          <text className={css.count} y={size.base + 38}>
            {count}
          </text>
          <text className={css.time} y={size.base + 62}>
            {timeOfDay(example.begins + (index * example.windowSeconds) / 60)}
          </text>
        </g>
      ))}
    </MarkedDrawing>
  );
}

/** Events fall into windows of a minute; the count is the number of dots. */
export function Windows({ content }: { content: TechnologyPage<WindowsContent> }) {
  const { example } = content;
  const drawing = useRef<HTMLDivElement>(null);
  const now = useClock(example.passed, drawing);
  const atFirst = windowsAt(example, example.passed, example.shown).map(({ count }) => count);
  const plot = { example, now, marks: marksOf(content.cards) };
  return (
    <Opening
      content={content}
      sentence={fill(example.sentence, { full: atFirst.slice(0, -1).join(', '), open: atFirst.at(-1) ?? 0 })}
    >
      <div ref={drawing} className={css.windows}>
        <Plot {...plot} size={wide} shown={example.shown} />
        <Plot {...plot} size={narrow} shown={Math.min(example.shown, 4)} />
      </div>
    </Opening>
  );
}
