import type { Permit, Street } from '../../../content/instruments/street.ts';
import { fill } from '../../../ui/fill.ts';
import css from './sliders.module.css';
import type { End } from './trench.tsx';

interface SlidersProps {
  content: Street;
  permit: Permit;
  chosen: string;
  agree: string;
  onDig: (end: End, value: number) => void;
  onChoose: (id: string) => void;
  onFocus: (focused: End | 'layer' | undefined) => void;
}

/** The drawing's keys and handles as native controls; the drawing shows their focus. */
export function Sliders({ content, permit, chosen, agree, onDig, onChoose, onFocus }: SlidersProps) {
  const { words, digging } = content;
  const ends: { end: End; label: string; min: number; max: number; step: number }[] = [
    { end: 'from', label: words.from, min: digging.from, max: digging.to, step: 1 },
    { end: 'to', label: words.to, min: digging.from, max: digging.to, step: 1 },
    { end: 'depth', label: words.depth, min: 0, max: content.deepest, step: 0.05 },
  ];
  const shows = (on: End | 'layer') => ({ onFocus: () => onFocus(on), onBlur: () => onFocus(undefined) });
  return (
    <div className={css.controls} data-script="" data-screen="">
      <fieldset>
        <legend>{words.layers}</legend>
        {content.layers.map(({ id, name }) => (
          <label key={id}>
            <input
              type="radio"
              name="street-layer"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              {...shows('layer')}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {ends.map(({ end, label, ...limits }) => (
        <input
          key={end}
          type="range"
          // The drawing is not mirrored, so an arrow key moves its handle to that side in every language.
          dir="ltr"
          {...limits}
          value={permit[end]}
          aria-label={label}
          aria-valuetext={fill(words.metres, { value: permit[end], agree })}
          onChange={(event) => onDig(end, Number(event.target.value))}
          {...shows(end)}
        />
      ))}
    </div>
  );
}
