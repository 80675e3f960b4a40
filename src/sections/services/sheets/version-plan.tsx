import type { VersionPlan as VersionPlanContent } from '../../../content/services/sheets.ts';
import { fill } from '../../../ui/fill.ts';
import { left, right, Words } from './parts.tsx';
import css from './service-sheet.module.css';

/** How long each version is supported, upgrade paths, and build times. */
export function VersionPlan(plan: VersionPlanContent) {
  const { quarters, versions, times, held } = plan;
  const x = (quarter: number) => 58 + (quarter / quarters) * (right - 58);
  const y = (row: number) => 92 + row * 36;
  const step = (right - left) / times.length;
  const bar = (time: number, index: number) =>
    `M${(left + index * step).toFixed(1)} 404v${-time}h${(step * 0.62).toFixed(1)}v${time}z`;
  return (
    <>
      <path
        className={css.hair}
        d={Array.from({ length: quarters + 1 }, (_, quarter) => `M${x(quarter)} 82V224`).join('')}
      />
      {versions.map(([name, from, to], row) => (
        <g key={name}>
          <Words x={left} y={y(row) + 15} look="bold">
            {name}
          </Words>
          <path
            className={to < quarters ? css.light : css.fill}
            d={`M${x(from)} ${y(row)}H${x(to)}v20H${x(from)}z`}
          />
          {row > 0 && <path className={css.line} d={`M${x(from) + 8} ${y(row) - 16}v14m-4-6l4 6 4-6`} />}
        </g>
      ))}
      <Words x={left} y={252} look="muted">
        {plan.note}
      </Words>
      <Words x={left} y={292} look="bold">
        {plan.timesTitle}
      </Words>
      <path className={css.light} d={times.map((time, i) => (i === held ? '' : bar(time, i))).join('')} />
      <path className={css.solid} d={bar(times[held] ?? 0, held)} />
      <path className={css.line} d={`M${left} 404H${right}`} />
      <Words x={right} y={428} look="muted" end>
        {fill(plan.heldNote, { n: held + 1 })}
      </Words>
    </>
  );
}
