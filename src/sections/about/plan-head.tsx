import { lastWords } from '../../ui/last-words.ts';
import { KeyPlan, type KeyPlanProps } from './key-plan.tsx';
import css from './plan-head.module.css';

interface PlanHeadProps extends KeyPlanProps {
  id: string;
  nth: number;
  title: string;
  lead?: string;
}

/** A section's title with its number and its part of the plan. */
export function PlanHead({ id, nth, title, lead, ...plan }: PlanHeadProps) {
  return (
    <div className={css.head} data-reveal="">
      <KeyPlan {...plan} />
      <div>
        <span className={css.number} aria-hidden="true">
          {nth}
        </span>
        <h2 id={id}>{title}</h2>
      </div>
      {lead && <p className="lead">{lastWords(lead)}</p>}
    </div>
  );
}
