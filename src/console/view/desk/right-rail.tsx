import { useEffect, useRef } from 'react';
import { ReportsRail } from '../debrief/reports-rail.tsx';
import { reportedIncident } from '../debrief/reports-view.tsx';
import { Decision } from '../decision/decision.tsx';
import { OpeningBrief } from '../handover/brief.tsx';
import { CommissionerPanel } from '../incident/commissioner-panel.tsx';
import { FieldPanel } from '../incident/field-panel.tsx';
import { IncidentPanel } from '../incident/incident-panel.tsx';
import { CallBar } from '../messages/call-bar.tsx';
import link from '../parts/link.module.css';
import { useDesk } from '../state/desk-context.ts';
import css from './right-rail.module.css';

/** The right rail: the incident and the open decision, as the current role sees them. */
export function RightRail() {
  const { store, desk, words } = useDesk();
  const { role } = desk.shift;
  const reported = desk.view === 'reports' ? reportedIncident(desk) : undefined;
  const isQuiet =
    desk.shift.setting.shift.handover && !desk.shift.incidents.some(({ background }) => !background);
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
      {(role === 'operator' || role === 'supervisor') && (isQuiet ? <OpeningBrief /> : <IncidentPanel />)}
      <CallBar />
      {role !== 'field' && <Decision />}
    </section>
  );
}
