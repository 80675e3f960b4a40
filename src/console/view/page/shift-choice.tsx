import { useEffect, useState } from 'react';
import type {
  RunAShiftPage,
  ShiftChoice as ShiftChoiceContent,
  StartWords,
} from '../../../content/run-a-shift/schema.ts';
import { dropFragment } from '../../../ui/note-fragment.ts';
import { useDeskHost } from './desk-host.tsx';
import { DeskPlace } from './desk-place.tsx';
import css from './shift-choice.module.css';

interface ShiftChoiceProps {
  words: StartWords;
  shifts: ShiftChoiceContent[];
  picture: RunAShiftPage['picture'];
}

/** Choose a shift and start it; a link to a moment or a further window starts immediately. */
export function ShiftChoice({ words, shifts, picture }: ShiftChoiceProps) {
  const desk = useDeskHost(words, true);
  const { open, warm, shown, look } = desk;
  const [chosen, setChosen] = useState(shifts[0]?.id ?? '');
  const [seed, setSeed] = useState('');
  useEffect(() => {
    const follow = () => {
      const fragment = location.hash.slice(1);
      if (/^(moment|screen|role)=/.test(fragment)) open({ look: 'full', fragment });
      else if (fragment === 'desk') open({ look: 'full', fragment: '', begin: words.pictured });
      else if (shifts.some(({ id }) => id === fragment)) setChosen(fragment);
    };
    follow();
    // The browser submitted the form before React had hydrated it.
    const sent = new URLSearchParams(location.search);
    const shift = sent.get('shift') ?? '';
    if (!location.hash && shifts.some(({ id }) => id === shift)) {
      setChosen(shift);
      dropFragment();
      open({ look: 'full', fragment: '', begin: { shift, ...seedOf(sent.get('seed')) } });
    }
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [open, shifts, words]);
  const endless = shifts.find(({ id }) => id === chosen)?.endless;
  return (
    <>
      <form
        className={css.choice}
        data-script=""
        data-screen=""
        onPointerEnter={warm}
        onFocus={warm}
        onSubmit={(event) => {
          event.preventDefault();
          open({ look: 'full', fragment: '', begin: { shift: chosen, ...(endless ? seedOf(seed) : {}) } });
        }}
      >
        <fieldset className={css.shifts}>
          <legend>{words.choose}</legend>
          {shifts.map(({ id, name, note, about }) => (
            <label key={id} id={id} className={css.shift}>
              <input
                type="radio"
                name="shift"
                value={id}
                checked={chosen === id}
                onChange={() => setChosen(id)}
              />
              <span className={css.name}>{name}</span>
              <span className={css.note}>{note}</span>
              <span className={css.about}>{about}</span>
            </label>
          ))}
        </fieldset>
        {endless && (
          <label className={css.seed}>
            {words.seed}
            <input
              name="seed"
              inputMode="numeric"
              maxLength={6}
              value={seed}
              onChange={({ target }) => setSeed(target.value.replace(/\D/g, ''))}
            />
          </label>
        )}
        <button type="submit" className={css.start} data-edge="">
          {words.start}
        </button>
      </form>
      {look !== 'embedded' && shown}
      <DeskPlace desk={desk} pictured={words.pictured} chosen={chosen} picture={picture} />
    </>
  );
}

function seedOf(text: string | null): { seed?: number } {
  return text && /^\d{1,6}$/.test(text) ? { seed: Number(text) } : {};
}
