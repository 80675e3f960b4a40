import type { Restraint } from '../../../content/instruments/restraint.ts';
import { fill } from '../../../ui/fill.ts';
import { plural } from '../../../ui/format.ts';
import css from './retention.module.css';

const step = 24;
const gap = 4;

/** The cells of a range of days as one path. */
const cells = (first: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const width = step - gap - 1;
    return `M${(first + index) * step + 0.5} 0.5h${width}v17h-${width}z`;
  }).join('');

/** The clip's days, one cell each: remaining days are filled. */
export function Retention({ content, day }: { content: Restraint; day: number }) {
  const { days } = content;
  const left = days - day;
  return (
    <div>
      <p className={css.head}>
        <b>{fill(content.keptFor, { days })}</b>
        <span className={css.by}>{content.setBy}</span>
        <span className={css.left}>{left > 0 ? plural(content.left, left, { left }) : content.noneLeft}</span>
      </p>
      <svg
        className={css.bar}
        viewBox={`0 0 ${days * step - gap} 18`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {day > 0 && <path className={css.gone} d={cells(0, day)} />}
        {left > 0 && <path className={css.kept} d={cells(day, left)} />}
        {day > 0 && left > 0 && <path className={css.mark} d={`M${day * step - gap / 2} -7v32`} />}
      </svg>
    </div>
  );
}
