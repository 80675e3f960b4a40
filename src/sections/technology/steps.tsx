import type { Process } from '../../content/technologies/schema.ts';
import { lastWords } from '../../ui/last-words.ts';
import { Flag } from '../shared/flag.tsx';
import css from './steps.module.css';

/** How a project runs: each step's deliverable is above it, on a sheet shaped like the D. */
export function Steps({ anchor, title, lead, receiveLabel, steps }: Process) {
  return (
    <section id={anchor} className={`section section-mist ${css.section}`}>
      <div className="wrap">
        <div className={css.head}>
          <h2 className={css.name}>{title}</h2>
          <p className="lead">{lastWords(lead)}</p>
        </div>
        <ol className={css.steps} data-paper="block">
          {steps.map((step, index) => (
            <li key={step.anchor} id={step.anchor} className={css.step}>
              <Flag number={index + 1} />
              <h3 className={css.title}>{step.title}</h3>
              <p className={css.content}>{lastWords(step.content)}</p>
              <dl className={css.receive} data-paper="flat">
                <dt className="label">{receiveLabel}</dt>
                <dd>{lastWords(step.receive)}</dd>
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
