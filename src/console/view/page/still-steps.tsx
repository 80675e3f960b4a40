import type { StillSteps as StillStepsContent } from '../../../content/run-a-shift/schema.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { expectedForeignWords } from '../../../ui/foreign-words.ts';
import { SectionHead } from '../../../ui/section-head.tsx';
import { FirstPicture, FourthPicture } from './still-maps.tsx';
import { FifthPicture, SecondPicture, ThirdPicture } from './still-panels.tsx';
import css from './still-steps.module.css';
import '../parts/tokens.css';

/** The guided shift as five pictures, for visitors without scripts and for print. */
export function StillSteps({ title, lead, items, last, pictures }: StillStepsContent) {
  const lang = expectedForeignWords()?.language;
  const drawings = [
    <FirstPicture key={1} city={pictures.city} {...pictures.first} />,
    <SecondPicture key={2} {...pictures.second} />,
    <ThirdPicture key={3} {...pictures.third} />,
    <FourthPicture key={4} city={pictures.city} {...pictures.fourth} />,
    <FifthPicture key={5} {...pictures.fifth} />,
  ];
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ol className={css.steps}>
          {items.map((step, index) => (
            <li key={step.anchor} id={step.anchor}>
              <figure className={css.step}>
                {/* The pictures have the desk's words: they show what opens. */}
                <div className={css.picture} lang={lang} dir={lang && 'ltr'}>
                  {drawings[index]}
                </div>
                <figcaption className={css.words}>
                  <span className={css.number}>{index + 1}</span>
                  <h3>{step.title}</h3>
                  <p className={css.time}>{step.time}</p>
                  <p className={css.content}>{step.content}</p>
                </figcaption>
              </figure>
            </li>
          ))}
          <li className={css.last}>
            <h3>{last.title}</h3>
            <p className={css.without}>{last.content}</p>
            <p className={css.with}>{last.withScripts}</p>
            <span className={css.with}>
              <ButtonLink link={last.open} look="ink" />
            </span>
            <span className={css.without}>
              <ButtonLink link={last.link} look="ink" />
            </span>
          </li>
        </ol>
      </div>
    </section>
  );
}
