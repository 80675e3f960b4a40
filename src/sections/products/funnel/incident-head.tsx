import type { ComponentProps } from 'react';
import covering from '../../../ui/covering-input.module.css';
import { Flag } from '../../shared/flag.tsx';
import { bus, slotOf } from './geometry.ts';
import choice from './incident-choice.module.css';
import css from './incident-head.module.css';
import type { FunnelIncident } from './sort-messages.ts';

interface IncidentHeadProps {
  incident: FunnelIncident;
  input: ComponentProps<'input'>;
  isFirst: boolean;
}

/** The head of an incident's column. */
export function IncidentHead({ incident, input, isFirst }: IncidentHeadProps) {
  return (
    <label className={`${covering.label} ${choice.choice} ${css.head}`} data-choice="" data-edge="">
      <input {...input} />
      <Stems count={incident.members.length} />
      <span className={`${choice.count} ${css.count}`} aria-hidden="true">
        {incident.members.length}
      </span>
      <span className={css.title}>{incident.title}</span>
      <span className={css.short} aria-hidden="true">
        {incident.short}
      </span>
      <span className={css.detail}>{incident.detail}</span>
      {isFirst && (
        <span className={css.flags}>
          <Flag number={3} onInk />
          <Flag number={4} onInk />
        </span>
      )}
    </label>
  );
}

/** The ends of the incident's lines, above its head. */
function Stems({ count }: { count: number }) {
  const stems = Array.from({ length: count }, (_, nth) => `M${slotOf(nth, count)} 0V1`);
  return (
    <svg className={css.stems} viewBox={`0 0 ${bus.width} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={stems.join('')} />
    </svg>
  );
}
