import { useState } from 'react';
import type { UrbanPage } from '../../../content/products/schema.ts';
import { Keys } from '../street/keys.tsx';
import { check, officesOf, within } from '../street/permit.ts';
import { StreetSection } from '../street/section.tsx';
import { Sliders } from '../street/sliders.tsx';
import type { End } from '../street/trench.tsx';
import { useDigging } from '../street/use-digging.ts';
import css from './crops.module.css';

/** The street around its trench, whose ends and depth can be pulled. */
export default function StreetCrop({ content: { instrument } }: { content: UrbanPage }) {
  const [permit, setPermit] = useState(instrument.permit);
  const [chosen, setChosen] = useState(instrument.chosen);
  const [focused, setFocused] = useState<End | 'layer'>();
  const checked = check(instrument, permit);
  const dig = (end: End, value: number) => {
    const wish = within(instrument, { ...permit, [end]: value });
    setPermit(end === 'from' ? { ...wish, from: Math.min(wish.from, permit.to - 1), to: permit.to } : wish);
  };
  const handlers = useDigging({ onDig: dig, onChoose: setChosen });
  return (
    <div className={css.street}>
      <Sliders
        content={instrument}
        permit={permit}
        chosen={chosen}
        agree={instrument.agree[officesOf(checked).length] ?? ''}
        onDig={dig}
        onChoose={setChosen}
        onFocus={setFocused}
      />
      <StreetSection
        content={instrument}
        permit={permit}
        checked={checked}
        chosen={chosen}
        focused={focused === 'layer' ? undefined : focused}
        pan={0}
        handlers={handlers}
      />
      <div className={css.keys}>
        <Keys content={instrument} chosen={chosen} focused={focused === 'layer'} onChoose={setChosen} />
      </div>
    </div>
  );
}
