import css from './mark-row.module.css';

interface MarkRowProps {
  count: number;
  /** The first in the signal's colour. */
  isFirstLit?: boolean;
  className?: string | undefined;
}

const [step, width, height] = [20, 13, 17];
const letter = (index: number) => `M${index * step} 0h5a8.5 8.5 0 0 1 0 17h-5z`;
const line = (from: number, to: number) => `M${from} ${height / 2}H${to}`;

/** As many marks as are counted: the D, or squares where the brand has another initial. */
export function MarkRow({ count, isFirstLit = false, className }: MarkRowProps) {
  const from = isFirstLit ? 1 : 0;
  const letters = Array.from({ length: count - from }, (_, index) => letter(index + from));
  return (
    <svg
      className={className}
      width={`${(count * step) / 16}rem`}
      height={`${height / 16}rem`}
      viewBox={`0 0 ${count * step} ${height}`}
      aria-hidden="true"
    >
      <g className={css.letters}>
        {isFirstLit && <path className={css.lit} d={letter(0)} />}
        <path d={letters.join('')} />
      </g>
      {/* One dashed line. */}
      <g className={css.squares} strokeWidth={height} strokeDasharray={`${width} ${step - width}`}>
        {isFirstLit && <path className={css.lit} d={line(0, width)} />}
        <path d={line(from * step, count * step)} />
      </g>
    </svg>
  );
}
