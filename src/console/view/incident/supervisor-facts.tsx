import { fill } from '../../../ui/fill.ts';
import { durationText } from '../../engine/duration-text.ts';
import type { Incident } from '../../engine/incident-types.ts';
import { cameraAccess, stepsOf } from '../../engine/look.ts';
import link from '../parts/link.module.css';
import { useDesk } from '../state/desk-context.ts';
import { lowerFirst, unitState } from '../text/sentences.ts';
import css from './role-panels.module.css';

/** For the supervisor only: overdue limits, camera use, free desks. */
export function SupervisorFacts({ incident }: { incident: Incident }) {
  const { store, desk, words } = useDesk();
  const { shift } = desk;
  const labels = words.supervisor;
  const over = stepsOf(shift, incident.id).filter((step) => step.over > 0);
  const open = shift.setting.city.cameras.flatMap(({ id }) => {
    const access = cameraAccess(shift, shift.role, id);
    if (access.state !== 'open') return [];
    const role = lowerFirst(words.roles[access.use.role]);
    return [fill(labels.cameraUse, { camera: id, role, time: durationText(access.left) })];
  });
  const units = shift.units
    .filter((unit) => unit.incident === incident.id)
    .map((unit) => `${unit.id} ${lowerFirst(unitState(shift, unit, words))}`);
  const facts = [
    [
      labels.over,
      over[0]
        ? fill(labels.overOne, {
            count: over.length,
            what: lowerFirst(over[0].what),
            time: durationText(over[0].over),
          })
        : labels.none,
    ],
    [labels.cameras, open.join('; ') || labels.none],
    [
      labels.desks,
      incident.state === 'closed' ? labels.desksFree : fill(labels.desksAt, { incident: incident.id }),
    ],
    [fill(labels.units, { incident: incident.id }), units.join('; ') || labels.none],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {incident.state === 'confirmed' && store.mayAct && (
        <div>
          <dt>
            <button type="button" className={link.link} onClick={() => store.open({ kind: 'units' })}>
              {labels.reassign}
            </button>
          </dt>
        </div>
      )}
    </dl>
  );
}
