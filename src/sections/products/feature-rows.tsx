import type { Feature, SectionHead } from '../../content/schema.ts';
import { anchorOf } from '../../ui/anchor.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './feature-rows.module.css';

interface FeatureRowsProps {
  head: SectionHead;
  features: Feature[];
}

/** A platform's functions as rows, its title staying beside them while they pass. */
export function FeatureRows({ head, features }: FeatureRowsProps) {
  return (
    <section className="section section-mist">
      <div className={`wrap ${css.columns}`}>
        <div className={css.head}>
          <h2>{head.title}</h2>
          <p className="lead">{head.lead}</p>
        </div>
        <ul className={css.rows}>
          {features.map(({ title, content, icon }) => (
            <li key={title} id={anchorOf(title)} className={css.row} data-reveal="">
              <Icon name={icon} size={32} />
              <h3 className={css.title}>{title}</h3>
              <p className={css.content}>{content}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
