import type { ProcessLine } from '../../content/technologies/schema.ts';
import { GoLink } from '../../ui/button.tsx';
import css from './step-line.module.css';

/** The steps of a project in one line, with a link to the page that describes them. */
export function StepLine({ title, steps, link }: ProcessLine) {
  return (
    <section className={`wrap ${css.line}`}>
      <h2 className={css.title}>{title}</h2>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.anchor} id={step.anchor} className={css.step}>
            {step.title}
          </li>
        ))}
      </ol>
      <GoLink href={link.href}>{link.label}</GoLink>
    </section>
  );
}
