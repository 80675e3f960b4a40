import { markShape } from '../../ui/mark-shape.ts';
import css from './mark-row.module.css';

interface MarkRowProps {
  count: number;
  /** The first mark is highlighted. */
  isFirstLit?: boolean;
  className?: string | undefined;
}

const [step, width, height] = [20, 13.5, 17];
const mark = (index: number) => markShape(index * step, 0, width, height);

/** One mark per counted item. */
export function MarkRow({ count, isFirstLit = false, className }: MarkRowProps) {
  const from = isFirstLit ? 1 : 0;
  const marks = Array.from({ length: count - from }, (_, index) => mark(index + from));
  return (
    <svg
      className={className}
      width={`${(count * step) / 16}rem`}
      height={`${height / 16}rem`}
      viewBox={`0 0 ${count * step} ${height}`}
      aria-hidden="true"
    >
      <g className={css.marks}>
        {isFirstLit && <path className={css.lit} d={mark(0)} />}
        <path d={marks.join('')} />
      </g>
    </svg>
  );
}
