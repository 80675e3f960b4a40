import { useState } from 'react';
import type { MaintenancePage } from '../../../content/products/schema.ts';
import { UnseenSlider } from '../../../ui/instrument/unseen-slider.tsx';
import { useDrag } from '../../../ui/instrument/use-drag.ts';
import { dayOf } from '../maintenance/calendar.ts';
import { Ring } from '../maintenance/ring.tsx';
import { angleOf, turnedTo } from '../maintenance/ring-geometry.ts';
import { longDate, nextVisit, yearAround } from '../maintenance/schedule.ts';
import css from './crops.module.css';

const range = 365;

/** The year's plan, the upper half of the ring; it can be turned. */
export default function RingCrop({ content: { instrument } }: { content: MaintenancePage }) {
  const { assets, ahead } = instrument;
  const [turned, setTurned] = useState(0);
  const days = Math.round(turned);
  const day = dayOf(instrument.today) + days;
  const track = Math.max(
    0,
    assets.findIndex(({ name }) => name === instrument.chosen.asset),
  );
  const asset = assets[track];
  const next = asset && nextVisit(asset, day);
  const { handlers } = useDrag({
    value: turned,
    valueAt: (point, stood) => turnedTo(point, stood, turned, range),
    onChange: setTurned,
    onRest: (to) => setTurned(Math.round(to)),
    onPress: () => {},
  });
  return (
    <div className={css.ring}>
      <UnseenSlider
        label={instrument.words.date}
        min={-range}
        max={range}
        value={days}
        valueText={longDate(instrument, day)}
        onChange={setTurned}
      />
      <Ring
        content={instrument}
        year={yearAround(assets, day, ahead)}
        day={day}
        chosen={asset && next ? { asset, track, day: next } : undefined}
        between={angleOf(days - turned)}
        handlers={handlers}
      />
    </div>
  );
}
