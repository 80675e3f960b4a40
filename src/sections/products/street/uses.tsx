import type { Street } from '../../../content/instruments/street.ts';
import type { ProductFunction } from '../../../content/products/schema.ts';
import type { SectionHead } from '../../../content/schema.ts';
import { Icon } from '../../../ui/icon.tsx';
import css from './uses.module.css';

interface UsesProps {
  head: SectionHead;
  features: ProductFunction[];
  bores: Street['bores'];
}

/** The functions: those on the bores at the end of their lines, the others below them. */
export function Uses({ head, features, bores }: UsesProps) {
  const order = bores.map(({ feature }) => feature);
  const bored = order.flatMap((id) => features.filter((feature) => feature.id === id));
  const others = features.filter(({ id }) => !order.includes(id));
  return (
    <section className={css.uses} data-paper="flat">
      <div className="wrap">
        <div className={css.head}>
          <h2>{head.title}</h2>
          <p>{head.lead}</p>
        </div>
        <ul className={css.bored}>
          {bored.map(({ anchor, title, content }) => (
            <li key={anchor} id={anchor}>
              <h3 className={css.title}>{title}</h3>
              <p>{content}</p>
            </li>
          ))}
        </ul>
        <ul className={css.others}>
          {others.map(({ anchor, title, content, icon }) => (
            <li key={anchor} id={anchor}>
              <Icon name={icon} size={32} />
              <h3 className={css.title}>{title}</h3>
              <p>{content}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
