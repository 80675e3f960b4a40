import type { SitePlan } from '../../../content/instruments/site-plan.ts';
import { fill } from '../../../ui/fill.ts';
import css from './legend.module.css';

/** What the plan's signs mean, and how many there are of each. */
export function PlanLegend({ content }: { content: SitePlan }) {
  const { words, fence, cameras, doors, tour } = content;
  const rows = [
    { sign: 'M0 6h26M2 3h5v6H2zM18 3h5v6h-5z', text: fill(words.legendFence, { count: fence.sections }) },
    { sign: 'M8.5 6a4.5 4.5 0 1 1 0 .01z', text: fill(words.legendCamera, { count: cameras.length }) },
    { sign: 'M9 1h4a5 5 0 0 1 0 10H9z', text: fill(words.legendDoor, { count: doors.length }) },
    {
      sign: 'M1 6h2m4 0h2m4 0h2m4 0h2',
      text: fill(words.legendTour, { seen: tour.seen, count: tour.points.length }),
    },
  ];
  return (
    <ul className={css.legend}>
      {rows.map(({ sign, text }) => (
        <li key={text}>
          <svg width="26" height="12" viewBox="0 0 26 12" aria-hidden="true">
            <path d={sign} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
