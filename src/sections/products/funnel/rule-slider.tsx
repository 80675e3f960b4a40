import { useId } from 'react';
import slider from '../../../ui/slider.module.css';
import css from './rule-slider.module.css';

interface RuleSliderProps {
  name: 'metres' | 'seconds';
  label: string;
  steps: number[];
  value: number;
  display: string;
  /** Read out in place of the step's number. */
  text: string;
  onChange: (step: number) => void;
}

/** A native slider over the steps of the rule. */
export function RuleSlider({ name, label, steps, value, display, text, onChange }: RuleSliderProps) {
  const id = useId();
  return (
    <div className={`${css.slider} ${css[name]}`} data-screen="">
      <label htmlFor={id}>{label}</label>
      <span className={css.display} aria-hidden="true">
        {display}
      </span>
      <input
        id={id}
        className={slider.slider}
        type="range"
        name={name}
        min={0}
        max={steps.length - 1}
        value={steps.indexOf(value)}
        aria-valuetext={text}
        onChange={({ target }) => onChange(steps[target.valueAsNumber] ?? value)}
      />
    </div>
  );
}
