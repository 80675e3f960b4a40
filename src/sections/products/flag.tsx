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

/** The same inside a drawing. */
export function FlagShape({ number, onInk = false, x, y }: FlagProps & { x: number; y: number }) {
  return (
    <g className={`${css.shape} ${onInk ? css.shapeOnInk : ''}`} transform={`translate(${x} ${y})`}>
      <path d="M-12-12h11a12 12 0 0 1 0 24h-11z" />
      <text className={css.number} x="-2" y="5.5">
        {number}
      </text>
    </g>
  );
}
