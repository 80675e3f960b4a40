/* The second, third and fifth still pictures: joined messages, the decision, and the gauge's curve with the log. */
import type { StillSteps } from '../../../content/run-a-shift/schema.ts';
import { Icon } from '../../../ui/icon.tsx';
import { StepMark } from '../parts/marks.tsx';
import css from './still-panels.module.css';

type Pictures = StillSteps['pictures'];

export function SecondPicture({ messages, incident, state }: Pictures['second']) {
  const icons = ['waves', 'phone', 'cctv'] as const;
  return (
    <div className={css.panel}>
      <ul>
        {messages.map(({ text, time }, index) => (
          <li key={text}>
            <Icon name={icons[index] ?? 'radio'} size={17} />
            <span>{text}</span>
            <span className={css.muted}>{time}</span>
          </li>
        ))}
      </ul>
      <svg
        className={css.bracket}
        width="100%"
        height="34"
        viewBox="0 0 356 34"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M.5 4v9h354.500V4M178 13v18" />
      </svg>
      <p className={css.incident}>
        <svg width="24" height="24" viewBox="-12 -12 24 24" aria-hidden="true">
          <circle r="10" />
          <circle className={css.core} r="4" />
        </svg>
        <b>{incident}</b>
        <span className={css.muted}>{state}</span>
      </p>
    </div>
  );
}

export function ThirdPicture({ steps, question, lead, yes, no }: Pictures['third']) {
  return (
    <div className={css.decision}>
      <ol>
        {steps.map(({ what, limit }, index) => (
          <li key={what}>
            <StepMark look={index === 0 ? 'other' : 'next'} />
            <span>{what}</span>
            <span>{limit}</span>
          </li>
        ))}
      </ol>
      <p className={css.question}>{question}</p>
      <p>{lead}</p>
      <svg className={css.used} width="100%" height="6" aria-hidden="true">
        <rect width="100%" height="6" />
        <rect className={css.part} width="31%" height="6" />
      </svg>
      <p className={css.answers}>
        <span className={css.yes}>{yes}</span>
        <span className={css.no}>{no}</span>
      </p>
    </div>
  );
}

export function FifthPicture({ label, peak, limit, zero, times, log }: Pictures['fifth']) {
  return (
    <div className={css.curve}>
      <svg viewBox="0 0 356 142" role="img" aria-label={label}>
        <g transform="translate(0 14)">
          <path className={css.floor} d="M0 104.5h320" />
          <path className={css.limit} d="M0 48h320" />
          <path
            className={css.level}
            d="M0 84C12 80 18 74 22 34 34 18 50 8 70 6c30 0 70 20 110 42s80 40 140 46"
          />
          <path className={css.moment} d="M180 48v56M300 92v12" />
          <text x="326" y="53">
            {limit}
          </text>
          <text x="326" y="109">
            {zero}
          </text>
          {times.map((time, index) => (
            <text
              key={time}
              x={[0, 180, 320][index]}
              y="123"
              textAnchor={(['start', 'middle', 'end'] as const)[index]}
            >
              {time}
            </text>
          ))}
          <text className={css.peak} x="66" y="-3">
            {peak}
          </text>
        </g>
      </svg>
      <ol>
        {log.map(({ time, what }) => (
          <li key={time}>
            <span className={css.muted}>{time}</span>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
