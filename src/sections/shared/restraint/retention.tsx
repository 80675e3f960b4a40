import type { Restraint } from '../../../content/schema.ts';
import { fill } from '../../../ui/fill.ts';
import css from './retention.module.css';

const step = 24;
const gap = 4;

/** The clip's days, one cell each: those to come are full, those gone are empty. */
export function Retention({ content, day }: { content: Restraint; day: number }) {
  const { days } = content;
  const left = days - day;
  return (
    <div>
      <p className={css.head}>
        <b>{fill(content.keptFor, { days })}</b>
        <span className={css.by}>{content.setBy}</span>
        <span className={css.left}>{left > 0 ? fill(content.left, { left }) : content.noneLeft}</span>
      </p>
      <svg
        className={css.bar}
        viewBox={`0 0 ${days * step - gap} 18`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {Array.from({ length: days }, (_, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its day
            key={index}
            className={css.cell}
            data-gone={index < day}
            x={index * step + 0.5}
            y="0.5"
            width={step - gap - 1}
            height="17"
          />
        ))}
        {day > 0 && left > 0 && <path className={css.mark} d={`M${day * step - gap / 2} -7v32`} />}
      </svg>
    </div>
  );
}
