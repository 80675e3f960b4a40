import type { ProcessLine } from '../../content/technologies/schema.ts';
import { GoLink } from '../../ui/button.tsx';
import css from './step-line.module.css';

/** How a project runs, in one line: the steps by name, and the way to the page that has them whole. */
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
