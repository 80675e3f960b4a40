import { type ReactNode, use } from 'react';
import type { Href } from '../content/schema.ts';
import { Addresses } from './addresses.ts';
import css from './sample-mark.module.css';

/** 'Sample case', beside a title or a link that leads to a case; nothing if the case is the owner's own. */
export function SampleMark({ href }: { href: Href }) {
  const { sample } = use(Addresses)(href);
  return sample && <SampleWord>{sample}</SampleWord>;
}

/** The mark itself. A space keeps it apart in a name that is read out. */
export function SampleWord({ children }: { children: ReactNode }) {
  return (
    <>
      {' '}
      <span className={css.mark}>{children}</span>
    </>
  );
}
