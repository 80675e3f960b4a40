import css from './connection-lines.module.css';

interface ConnectionLinesProps {
  count: number;
  /** From the logo to the rows; otherwise from the rows to the logo. */
  outward?: boolean;
}

/** A curve between the middle of each row and the logo, at any row height. */
export function ConnectionLines({ count, outward = false }: ConnectionLinesProps) {
  const rows = Array.from({ length: count }, (_, row) => ((row + 0.5) / count) * 100);
  return (
    <svg
      className={`${css.lines} ${outward ? css.outward : ''}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {rows.map((y) => (
        <path key={y} d={outward ? `M0 50C50 50 40 ${y} 100 ${y}` : `M0 ${y}C60 ${y} 50 50 100 50`} />
      ))}
    </svg>
  );
}
