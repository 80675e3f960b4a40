import type { ReactNode } from 'react';
import type { Banner } from '../../content/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { lastWords } from '../../ui/last-words.ts';
import css from './opening.module.css';

interface OpeningProps {
  banner: Banner;
  /** Where the example stands to the words: beside them, on their other side, under them, or as their ground. */
  look: 'beside' | 'mirrored' | 'under' | 'ground';
  example: { label: string; exampleLabel: string };
  /** What the drawing shows now. */
  sentence?: ReactNode;
  children: ReactNode;
}

/** A technology's opening: its name, one sentence, the next step, and a small thing that works. */
export function Opening({ banner, look, example, sentence, children }: OpeningProps) {
  const { title, lead, actions = [] } = banner;
  return (
    <div className={`on-ink ${css.opening} ${css[look]}`}>
      <div className={`wrap ${css.columns}`}>
        <div className={css.words}>
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          <div className={css.more}>
            <p className={css.lead}>{lastWords(lead)}</p>
            <div className={css.actions}>
              {actions.map((action, index) => (
                <ButtonLink key={action.label} link={action} look={index === 0 ? 'signal' : 'line'} />
              ))}
            </div>
          </div>
        </div>
        <figure className={css.example} aria-label={example.label}>
          {children}
          <figcaption className={css.caption}>
            {sentence && (
              <p className={css.sentence} aria-live="polite">
                {sentence}
              </p>
            )}
            <p className={css.label}>{example.exampleLabel}</p>
          </figcaption>
        </figure>
      </div>
    </div>
  );
}
