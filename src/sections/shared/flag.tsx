import { markShape } from '../../ui/mark-shape.ts';
import css from './flag.module.css';

interface FlagProps {
  number: number;
  /** On a dark background; otherwise the flag itself is dark. */
  onInk?: boolean;
}

/** A function's number on a drawing; hidden from screen readers, which get it from the ordered list. */
export function Flag({ number, onInk = false }: FlagProps) {
  return (
    <span className={`${css.flag} ${onInk ? css.onInk : ''}`} data-edge="paper" aria-hidden="true">
      {number}
    </span>
  );
}

interface Placed {
  number: number;
  x: number;
  y: number;
}

/** The same inside a drawing. */
export function FlagShape({ onInk = false, ...flag }: Placed & { onInk?: boolean }) {
  return <FlagShapes onInk={onInk} flags={[flag]} />;
}

/** All flags of a drawing, with a single path as background. */
export function FlagShapes({ onInk = false, flags }: { onInk?: boolean; flags: Placed[] }) {
  return (
    <g className={`${css.shape} ${onInk ? css.shapeOnInk : ''}`} data-drawing={onInk ? 'ink' : 'light'}>
      <path d={flags.map(({ x, y }) => markShape(x - 12, y - 12, 23, 24)).join('')} />
      {flags.map(({ number, x, y }) => (
        <text key={number} className={css.number} x={x - 2} y={y + 5.5}>
          {number}
        </text>
      ))}
    </g>
  );
}
