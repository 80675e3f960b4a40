import { useState } from 'react';
import { fill } from '../../../ui/fill.ts';
import { clockText } from '../../../ui/time-text.ts';
import { durationText } from '../../engine/duration-text.ts';
import type { Incident } from '../../engine/incident-types.ts';
import type { StepView } from '../../engine/view-types.ts';
import link from '../parts/link.module.css';
import { StepMark } from '../parts/marks.tsx';
import { useDesk } from '../state/desk-context.ts';
import css from './procedure.module.css';

/** The steps with their roles and limits. Completed steps are collapsed into one line. */
export function Procedure({ incident, steps }: { incident: Incident; steps: readonly StepView[] }) {
  const { desk, words } = useDesk();
  const [unfolded, setUnfolded] = useState(false);
  const labels = words.incident;
  const name = desk.shift.setting.shift.procedures.find(({ kind }) => kind === incident.kind)?.name ?? '';
  const done = steps.findIndex(({ state }) => state !== 'done' && state !== 'skipped');
  const folded = done < 0 ? steps.length : done;
  const over = steps.slice(0, folded).filter((step) => step.over > 0);
  const shown = folded > 1 && !unfolded ? steps.slice(folded) : steps;
  return (
    <section className={css.procedure}>
      <div className={css.head}>
        <h3>{fill(labels.procedure, { name: name.toLowerCase() })}</h3>
        <span className={css.aside}>{incident.state === 'proposed' ? labels.limit : labels.used}</span>
      </div>
      <ol>
        {folded > 1 && (
          <li className={css.step} data-state="done">
            <StepMark look="done" />
            <span>
              {fill(labels.doneSteps, { count: folded })}{' '}
              <button
                type="button"
                className={link.link}
                aria-expanded={unfolded}
                onClick={() => setUnfolded(!unfolded)}
              >
                {unfolded ? labels.hide : labels.show}
              </button>
            </span>
            <span className={css.used}>
              {over.length > 0 &&
                fill(labels.overSome, {
                  count: over.length,
                  time: durationText(Math.max(...over.map((step) => step.over))),
                })}
            </span>
          </li>
        )}
        {shown.map((step) => (
          <StepRow key={step.number} step={step} proposed={incident.state === 'proposed'} />
        ))}
      </ol>
    </section>
  );
}

function StepRow({ step, proposed }: { step: StepView; proposed: boolean }) {
  const { words } = useDesk();
  const labels = words.incident;
  const limit = step.limit === null ? words.none : durationText(step.limit);
  const asked = step.asked !== null && fill(labels.asked, { time: clockText(step.asked) });
  const used =
    step.used === null || proposed ? limit : fill(labels.usedOf, { used: durationText(step.used), limit });
  return (
    <li
      className={css.step}
      data-state={step.state}
      aria-current={step.state === 'current' ? 'step' : undefined}
    >
      <StepMark look={step.state} />
      <span>{step.what}</span>
      <span className={css.who}>{asked || words.roles[step.who]}</span>
      <span className={css.used}>
        {step.state === 'skipped'
          ? labels.skipped
          : step.over > 0
            ? fill(labels.over, { time: durationText(step.over) })
            : used}
      </span>
    </li>
  );
}
