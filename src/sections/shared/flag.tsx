import { markShape } from '../../ui/mark-shape.ts';
import css from './flag.module.css';

interface FlagProps {
  number: number;
  /** On ink ground; elsewhere it is ink itself. */
  onInk?: boolean;
}

/** The number of a function, where the page shows it at work. Lists that are ordered say it by themselves. */
export function Flag({ number, onInk = false }: FlagProps) {
  return (
    <span className={`${css.flag} ${onInk ? css.onInk : ''}`} aria-hidden="true">
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

/** All of one drawing: their ground is a single path. */
export function FlagShapes({ onInk = false, flags }: { onInk?: boolean; flags: Placed[] }) {
  return (
    <g className={`${css.shape} ${onInk ? css.shapeOnInk : ''}`}>
      <path d={flags.map(({ x, y }) => markShape(x - 12, y - 12, 23, 24)).join('')} />
      {flags.map(({ number, x, y }) => (
        <text key={number} className={css.number} x={x - 2} y={y + 5.5}>
          {number}
        </text>
      ))}
    </g>
  );
}
