import type { ReactNode } from 'react';
import { markShape } from '../../../ui/mark-shape.ts';
import css from './service-sheet.module.css';

/** Left and right edges of the text on every page. */
export const left = 20;
export const right = 320;
export const sheetSize = { width: 340, height: 440 };

interface WordsProps {
  x: number;
  y: number;
  end?: boolean;
  look?: 'bold' | 'muted' | 'large' | 'white';
  children: ReactNode;
}

export function Words({ x, y, end = false, look, children }: WordsProps) {
  return (
    <text x={x} y={y} textAnchor={end ? 'end' : undefined} className={look && css[look]}>
      {children}
    </text>
  );
}

/** The flag of a step or a mark, with its number. */
export function Step({
  x,
  y,
  number,
  done = false,
}: {
  x: number;
  y: number;
  number: number;
  done?: boolean;
}) {
  return (
    <>
      <path className={done ? css.solid : css.open} d={markShape(x, y - 12, 21, 24)} />
      <text x={x + 5.5} y={y + 5} className={`${css.bold} ${done ? css.white : ''}`}>
        {number}
      </text>
    </>
  );
}

interface MarksProps {
  count: number;
  perRow: number;
  top: number;
  /** From one mark to the next, and from one row to the next. */
  step: readonly [x: number, y: number];
  shape: string;
}

/** One shape for each counted thing, in rows. Placed relative to the one before, a document compresses them to little. */
export function marks({ count, perRow, top, step, shape }: MarksProps, start = left): string {
  return Array.from({ length: count }, (_, index) => {
    const isFirst = index % perRow === 0;
    const place = isFirst ? `M${start} ${top + (index / perRow) * step[1]}` : `m${step[0]} 0`;
    return place + shape;
  }).join('');
}

interface BarsProps {
  bars: readonly (readonly [name: string, value: number])[];
  top: number;
  step: number;
  from: number;
  scale: number;
  text: (value: number) => ReactNode;
}

/** A name, a bar as long as its value, and the value. */
export function Bars({ bars, top, step, from, scale, text }: BarsProps) {
  return bars.map(([name, value], index) => {
    const y = top + index * step;
    return (
      <g key={name}>
        <Words x={left} y={y}>
          {name}
        </Words>
        <path className={css.fill} d={`M${from} ${y - 12}h${value * scale}v14H${from}z`} />
        <Words x={from + value * scale + 8} y={y} look="muted">
          {text(value)}
        </Words>
      </g>
    );
  });
}

/** Rows of a name and a note with a hairline under each. */
export function Rows(props: { rows: readonly (readonly [string, string])[]; top: number; step: number }) {
  const { rows, top, step } = props;
  return (
    <>
      <path
        className={css.hair}
        d={rows.map((_, i) => `M${left} ${top + i * step + 9.5}H${right}`).join('')}
      />
      {rows.map(([name, note], index) => (
        <g key={name}>
          <Words x={left} y={top + index * step}>
            {name}
          </Words>
          <Words x={right} y={top + index * step} look="muted" end>
            {note}
          </Words>
        </g>
      ))}
    </>
  );
}
