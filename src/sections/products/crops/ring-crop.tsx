import { useState } from 'react';
import type { MaintenancePage } from '../../../content/products/schema.ts';
import { dayOf } from '../maintenance/calendar.ts';
import { Ring } from '../maintenance/ring.tsx';
import { angleOf } from '../maintenance/ring-geometry.ts';
import { longDate, nextVisit, yearAround } from '../maintenance/schedule.ts';
import { useTurning } from '../maintenance/use-turning.ts';
import css from './crops.module.css';

const range = 365;

/** The year's plan, the upper half of the ring; it can be turned. */
export default function RingCrop({ content: { instrument } }: { content: MaintenancePage }) {
  const { assets, ahead } = instrument;
  const [days, setDays] = useState(0);
  const day = dayOf(instrument.today) + days;
  const track = Math.max(
    0,
    assets.findIndex(({ name }) => name === instrument.chosen.asset),
  );
  const asset = assets[track];
  const next = asset && nextVisit(asset, day);
  const turn = (to: number) => setDays(Math.max(-range, Math.min(range, to)));
  const { held, handlers } = useTurning({ days, range, onTurn: turn, onPress: () => {} });
  return (
    <div className={css.ring}>
      <input
        className={css.hand}
        type="range"
        min={-range}
        max={range}
        value={days}
        aria-label={instrument.words.date}
        aria-valuetext={longDate(instrument, day)}
        onChange={(event) => turn(Number(event.target.value))}
      />
      <Ring
        content={instrument}
        year={yearAround(assets, day, ahead)}
        day={day}
        chosen={asset && next ? { asset, track, day: next } : undefined}
        between={held === undefined ? 0 : angleOf(days - held)}
        handlers={handlers}
      />
    </div>
  );
}
