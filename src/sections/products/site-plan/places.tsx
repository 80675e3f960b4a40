import type { SitePlan } from '../../../content/instruments/site-plan.ts';
import type { Feature, SectionHead as SectionHeadContent } from '../../../content/schema.ts';
import { SectionHead } from '../../../ui/section-head.tsx';
import { NumberedFunction } from '../numbered-function.tsx';
import { Enlargement } from './enlargement.tsx';
import css from './places.module.css';

interface PlacesProps {
  head: SectionHeadContent;
  features: Feature[];
  places: SitePlan['places'];
}

/** The functions on three enlargements of the plan, numbered through; those on none of them follow. */
export function Places({ head, features, places }: PlacesProps) {
  const numbered = places.map((place, index) => ({
    ...place,
    first: places.slice(0, index).reduce((sum, { functions }) => sum + functions.length, 1),
  }));
  const drawn = places.flatMap(({ functions }) => [...functions]);
  const others = features.filter(({ title }) => !drawn.includes(title));
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead {...head} />
        <div className={css.places}>
          {numbered.map(({ drawing, scale, caption, functions, first }) => (
            <div key={drawing}>
              <figure>
                <Enlargement drawing={drawing} scale={scale} first={first} count={functions.length} />
                <figcaption className={css.caption}>{caption}</figcaption>
              </figure>
              <ol start={first}>
                {functions.map((title, index) => (
                  <NumberedFunction
                    key={title}
                    number={first + index}
                    title={title}
                    content={features.find((one) => one.title === title)?.content ?? ''}
                  />
                ))}
              </ol>
            </div>
          ))}
          {others.map(({ title, content }, index) => (
            <ol key={title} start={drawn.length + index + 1}>
              <NumberedFunction number={drawn.length + index + 1} title={title} content={content} />
            </ol>
          ))}
        </div>
      </div>
    </section>
  );
}
