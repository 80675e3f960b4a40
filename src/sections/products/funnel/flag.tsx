import css from './flag.module.css';

/** The number of a function, where the drawing shows it at work. */
export function Flag({ number, onLight = false }: { number: number; onLight?: boolean }) {
  return (
    <span className={`${css.flag} ${onLight ? css.onLight : ''}`} aria-hidden="true">
      {number}
    </span>
  );
}

/** The same inside a drawing. */
export function FlagShape({ number, x, y }: { number: number; x: number; y: number }) {
  return (
    <g className={css.shape} transform={`translate(${x} ${y})`}>
      <path d="M-12-12h11a12 12 0 0 1 0 24h-11z" />
      <text className={css.number} x="-2" y="5.5" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}
