import type { ProsePage } from '../../content/legal/schema.ts';
import { LinkedText } from '../../ui/linked-text.tsx';
import css from './prose.module.css';
import { ProseContents } from './prose-contents.tsx';

type ProseProps = Pick<ProsePage, 'contentsTitle' | 'introduction' | 'sections'>;

/** A long text in numbered sections, with a table of contents beside it. */
export function Prose({ contentsTitle, introduction, sections }: ProseProps) {
  return (
    <div className={`wrap section ${css.columns}`} data-paper="block">
      <ProseContents title={contentsTitle} sections={sections} />
      <div className={css.text}>
        {introduction.map((paragraph) => (
          <p key={paragraph} className={css.introduction}>
            <LinkedText>{paragraph}</LinkedText>
          </p>
        ))}
        {sections.map(({ id, title, paragraphs, points = [] }) => (
          <section key={id} id={id} className={css.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={css.title}>
              {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <LinkedText>{paragraph}</LinkedText>
              </p>
            ))}
            {points.length > 0 && (
              <ul className={css.points}>
                {points.map((point) => (
                  <li key={point}>
                    <LinkedText>{point}</LinkedText>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
