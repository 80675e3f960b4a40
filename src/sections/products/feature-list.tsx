import type { LinkableFeature, SectionHead as SectionHeadContent } from '../../content/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { lastWords } from '../../ui/last-words.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import css from './feature-list.module.css';

interface FeatureListProps {
  head: SectionHeadContent;
  features: LinkableFeature[];
}

/** The flagship's key features in ruled columns; the first, which includes the others, spans the row. */
export function FeatureList({ head, features }: FeatureListProps) {
  return (
    <section className="section section-mist">
      <div className="wrap">
        <SectionHead {...head} />
        <ul className={css.list}>
          {features.map(({ anchor, title, content, icon }) => (
            <li key={anchor} id={anchor} className={css.feature} data-reveal="">
              <Icon name={icon} size={32} />
              <h3 className={css.title}>{title}</h3>
              <p className={css.content}>{lastWords(content)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
