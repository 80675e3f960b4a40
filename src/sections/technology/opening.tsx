import type { ReactNode } from 'react';
import type { AnyExample } from '../../content/examples/schema.ts';
import type { TechnologyPage } from '../../content/technologies/schema.ts';
import { lastWords } from '../../ui/last-words.ts';
import entrance from '../shared/entrance.module.css';
import { OpeningWords } from '../shared/opening-words.tsx';
import { NumberedCards } from './numbered-cards.tsx';
import css from './opening.module.css';

interface OpeningProps<Example extends AnyExample> {
  content: TechnologyPage<Example>;
  /** The drawing's current state. */
  sentence: ReactNode;
  children: ReactNode;
}

/** A technology's opening: its name and purpose, an interactive drawing, and the numbered cards. */
export function Opening<Example extends AnyExample>({ content, sentence, children }: OpeningProps<Example>) {
  const { banner, intro, example, cardsHead, cards } = content;
  const [first, ...rest] = intro.paragraphs;
  return (
    <div className={`on-ink ${css.opening}`}>
      <div className={`wrap ${css.columns}`} data-paper="block">
        <OpeningWords banner={banner} look="column" />
        <figure className={`${entrance.rising} ${css.example}`} data-drawing="ink" aria-label={example.label}>
          {children}
          <figcaption className={css.caption}>
            <p aria-live="polite">{sentence}</p>
            <p className={css.label}>{example.exampleLabel}</p>
          </figcaption>
        </figure>
        <section className={css.intro} data-paper="flush">
          <h2 className={css.title}>{intro.title}</h2>
          <p className={css.first}>{lastWords(first ?? '')}</p>
          {rest.map((paragraph) => (
            <p key={paragraph}>{lastWords(paragraph)}</p>
          ))}
        </section>
      </div>
      <NumberedCards head={cardsHead} cards={cards} />
    </div>
  );
}
