import type { HomePage, Statistic } from '../../content/home/schema.ts';
import { MarkRow } from '../shared/mark-row.tsx';
import css from './statistics.module.css';

/** The company in figures, with exactly that many marks under each. */
export function Statistics({ label, items }: HomePage['statistics']) {
  return (
    <section aria-label={label}>
      <ul className={`wrap ${css.statistics}`} data-reveal="">
        {items.map((item) => (
          <li key={item.label} className={css.statistic}>
            <span className={css.figure} data-figure="">
              {item.figure}
            </span>
            <span className={css.label}>{item.label}</span>
            <Marks count={item.marks} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Small counts are drawn as logos with the first highlighted, large ones as rows of 25 squares. */
function Marks({ count }: { count: Statistic['marks'] }) {
  if (count <= 12) return <MarkRow count={count} isFirstLit className={css.marks} />;
  const rows = Array.from({ length: Math.ceil(count / 25) }, (_, row) => Math.min(25, count - row * 25));
  const height = rows.length * 7 - 3;
  return (
    <svg
      className={css.marks}
      width="10.75rem"
      height={`${height / 16}rem`}
      viewBox={`0 0 172 ${height}`}
      aria-hidden="true"
    >
      {/* Each row is one dashed line: four units of ink, three of paper. */}
      <path className={css.row} d={rows.map((marks, row) => `M0 ${row * 7 + 2}h${marks * 7 - 3}`).join('')} />
    </svg>
  );
}
