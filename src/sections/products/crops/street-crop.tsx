import { useState } from 'react';
import type { UrbanPage } from '../../../content/products/schema.ts';
import { useDrag } from '../../../ui/instrument/use-drag.ts';
import { Keys } from '../street/keys.tsx';
import { check, dug, officesOf } from '../street/permit.ts';
import { draggedTo } from '../street/scale.ts';
import { StreetSection } from '../street/section.tsx';
import { Sliders } from '../street/sliders.tsx';
import type { End } from '../street/trench.tsx';
import css from './crops.module.css';

/** The street around its trench, whose ends and depth can be pulled. */
export default function StreetCrop({ content: { instrument } }: { content: UrbanPage }) {
  const [permit, setPermit] = useState(instrument.permit);
  const [chosen, setChosen] = useState(instrument.chosen);
  const [focused, setFocused] = useState<End | 'layer'>();
  const checked = check(instrument, permit);
  const { handlers } = useDrag({
    value: permit,
    valueAt: (point, stood) => draggedTo(instrument, point, stood),
    onChange: setPermit,
    onPress(target) {
      const layer = target.closest('[data-layer]')?.getAttribute('data-layer');
      if (layer) setChosen(layer);
    },
  });
  return (
    <div className={css.street}>
      <Sliders
        content={instrument}
        permit={permit}
        chosen={chosen}
        agree={instrument.agree[officesOf(checked).length] ?? ''}
        onDig={(end, value) => setPermit(dug(instrument, permit, end, value))}
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
