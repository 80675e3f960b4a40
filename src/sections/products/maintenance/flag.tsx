import css from './flag.module.css';

interface FlagProps {
  x: number;
  y: number;
  number: number;
  /** On ink ground. */
  light?: boolean;
}

/** A function's number inside a drawing. */
export function Flag({ x, y, number, light = false }: FlagProps) {
  return (
    <g className={`${css.flag} ${light ? css.light : ''}`} transform={`translate(${x} ${y})`}>
      <path d="M-12-12h11a12 12 0 0 1 0 24h-11z" />
      <text x="-2" y="5.5">
        {number}
      </text>
    </g>
  );
}
