import type { SiteBoard } from '../../../content/instruments/site-board.ts';
import type { ProductFunction } from '../../../content/products/schema.ts';
import type { SectionHead } from '../../../content/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { openAt } from './board-state.ts';
import css from './working-day.module.css';

interface WorkingDayProps {
  head: SectionHead;
  features: ProductFunction[];
  board: SiteBoard;
}

/** The functions by the hour they are used, beside a mark for each open site. */
export function WorkingDay({ head, features, board }: WorkingDayProps) {
  const { day, sites, now, words } = board;
  const hours = features
    .map((feature) => ({ ...feature, time: day.find((hour) => hour.feature === feature.id)?.time ?? now }))
    .sort((one, other) => one.time.localeCompare(other.time));
  return (
    <>
      <div className={css.head}>
        <h2>{head.title}</h2>
        <p className="label">{fill(words.openOf, { n: sites.length })}</p>
      </div>
      <ol>
        {hours.map(({ anchor, title, content, time }) => {
          const open = openAt(board, time);
          return (
            <li key={anchor} id={anchor} className={css.hour} data-now={time === now}>
              <time>{time}</time>
              <h3>{title}</h3>
              <p>{content}</p>
              <svg viewBox={`0 0 ${sites.length} 18`} preserveAspectRatio="none" aria-hidden="true">
                <path className={css.closed} d={`M0 9H${sites.length}`} />
                {open > 0 && <path className={css.open} d={`M0 9H${open}`} />}
              </svg>
              <b>
                <span aria-hidden="true">{open}</span>
                <span className="visually-hidden">{fill(words.openThen, { n: open })}</span>
              </b>
            </li>
          );
        })}
      </ol>
    </>
  );
}
