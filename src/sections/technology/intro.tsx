import type { TechnologyPage } from '../../content/technologies/schema.ts';
import { lastWords } from '../../ui/last-words.ts';
import css from './intro.module.css';

/** What we use a technology for: the first paragraph large, the rest in reading size. */
export function Intro({ title, paragraphs }: TechnologyPage['intro']) {
  return (
    <section className="section">
      <div className={`wrap ${css.columns}`}>
        <h2 className={css.title}>{title}</h2>
        <div className={css.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{lastWords(paragraph)}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
