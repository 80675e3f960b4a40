import type { Street } from '../../../content/instruments/street.ts';
import type { Feature, SectionHead } from '../../../content/schema.ts';
import { anchorOf } from '../../../ui/anchor.ts';
import { Icon } from '../../../ui/icon.tsx';
import css from './uses.module.css';

interface UsesProps {
  head: SectionHead;
  features: Feature[];
  bores: Street['bores'];
}

/** The functions: those on the bores at the end of their lines, the others below them. */
export function Uses({ head, features, bores }: UsesProps) {
  const order = bores.map(({ title }) => title);
  const bored = order.flatMap((title) => features.filter((feature) => feature.title === title));
  const others = features.filter(({ title }) => !order.includes(title));
  return (
    <section className={css.uses}>
      <div className="wrap">
        <div className={css.head}>
          <h2>{head.title}</h2>
          <p>{head.lead}</p>
        </div>
        <ul className={css.bored}>
          {bored.map(({ title, content }) => (
            <li key={title} id={anchorOf(title)}>
              <h3 className={css.title}>{title}</h3>
              <p>{content}</p>
            </li>
          ))}
        </ul>
        <ul className={css.others}>
          {others.map(({ title, content, icon }) => (
            <li key={title} id={anchorOf(title)}>
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
