import { type FormEvent, useState } from 'react';
import type { PurposeId } from '../../../content/shifts/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { incidentOf, stepsOf } from '../../engine/look.ts';
import { purposesFor } from '../../engine/rights.ts';
import answer from '../parts/answers.module.css';
import css from '../parts/choices.module.css';
import { SheetDialog } from '../parts/sheet.tsx';
import { useDesk } from '../state/desk-context.ts';

/** Purposes for opening a camera by hand; an alarm opens one without asking. */
type Purpose = Exclude<PurposeId, 'alarm'>;
const purposes: readonly Purpose[] = ['depth', 'guide', 'road', 'recording'];
const minutes = [1, 3, 5] as const;

/** A camera opens only for a purpose and a limited time. */
export function CameraSheet({ camera }: { camera: string }) {
  const { store, desk, words } = useDesk();
  const { shift, chosen } = desk;
  const labels = words.camera;
  const [purpose, setPurpose] = useState<Purpose>('depth');
  const [length, setLength] = useState<1 | 3 | 5>(1);
  const content = shift.setting.city.cameras.find(({ id }) => id === camera);
  const allowed = purposesFor(shift.role);
  const incident = incidentOf(shift, chosen);
  const check = chosen && stepsOf(shift, chosen).find(({ act }) => act === 'check');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    store.act({ kind: 'open-camera', camera, purpose, minutes: length, incident: chosen });
  };
  if (allowed.length === 0)
    return (
      <SheetDialog title={fill(labels.title, { camera })} lead={labels.notForRole}>
        {null}
      </SheetDialog>
    );
  const name = (one: Purpose) =>
    one === 'depth'
      ? incident?.kind === 'water'
        ? fill(labels.purposes.depth, { incident: incident.id })
        : labels.purposes.depthAlone
      : labels.purposes[one];
  const detail = (one: Purpose) => {
    if (one === 'depth' && check) return fill(labels.procedureStep, { number: check.number });
    return one === 'recording' && !allowed.includes(one) ? labels.supervisorOnly : '';
  };
  return (
    <SheetDialog title={fill(labels.title, { camera })} lead={`${content?.name ?? ''}. ${labels.say}`}>
      <form onSubmit={submit}>
        <fieldset className={css.options} aria-label={labels.purpose}>
          {purposes.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="purpose"
                checked={purpose === one}
                disabled={!allowed.includes(one)}
                onChange={() => setPurpose(one)}
              />
              <span>
                {name(one)}
                {detail(one) && <em>{detail(one)}</em>}
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset className={css.times}>
          <legend>{labels.openFor}</legend>
          <div className={css.segments}>
            {minutes.map((one) => (
              <label key={one}>
                <input type="radio" name="minutes" checked={length === one} onChange={() => setLength(one)} />
                {fill(labels.minutes, { count: one })}
              </label>
            ))}
          </div>
        </fieldset>
        <div className={answer.answers}>
          <button type="submit" className={answer.yes}>
            {length === 1 ? labels.openForOne : fill(labels.openForMore, { count: length })}
          </button>
          <button type="button" className={answer.no} onClick={() => store.set({ panel: null })}>
            {words.cancel}
          </button>
        </div>
      </form>
    </SheetDialog>
  );
}
