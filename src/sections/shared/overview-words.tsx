import type { Overview } from '../../content/schema.ts';
import { lastWords } from '../../ui/last-words.ts';

interface OverviewWordsProps extends Pick<Overview, 'paragraphs' | 'facts'> {
  /** The class names of the section, which lays them out. */
  css: CSSModuleClasses;
}

/** The paragraphs of an overview, and the few facts a buyer asks for first. */
export function OverviewWords({ paragraphs, facts, css }: OverviewWordsProps) {
  return (
    <>
      <div className={css.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{lastWords(paragraph)}</p>
        ))}
      </div>
      <dl className={css.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={css.fact}>
            <dt className="label">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
