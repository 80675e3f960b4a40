import type { KeyHolder, SitePlan } from '../../../content/instruments/site-plan.ts';
import { Icon } from '../../../ui/icon.tsx';
import css from './strip.module.css';

interface StripProps {
  title: string;
  steps: string[];
  /** The instruction for other hours. */
  otherHours: string | undefined;
  /** Number of completed steps; only the next one can be pressed. */
  done: number;
  onStep: () => void;
  holder: KeyHolder | undefined;
  recordTitle: string;
  record: SitePlan['record'];
  example: string;
}

/** The desk below the plan: the instruction's steps, the key holder, and an append-only record. */
export function Strip({
  title,
  steps,
  otherHours,
  done,
  onStep,
  holder,
  recordTitle,
  record,
  example,
}: StripProps) {
  return (
    <>
      <div className={css.instruction} data-paper="flat row">
        <h2 className={css.head}>{title}</h2>
        <ol>
          {steps.map((step, index) => (
            <li key={step}>
              <button
                type="button"
                data-on-paper=""
                className={index < done ? css.done : index === done ? css.next : css.open}
                aria-disabled={index !== done}
                onClick={() => index === done && onStep()}
              >
                {step}
              </button>
            </li>
          ))}
        </ol>
        {otherHours && <p className={css.example}>{otherHours}</p>}
      </div>
      {holder && (
        <div className={css.holder} data-paper="flat row">
          <h2 className={css.head}>{holder.title}</h2>
          <p className={css.name}>{holder.name}</p>
          <p>{holder.content}</p>
          <p className={css.call}>
            <Icon name="phone" size={18} />
            {holder.call}
          </p>
        </div>
      )}
      <div className={css.record} data-paper="flat row">
        <h2 className={css.head}>{recordTitle}</h2>
        <ol aria-live="polite" aria-relevant="additions">
          {record.map(({ time, text }) => (
            <li key={time}>
              <time>{time}</time>
              {text}
            </li>
          ))}
        </ol>
        <p className={css.example}>{example}</p>
      </div>
    </>
  );
}
