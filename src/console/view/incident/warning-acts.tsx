import type { Incident } from '../../engine/incident-types.ts';
import { stepsOf } from '../../engine/look.ts';
import type { ShiftState } from '../../engine/types.ts';
import type { Warning } from '../../engine/warning-types.ts';
import { isOutgrown } from '../../engine/warnings.ts';
import link from '../parts/link.module.css';
import { useDesk } from '../state/desk-context.ts';
import css from './warning-block.module.css';

/**
 * Optional acts that the procedure does not ask for: a warning where no step requires one, and an update
 * when a crew has confirmed what was only likely or the area has grown.
 */
export function WarningActs({ incident, warning }: { incident: Incident; warning: Warning | undefined }) {
  const { store, desk, words } = useDesk();
  const { shift } = desk;
  const labels = words.warning;
  if (!store.mayAct || asks(shift, incident)) return null;
  if (warning?.state === 'waits') {
    if (shift.role !== 'supervisor') {
      return <p className={css.acts}>{warning.issued.length > 0 ? labels.updateWaits : labels.draftWaits}</p>;
    }
    return (
      <p className={css.acts}>
        <button
          type="button"
          className={link.link}
          onClick={() => store.act({ kind: 'approve', incident: incident.id })}
        >
          {words.decision['approve-warning'].yes}
        </button>
        <button
          type="button"
          className={link.link}
          onClick={() => store.act({ kind: 'return', incident: incident.id, note: '' })}
        >
          {words.decision['approve-warning'].no}
        </button>
      </p>
    );
  }
  const label = draftLabel(shift, incident, warning, labels);
  if (shift.role !== 'operator' || !label) return null;
  return (
    <p className={css.acts}>
      <button
        type="button"
        className={link.link}
        onClick={() => store.act({ kind: 'draft', incident: incident.id })}
      >
        {label}
      </button>
    </p>
  );
}

/** A later step drafts or approves a warning, so the decision block will ask. */
function asks(shift: ShiftState, { id }: Incident): boolean {
  return stepsOf(shift, id).some(
    ({ act, done, state }) =>
      (act === 'draft' || act === 'approve-warning') && done === null && state !== 'skipped',
  );
}

function draftLabel(
  { setting }: ShiftState,
  incident: Incident,
  warning: Warning | undefined,
  labels: { draftIt: string; draftUpdate: string },
): string | undefined {
  if (!warning || warning.state === 'draft') {
    return setting.shift.warnings.some(({ kind }) => kind === incident.kind) ? labels.draftIt : undefined;
  }
  const last = warning.issued.at(-1);
  if (!last || (warning.state !== 'sent' && warning.state !== 'updated')) return undefined;
  const steps = setting.shift.procedures.find(({ kind }) => kind === incident.kind)?.steps ?? [];
  const reading = steps.findIndex(({ report }) => report === 'reading');
  const read = incident.steps[reading]?.done != null && last.certainty === 'Likely';
  return read || isOutgrown(warning, incident) ? labels.draftUpdate : undefined;
}
