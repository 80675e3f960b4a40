import type { Closing as ClosingContent } from '../../content/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import css from './closing.module.css';
import { WholeWords } from './whole-words.tsx';

/** The page's one next step, on a band shaped like the D. */
export function Closing({ title, action }: ClosingContent) {
  return (
    <section className={`wrap ${css.closing}`}>
      <div className={`on-ink ${css.band}`} data-reveal="">
        <h2 className={css.title}>
          <WholeWords>{title}</WholeWords>
        </h2>
        <ButtonLink link={action} />
      </div>
    </section>
  );
}
