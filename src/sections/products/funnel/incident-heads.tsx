import { Flag } from '../../shared/flag.tsx';
import type { Drawn } from './funnel-plot.tsx';
import { bus, slotOf } from './geometry.ts';
import css from './incident-heads.module.css';
import type { Incident } from './sort-messages.ts';

interface IncidentHeadsProps extends Drawn {
  onChoose: (incident: Incident) => void;
}

/** One of the incidents is chosen. The first three head the columns below; further ones are in a row. */
export function IncidentHeads({ funnel, incidents, chosen, onChoose }: IncidentHeadsProps) {
  const choiceOf = (incident: Incident) =>
    ({
      type: 'radio',
      name: 'incident',
      value: incident.members[0],
      checked: incident === chosen,
      onChange: () => onChoose(incident),
    }) as const;
  const inColumns = incidents.filter(({ column }) => column !== undefined);
  const further = incidents.filter(({ column }) => column === undefined);
  return (
    <fieldset className={css.heads}>
      <legend className="visually-hidden">{funnel.words.incidents}</legend>
      <div className={css.columns}>
        {inColumns.map((incident, index) => (
          <label key={incident.members[0]} className={css.head}>
            <input {...choiceOf(incident)} />
            <Stems count={incident.members.length} />
            <span className={css.count} aria-hidden="true">
              {incident.members.length}
            </span>
            <span className={css.title}>{incident.title}</span>
            <span className={css.short} aria-hidden="true">
              {incident.short}
            </span>
            <span className={css.detail}>{incident.detail}</span>
            {index === 0 && (
              <span className={css.flags}>
                <Flag number={3} onInk />
                <Flag number={4} onInk />
              </span>
            )}
          </label>
        ))}
      </div>
      {further.length > 0 && (
        <div className={css.further}>
          {further.map((incident) => (
            <label key={incident.members[0]} className={css.small}>
              <input {...choiceOf(incident)} />
              <span className={css.count} aria-hidden="true">
                {incident.members.length}
              </span>
              <span className="visually-hidden">{`${incident.title}, ${incident.detail}`}</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Above each head the ends of its lines. */
function Stems({ count }: { count: number }) {
  const stems = Array.from({ length: count }, (_, nth) => `M${slotOf(nth, count)} 0V1`);
  return (
    <svg className={css.stems} viewBox={`0 0 ${bus.width} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={stems.join('')} />
    </svg>
  );
}
