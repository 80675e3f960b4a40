import { useEffect, useId, useRef } from 'react';
import css from './choice.module.css';

interface ChoiceProps<Id extends string> {
  legend: string;
  showLegend?: boolean;
  options: readonly { id: Id; label: string; disabled?: boolean; note?: string }[];
  chosen: Id | null;
  onChoose: (id: Id) => void;
}

/** Radio buttons as D-shaped chips, so that arrow keys work. Hidden without scripts. */
export function Choice<Id extends string>(props: ChoiceProps<Id>) {
  const { legend, showLegend = false, options, chosen, onChoose } = props;
  const { name, group } = useEarlyChoice(chosen, onChoose);
  return (
    <fieldset ref={group} className={css.choice} data-script="" data-screen="">
      <legend className={showLegend ? 'label' : 'visually-hidden'}>{legend}</legend>
      {options.map(({ id, label, disabled = false, note }) => (
        <label key={id} className={css.chip} data-choice="">
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={id}
            disabled={disabled}
            defaultChecked={id === chosen}
            onChange={() => onChoose(id)}
          />
          {label}
          {note && <small>{note}</small>}
        </label>
      ))}
    </fieldset>
  );
}

/** Adopts a choice that the visitor made before hydration. */
export function useEarlyChoice<Id extends string>(chosen: Id | null, onChoose: (id: Id) => void) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const first = useRef({ chosen, onChoose });
  useEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input:checked')?.value as Id | undefined;
    if (early !== undefined && early !== first.current.chosen) first.current.onChoose(early);
  }, []);
  return { name, group };
}
