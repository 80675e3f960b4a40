import { fill } from '../../../ui/fill.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import { gaugeValue } from '../../engine/readings.ts';
import { SheetDialog } from '../parts/sheet.tsx';
import css from '../parts/sheet-rows.module.css';
import { useDesk } from '../state/desk-context.ts';

const READING_INTERVAL = 60;

/** A gauge's readings by minute, latest first. */
export function ReadingsSheet({ gauge }: { gauge: string }) {
  const { desk, words } = useDesk();
  const { shift } = desk;
  const content = shift.setting.city.gauges.find(({ id }) => id === gauge);
  if (!content) return null;
  const first = shift.setting.shift.start;
  const minutes = Math.min(12, Math.floor((shift.now - first) / READING_INTERVAL));
  const times = [
    shift.now,
    ...Array.from({ length: minutes }, (_, back) => shift.now - (back + 1) * READING_INTERVAL),
  ];
  return (
    <SheetDialog title={fill(words.list.readingsTitle, { gauge })} lead={content.name}>
      <ul className={css.rows}>
        {times.map((at) => (
          <li key={at}>
            <span>{timeOfDay(at / 60)}</span>
            <span>
              {fill(words.list.reading, {
                value: Math.round(gaugeValue(shift, gauge, at)),
                unit: content.unit,
                limit: content.limit,
              })}
            </span>
          </li>
        ))}
      </ul>
    </SheetDialog>
  );
}
