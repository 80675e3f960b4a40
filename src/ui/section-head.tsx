import type { SectionHead as SectionHeadContent } from '../content/schema.ts';
import { lastWords } from './last-words.ts';
import css from './section-head.module.css';

/** A section's title on the left, its one sentence on the right. */
export function SectionHead({ title, lead }: SectionHeadContent) {
  return (
    <div className={css.head} data-reveal="">
      <h2>{title}</h2>
      <p className="lead">{lastWords(lead)}</p>
    </div>
  );
}
