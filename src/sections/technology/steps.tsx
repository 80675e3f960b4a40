import type { Process } from '../../content/technologies/schema.ts';
import { lastWords } from '../../ui/last-words.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import css from './steps.module.css';

/** How a project runs: numbered flags on one rule, each step with what it leaves in the customer's hands. */
export function Steps({ title, lead, receiveLabel, steps }: Process) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ol className={css.steps}>
          {steps.map((step, index) => (
            <li key={step.anchor} id={step.anchor} className={css.step}>
              <span className={css.flag}>{index + 1}</span>
              <h3 className={css.title}>{step.title}</h3>
              <p className={css.content}>{lastWords(step.content)}</p>
              <dl className={css.receive}>
                <dt className="label">{receiveLabel}</dt>
                <dd>{step.receive}</dd>
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
