import { fill } from '../../../ui/fill.ts';
import { lastWords } from '../../../ui/last-words.ts';
import { clockText } from '../../../ui/time-text.ts';
import { incidentOf, stepsOf } from '../../engine/look.ts';
import { Messages, PendingMessages } from '../messages/messages.tsx';
import { useDesk } from '../state/desk-context.ts';
import css from './incident-panel.module.css';
import { Procedure } from './procedure.tsx';
import { SupervisorFacts } from './supervisor-facts.tsx';
import { WarningActs } from './warning-acts.tsx';
import { WarningBlock } from './warning-block.tsx';

/** The incident as operator and supervisor see it. */
export function IncidentPanel() {
  const { desk, words } = useDesk();
  const { shift, chosen } = desk;
  const incident = incidentOf(shift, chosen);
  const warning = shift.warnings.findLast((one) => one.incident === chosen);
  if (!incident) {
    return (
      <div className={css.scroll}>
        <PendingMessages />
      </div>
    );
  }
  const flag = fill(words.incident.states[incident.state], {
    time: clockText(incident.ended ?? incident.confirmed ?? incident.since),
    incident: incident.joinedTo ?? '',
  });
  const steps = stepsOf(shift, incident.id);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={css.scroll} tabIndex={0} aria-label={incident.title}>
      <header className={css.head}>
        <p className={css.line}>
          <span className={css.label}>{fill(words.incident.number, { incident: incident.id })}</span>
          <span className={css.flag}>{flag}</span>
        </p>
        <h2 className={css.title}>{incident.title}</h2>
        <p className={css.where}>{lastWords(incident.where)}</p>
      </header>
      {shift.role === 'supervisor' && <SupervisorFacts incident={incident} />}
      {incident.state === 'proposed' && <Messages incident={incident} />}
      {steps.length > 0 && <Procedure incident={incident} steps={steps} />}
      {warning && <WarningBlock warning={warning} />}
      {incident.state === 'confirmed' && <WarningActs incident={incident} warning={warning} />}
      {incident.state !== 'proposed' && !warning && <Messages incident={incident} />}
    </section>
  );
}
