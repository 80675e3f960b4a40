import type { SitePlan } from '../../../content/instruments/site-plan.ts';
import type { Feature, SectionHead as SectionHeadContent } from '../../../content/schema.ts';
import { anchorOf } from '../../../ui/anchor.ts';
import { SectionHead } from '../../../ui/section-head.tsx';
import { Enlargement } from './enlargement.tsx';
import css from './places.module.css';

interface PlacesProps {
  head: SectionHeadContent;
  features: Feature[];
  places: SitePlan['places'];
}

/** The functions on three enlargements of the plan, numbered through. */
export function Places({ head, features, places }: PlacesProps) {
  const numbered = places.map((place, index) => ({
    ...place,
    first: places.slice(0, index).reduce((sum, { functions }) => sum + functions.length, 1),
  }));
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead {...head} />
        <div className={css.places}>
          {numbered.map(({ drawing, caption, functions, first }) => (
            <div key={drawing}>
              <figure>
                <Enlargement drawing={drawing} first={first} />
                <figcaption className={css.caption}>{caption}</figcaption>
              </figure>
              <ol start={first}>
                {functions.map((title, index) => (
                  <li key={title} id={anchorOf(title)} className={css.function}>
                    <span className={css.number}>{first + index}</span>
                    <h3 className={css.title}>{title}</h3>
                    <p className={css.content}>{features.find((one) => one.title === title)?.content}</p>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
