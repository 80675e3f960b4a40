import type { Feature, SectionHead } from '../../../content/schema.ts';
import { anchorOf } from '../../../ui/anchor.ts';
import css from './numbered-functions.module.css';

/** The functions by the numbers they carry on the ring, coming in over the long entrance time. */
export function NumberedFunctions({ head, features }: { head: SectionHead; features: Feature[] }) {
  return (
    <section className={css.functions}>
      <div className="wrap">
        <div className={css.head}>
          <h2>{head.title}</h2>
          <p className="lead">{head.lead}</p>
        </div>
        <ol className={css.list}>
          {features.map(({ title, content }, index) => (
            <li key={title} id={anchorOf(title)} className={css.function} data-reveal="" data-reveal-slow="">
              <span className={css.number}>{index + 1}</span>
              <h3 className={css.title}>{title}</h3>
              <p className={css.content}>{content}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
