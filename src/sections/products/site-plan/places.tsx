import type { SitePlan } from '../../../content/instruments/site-plan.ts';
import type { ProductFunction } from '../../../content/products/schema.ts';
import type { SectionHead as SectionHeadContent } from '../../../content/schema.ts';
import { SectionHead } from '../../../ui/section-head.tsx';
import { NumberedFunction } from '../numbered-function.tsx';
import { Enlargement } from './enlargement.tsx';
import css from './places.module.css';

interface PlacesProps {
  head: SectionHeadContent;
  features: ProductFunction[];
  places: SitePlan['places'];
}

/** The functions on three enlargements of the plan, numbered through; functions on no enlargement follow. */
export function Places({ head, features, places }: PlacesProps) {
  const numbered = places.map((place, index) => ({
    ...place,
    first: places.slice(0, index).reduce((sum, { functions }) => sum + functions.length, 1),
  }));
  const drawn = places.flatMap(({ functions }) => [...functions]);
  const others = features.filter(({ id }) => !drawn.includes(id));
  return (
    <>
      <SectionHead {...head} />
      <div className={css.places} data-paper="thirds">
        {numbered.map(({ drawing, scale, caption, functions, first }) => (
          <div key={drawing}>
            <figure>
              <Enlargement drawing={drawing} scale={scale} first={first} count={functions.length} />
              <figcaption className={css.caption}>{caption}</figcaption>
            </figure>
            <ol start={first}>
              {functions.map((wanted, index) =>
                features
                  .filter(({ id }) => id === wanted)
                  .map(({ id, ...one }) => <NumberedFunction key={id} number={first + index} {...one} />),
              )}
            </ol>
          </div>
        ))}
        {others.map((one, index) => (
          <ol key={one.id} start={drawn.length + index + 1}>
            <NumberedFunction number={drawn.length + index + 1} {...one} />
          </ol>
        ))}
      </div>
    </>
  );
}
