import type { LinkableFeature, SectionHead } from '../../../content/schema.ts';
import { NumberedFunction } from '../numbered-function.tsx';
import css from './numbered-functions.module.css';

/** The functions, numbered as on the ring; animated with the long entrance duration. */
export function NumberedFunctions({ head, features }: { head: SectionHead; features: LinkableFeature[] }) {
  return (
    <>
      <div className={css.head}>
        <h2>{head.title}</h2>
        <p className="lead">{head.lead}</p>
      </div>
      <ol className={css.list}>
        {features.map(({ anchor, title, content }, index) => (
          <NumberedFunction
            key={anchor}
            number={index + 1}
            anchor={anchor}
            title={title}
            content={content}
            isRevealed
          />
        ))}
      </ol>
    </>
  );
}
