import covering from '../../../ui/covering-input.module.css';
import type { FunnelDrawingProps } from './funnel-plot.tsx';
import choice from './incident-choice.module.css';
import { IncidentHead } from './incident-head.tsx';
import css from './incident-heads.module.css';
import type { FunnelIncident } from './sort-messages.ts';

interface IncidentHeadsProps extends FunnelDrawingProps {
  onChoose: (incident: FunnelIncident) => void;
}

/** Radio buttons for the incidents. The first three are the heads of the columns below; the others are in a row. */
export function IncidentHeads({ funnel, incidents, chosen, onChoose }: IncidentHeadsProps) {
  const choiceOf = (incident: FunnelIncident) =>
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
    <fieldset className={css.heads} data-screen="">
      <legend className="visually-hidden">{funnel.words.incidents}</legend>
      <div className={css.columns}>
        {inColumns.map((incident, index) => (
          <IncidentHead
            key={incident.members[0]}
            incident={incident}
            input={choiceOf(incident)}
            isFirst={index === 0}
          />
        ))}
      </div>
      {further.length > 0 && (
        <div className={css.further}>
          {further.map((incident) => (
            <label
              key={incident.members[0]}
              className={`${covering.label} ${choice.choice} ${css.small}`}
              data-choice=""
              data-edge=""
            >
              <input {...choiceOf(incident)} />
              <span className={`${choice.count} ${css.number}`} aria-hidden="true">
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
