import type { SectionHead as SectionHeadContent } from '../content/schema.ts';
import { lastWords } from './last-words.ts';
import css from './section-head.module.css';

/** A section's title on the left, its one sentence on the right. */
export function SectionHead({ title, claim, lead }: SectionHeadContent) {
  return (
    <div className={css.head} data-reveal="">
      {claim ? (
        <h2>
          <span className={`label ${css.name}`}>{title}</span> {claim}
        </h2>
      ) : (
        <h2>{title}</h2>
      )}
      <p className="lead">{lastWords(lead)}</p>
    </div>
  );
}
