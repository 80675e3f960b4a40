import type { ReactNode } from 'react';
import type { Banner } from '../../../content/schema.ts';
import { lastWords } from '../../../ui/last-words.ts';
import css from './shift-banner.module.css';

/** The top of the page: the desk, with the list of shifts beside it. */
export function ShiftBanner({
  banner,
  about,
  children,
}: {
  banner: Banner;
  about: string;
  children: ReactNode;
}) {
  return (
    <div className={`on-ink ${css.banner}`}>
      <div className={`wrap ${css.columns}`}>
        <div className={css.words}>
          <p className="label">{banner.eyebrow}</p>
          <h1 tabIndex={-1}>{banner.title}</h1>
          <p className="lead">{lastWords(banner.lead)}</p>
        </div>
        {children}
        <p className={css.about}>{about}</p>
      </div>
    </div>
  );
}
