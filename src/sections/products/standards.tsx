import type { Connections } from '../../content/products/schema.ts';
import css from './standards.module.css';

/** The named standards of a product, in one ruled line. */
export function Standards({ standards, standardsTitle }: Pick<Connections, 'standards' | 'standardsTitle'>) {
  return (
    <div className={css.standards}>
      <h3 className="label">{standardsTitle}</h3>
      <ul className={css.names}>
        {standards.map((standard) => (
          <li key={standard}>{standard}</li>
        ))}
      </ul>
    </div>
  );
}
