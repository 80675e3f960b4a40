import type { Maintenance } from '../../../content/instruments/maintenance.ts';
import css from './ring-legend.module.css';

/** The legend of the history's signs. */
export function RingLegend({ words }: Pick<Maintenance, 'words'>) {
  return (
    <ul className={css.legend} data-drawing="light">
      {(['done', 'breakdown', 'reading'] as const).map((kind) => (
        <li key={kind} className={css[kind]}>
          {words[kind]}
        </li>
      ))}
    </ul>
  );
}
