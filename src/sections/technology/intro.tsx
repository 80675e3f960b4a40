import type { DevelopmentPage } from '../../content/technologies/schema.ts';
import { lastWords } from '../../ui/last-words.ts';
import { Flag } from '../shared/flag.tsx';
import css from './intro.module.css';

/** How we choose: our questions as a numbered list, with the answer below. */
export function Intro({ title, paragraphs: [first = '', ...rest] }: DevelopmentPage['intro']) {
  const sentences = first.match(/[^.?؟।]+[.?؟।]+/g)?.map((sentence) => sentence.trim()) ?? [first];
  const questions = sentences.filter((sentence) => /[?؟]$/.test(sentence));
  const before = sentences.filter((sentence) => !questions.includes(sentence));
  return (
    <section className="section">
      <div className={`wrap ${css.columns}`}>
        <div className={css.words}>
          <h2>{title}</h2>
          <p className={css.muted}>{lastWords(before.join(' '))}</p>
        </div>
        <div className={css.text}>
          <ol className={css.questions}>
            {questions.map((question, index) => (
              <li key={question}>
                <Flag number={index + 1} />
                {question}
              </li>
            ))}
          </ol>
          {rest.map((paragraph) => (
            <p key={paragraph} className={css.muted}>
              {lastWords(paragraph)}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
