import type { ReactNode } from 'react';
import type { Overview } from '../../content/schema.ts';
import { OverviewWords } from '../shared/overview-words.tsx';
import css from './purpose.module.css';

interface PurposeProps {
  overview: Overview;
  /** Where the overview is: in a column before or after the functions, or in a separate row. */
  side: 'start' | 'end' | 'above' | 'below';
  /** The functions, unless the instrument ends with them. */
  children?: ReactNode;
}

/** What a platform is and who uses it, together with its functions. */
export function Purpose({ overview, side, children }: PurposeProps) {
  const { title, paragraphs, facts } = overview;
  const words = (
    <div id="overview" className={css.overview} data-paper="block">
      <h2 className={css.title}>{title}</h2>
      <OverviewWords paragraphs={paragraphs} facts={facts} css={css} />
    </div>
  );
  return (
    <section className={`${css.section} ${css[side]}`}>
      <div className={`wrap ${css.columns}`} data-paper="block">
        {side !== 'below' && words}
        {children && <div>{children}</div>}
        {side === 'below' && words}
      </div>
    </section>
  );
}
