import { useEffect, useRef } from 'react';
import { fill } from '../../ui/fill.ts';
import { lastWords } from '../../ui/last-words.ts';
import { incidentOf, stepsOf } from '../engine/look.ts';
import { CommissionerPanel } from './commissioner-panel.tsx';
import { Decision } from './decision.tsx';
import { useDesk } from './desk-context.ts';
import { FieldPanel } from './field-panel.tsx';
import { clockTime } from './format.ts';
import css from './incident-panel.module.css';
import link from './link.module.css';
import { Messages, PendingMessages } from './messages.tsx';
import { Procedure } from './procedure.tsx';
import { ReportsRail } from './reports-rail.tsx';
import { reportedIncident } from './reports-view.tsx';
import { SupervisorFacts } from './supervisor-facts.tsx';
import { WarningActs } from './warning-acts.tsx';
import { WarningBlock } from './warning-block.tsx';

/** The right rail: the incident, and the one decision at its lower end. Each role has its own. */
export function RightRail() {
  const { store, desk, words } = useDesk();
  const { role } = desk.shift;
  const reported = desk.view === 'reports' ? reportedIncident(desk) : undefined;
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    if (desk.deciding) rail.current?.focus();
  }, [desk.deciding]);
  if (reported) return <ReportsRail incident={reported} />;
  return (
    <section ref={rail} tabIndex={-1} className={css.rail} aria-label={words.incident.label}>
      {desk.deciding && (
        <button
          type="button"
          className={`${css.back} ${link.link}`}
          onClick={() => store.set({ deciding: false })}
        >
          {words.close}
        </button>
      )}
      {role === 'field' && <FieldPanel />}
      {role === 'commissioner' && <CommissionerPanel />}
      {(role === 'operator' || role === 'supervisor') && <IncidentPanel />}
      {role !== 'field' && <Decision />}
    </section>
  );
}

function IncidentPanel() {
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
    time: clockTime(incident.ended ?? incident.confirmed ?? incident.since),
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
