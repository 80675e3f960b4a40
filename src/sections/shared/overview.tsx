import type { Overview as OverviewContent } from '../../content/schema.ts';
import css from './overview.module.css';
import { OverviewWords } from './overview-words.tsx';

interface OverviewProps extends OverviewContent {
  /** The position of the facts: in a strip below, beside the text, or in ruled cells under two columns of it. */
  facts: OverviewContent['facts'];
  look: 'strip' | 'aside' | 'cells';
}

/** What a product or solution is, who uses it, and the facts a buyer asks for first. */
export function Overview({ title, paragraphs, facts, look }: OverviewProps) {
  return (
    <section id="overview" className="section">
      <div className={`wrap ${css.overview} ${css[look]}`}>
        <h2 className={css.title}>{title}</h2>
        <OverviewWords paragraphs={paragraphs} facts={facts} css={css} />
      </div>
    </section>
  );
}
