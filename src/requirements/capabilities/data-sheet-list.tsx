import type { CapabilitiesPage } from '../../content/requirements/schema.ts';
import { Link } from '../../ui/link.tsx';
import css from './data-sheet-list.module.css';

/** One line for each sheet: its number, and the product it describes. */
export function DataSheetList({ title, lead, items }: CapabilitiesPage['sheets']) {
  return (
    <section className={`wrap ${css.sheets}`} aria-labelledby="data-sheets">
      <h2 id="data-sheets">{title}</h2>
      <p>{lead}</p>
      <ul>
        {items.map(({ number, name, href }) => (
          <li key={number}>
            <Link href={href}>
              <span className={css.name}>{name}</span>
              <span className={`label ${css.number}`}>{`${number}, PDF`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
