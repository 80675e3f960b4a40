import type { ReactNode } from 'react';
import type { ContactPage } from '../../content/company/schema.ts';
import { Picture } from '../../ui/picture.tsx';
import { WholeWords } from '../shared/whole-words.tsx';
import css from './get-in-touch.module.css';

interface GetInTouchProps extends Pick<ContactPage, 'heading' | 'text' | 'mascot'> {
  /** The form. */
  children: ReactNode;
}

/** What to write about, beside the form. */
export function GetInTouch({ heading, text, mascot, children }: GetInTouchProps) {
  return (
    <section className={`wrap section ${css.columns}`} aria-labelledby="get-in-touch">
      <div className={css.words}>
        <h2 id="get-in-touch">{heading}</h2>
        <p className="lead">
          <WholeWords>{text}</WholeWords>
        </p>
        <div className={css.perch} data-screen="">
          <Picture className={css.mascot} image={mascot} />
        </div>
      </div>
      <div>{children}</div>
    </section>
  );
}
