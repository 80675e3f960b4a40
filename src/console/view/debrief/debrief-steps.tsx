import { fill } from '../../../ui/fill.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import { durationText } from '../../engine/duration-text.ts';
import type { DebriefStep } from '../../engine/view-types.ts';
import { useDesk } from '../state/desk-context.ts';
import css from './debrief-steps.module.css';
import { axisOf, percent, type TimeRange, ticks } from './time-axis.ts';

/** Each step against its limit, on a shared time axis. */
export function DebriefSteps({ steps }: { steps: readonly DebriefStep[] }) {
  const { words } = useDesk();
  const labels = words.reports;
  const moments = steps.flatMap(({ opened, limit, used }) =>
    opened === null || limit === null ? [] : [opened, opened + Math.max(limit, used ?? 0)],
  );
  const axis = moments.length > 0 ? axisOf(moments, 120) : undefined;
  return (
    <>
      <div className={css.steps}>
        {axis && (
          <p className={css.ticks} aria-hidden="true">
            {ticks(axis).map((at) => (
              <span key={at} style={{ insetInlineStart: percent(axis, at) }}>
                {timeOfDay(at / 60)}
              </span>
            ))}
          </p>
        )}
        <ol>
          {steps.map((step) => (
            <li key={step.number} data-over={step.over > 0 || undefined}>
              <span className={css.stepName}>
                <i>{step.number}</i>
                {step.what}
              </span>
              <span className={css.stepWho}>{words.roles[step.who]}</span>
              {step.limit !== null && axis && step.opened !== null ? (
                <StepBar step={step} axis={axis} />
              ) : (
                <span className={css.stepNote}>
                  {step.state === 'skipped' ? words.incident.skipped : step.note || words.none}
                </span>
              )}
              <span className={css.stepUsed}>
                {step.limit === null || step.used === null || step.opened === null
                  ? words.none
                  : fill(words.incident.usedOf, {
                      used: durationText(step.used),
                      limit: durationText(step.limit),
                    })}
                {step.outOfTurn && <em>{words.incident.outOfTurn}</em>}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <p className={css.key}>
        <svg width="26" height="16" aria-hidden="true">
          <rect className={css.limitBox} x="1" y="1" width="24" height="14" />
        </svg>
        {labels.limit}
        <svg width="26" height="12" aria-hidden="true">
          <rect className={css.usedBox} width="26" height="12" />
        </svg>
        {labels.used}
        <span>{labels.limitsRun}</span>
      </p>
    </>
  );
}

function StepBar({ step, axis }: { step: DebriefStep; axis: TimeRange }) {
  const { words } = useDesk();
  const opened = step.opened ?? axis.from;
  const limit = opened + (step.limit ?? 0);
  const end = opened + (step.used ?? 0);
  const width = (from: number, to: number) =>
    `${((Math.max(0, to - from) / (axis.to - axis.from)) * 100).toFixed(2)}%`;
  return (
    <span className={css.bar}>
      <svg width="100%" height="20" aria-hidden="true">
        <rect
          className={css.limitBox}
          x={percent(axis, opened)}
          y="2"
          width={width(opened, limit)}
          height="16"
        />
        <rect
          className={css.usedBox}
          x={percent(axis, opened)}
          y="4"
          width={width(opened, Math.min(end, limit))}
          height="12"
        />
        {step.over > 0 && (
          <rect
            className={css.overBox}
            x={percent(axis, limit)}
            y="1"
            width={width(limit, end)}
            height="18"
            rx="2"
          />
        )}
      </svg>
      {step.over > 0 && (
        <b style={{ insetInlineStart: percent(axis, Math.min(end, axis.to)) }}>
          {fill(words.reports.overBy, { time: durationText(step.over) })}
        </b>
      )}
    </span>
  );
}
