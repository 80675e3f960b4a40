import type { Connections } from '../../content/products/schema.ts';
import css from './connection-standards.module.css';

interface ConnectionStandardsProps extends Pick<Connections, 'standards'> {
  /** What the data becomes. */
  into: string | undefined;
  /** Number of the instrument's items from all sources. */
  total: number | undefined;
}

/** The named standards between sources and roles. */
export function ConnectionStandards({ standards, into, total }: ConnectionStandardsProps) {
  return (
    <div className={css.body} data-edge="paper">
      <ul className={css.standards}>
        {standards.map((standard) => (
          <li key={standard}>{standard}</li>
        ))}
      </ul>
      {into && (
        <p className={css.into}>
          {total === undefined ? <strong data-large="">{into}</strong> : <b>{total}</b>}
          {total !== undefined && into}
        </p>
      )}
    </div>
  );
}
