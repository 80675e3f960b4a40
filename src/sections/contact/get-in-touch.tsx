import type { ReactNode } from 'react';
import type { ContactPage } from '../../content/schema.ts';
import { ContactDetails } from './contact-details.tsx';
import css from './get-in-touch.module.css';

interface GetInTouchProps extends Pick<ContactPage, 'heading' | 'text' | 'details' | 'mascot'> {
  /** The form. */
  children: ReactNode;
}

/** Two ways to one desk: the form, and beside it the card with address, telephone and e-mail. */
export function GetInTouch({ heading, text, details, mascot, children }: GetInTouchProps) {
  return (
    <section className={`wrap section ${css.columns}`} aria-labelledby="get-in-touch">
      <div className={css.words}>
        <h2 id="get-in-touch">{heading}</h2>
        <p className="lead">{text}</p>
      </div>
      <ContactDetails details={details} mascot={mascot} />
      <div className={css.form}>{children}</div>
    </section>
  );
}
