import type { Funnel } from '../../../content/instruments/funnel.ts';
import type { LinkableFeature, SectionHead } from '../../../content/schema.ts';
import { Flag } from '../../shared/flag.tsx';
import css from './incident-clock.module.css';

interface IncidentClockProps {
  head: SectionHead;
  features: LinkableFeature[];
  funnel: Funnel;
}

/** What the platform does, in order, on the clock of the first incident. */
export function IncidentClock({ head, features, funnel: { clock, words } }: IncidentClockProps) {
  return (
    <>
      <div className={css.head} data-paper="block">
        <h2>{head.title}</h2>
        <p className="label">
          {head.lead} {words.clockNote}
        </p>
      </div>
      <ol className={css.steps} data-paper="block">
        {features.map(({ anchor, title, content }, index) => (
          <li key={anchor} id={anchor} className={css.step}>
            <Flag number={index + 1} />
            <time className={css.time}>{clock[index]?.time}</time>
            <h3 className={css.title}>{title}</h3>
            <p className={css.note}>{clock[index]?.note}</p>
            <p className={css.content}>{content}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
