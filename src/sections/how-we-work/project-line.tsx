import type { Process } from '../../content/technologies/schema.ts';
import { lastWords } from '../../ui/last-words.ts';
import { Flag } from '../shared/flag.tsx';
import { DeskStage, stages } from './desk-stage.tsx';
import css from './project-line.module.css';

/** The project as one line: the same desk grows from plan to live use, with what is delivered at each step. */
export function ProjectLine({ anchor, title, lead, receiveLabel, steps }: Process) {
  return (
    <section id={anchor} className={`on-ink ${css.section}`} data-paper="flat" aria-labelledby="project-line">
      <div className="wrap">
        <div className={css.head}>
          <h2 id="project-line" className={css.name}>
            {title}
          </h2>
          <p className="lead">{lastWords(lead)}</p>
        </div>
        <ol className={css.steps} data-paper="block">
          {steps.map((step, index) => (
            <li key={step.anchor} id={step.anchor} className={css.step}>
              <DeskStage stage={stages[index] ?? 'live'} isLast={index === steps.length - 1} />
              <Flag number={index + 1} onInk />
              <h3 className={css.title}>{step.title}</h3>
              <p className={css.content}>{lastWords(step.content)}</p>
              <dl className={css.receive}>
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
