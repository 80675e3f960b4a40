import type { CaseChain } from '../../../content/instruments/case-chain.ts';
import type { Overview } from '../../../content/schema.ts';
import { SectionHead } from '../../../ui/section-head.tsx';
import { OverviewWords } from '../../shared/overview-words.tsx';
import { ChainDrawing } from './chain-drawing.tsx';
import css from './filled-chain.module.css';

/** What the tools are for and who is responsible, under the chain with every link filled. */
export function FilledChain({ overview, content }: { overview: Overview; content: CaseChain }) {
  const { title, paragraphs, facts } = overview;
  return (
    <section id="overview" className={`section ${css.filled}`}>
      <div className="wrap">
        <SectionHead title={title} lead={content.words.filledLead} />
        <ChainDrawing
          links={content.links.map(({ name, example }) => ({ name, under: example }))}
          states={content.links.map(() => 'filled')}
        />
        <OverviewWords paragraphs={paragraphs} facts={facts} css={css} />
      </div>
    </section>
  );
}
