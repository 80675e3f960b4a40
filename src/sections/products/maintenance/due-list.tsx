import type { Maintenance } from '../../../content/instruments/maintenance.ts';
import { fill } from '../../../ui/fill.ts';
import { Flag } from '../../shared/flag.tsx';
import css from './due-list.module.css';
import { shortDate, type Visit } from './schedule.ts';

interface DueListProps {
  content: Maintenance;
  due: Visit[];
  chosen: Visit | undefined;
  onChoose: (visit: Visit) => void;
}

/** The work orders of the next days; each is a button that shows the cost of postponing it. */
export function DueList({ content, due, chosen, onChoose }: DueListProps) {
  return (
    <div className={css.due}>
      <h2 className={css.title}>
        <Flag number={3} />
        {fill(content.words.due, { count: due.length, days: content.ahead })}
      </h2>
      <ol>
        {due.map((visit) => (
          <li key={`${visit.track} ${visit.day}`}>
            <button
              type="button"
              className={css.order}
              data-on-paper=""
              data-paper="flush"
              aria-pressed={visit.track === chosen?.track && visit.day === chosen.day}
              onClick={() => onChoose(visit)}
            >
              <span className={css.date}>{shortDate(content, visit.day)}</span>
              <span className={css.asset}>{visit.asset.name}</span>
              <span>{visit.asset.job}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
