import { fill } from '../../../ui/fill.ts';
import { briefOf } from '../../engine/handover.ts';
import { useDesk } from '../state/desk-context.ts';
import { incidentLine, lowerFirst, unitState } from '../text/sentences.ts';
import css from './brief.module.css';

/** Open incidents, units deployed, and things to watch. */
export function Brief() {
  const { desk, words } = useDesk();
  const { shift } = desk;
  const { open, out, watch } = briefOf(shift);
  const labels = words.handover;
  const parts: [string, string[]][] = [
    [
      labels.incidents,
      open.map((one) => `${one.id} ${one.title}: ${lowerFirst(incidentLine(shift, one, words))}`),
    ],
    [labels.units, out.map((unit) => `${unit.id}: ${lowerFirst(unitState(shift, unit, words))}`)],
    [labels.watch, [...watch]],
  ];
  return (
    <dl className={css.brief}>
      {parts.map(([label, lines]) => (
        <div key={label}>
          <dt>{label}</dt>
          {(lines.length > 0 ? lines : [labels.none]).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Until the first proposal, shows what the previous shift left. */
export function OpeningBrief() {
  const { desk, words } = useDesk();
  const { handover } = desk.shift.setting.shift;
  if (!handover) return null;
  return (
    <section className={css.opening} aria-label={words.handover.title}>
      <h2>{words.handover.title}</h2>
      <p>{fill(words.handover.taken, { from: handover.from })}</p>
      <Brief />
    </section>
  );
}
