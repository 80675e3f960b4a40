import { useId } from 'react';
import { Slider } from '../../../ui/instrument/slider.tsx';
import { useMedia } from '../../../ui/use-media.ts';
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

/** A slider over the steps of the rule; on a desktop those of time go up beside the table of results. */
export function RuleSlider({ name, label, steps, value, display, text, onChange }: RuleSliderProps) {
  const id = useId();
  const isWide = useMedia('(width >= 62rem)');
  return (
    <div className={`${css.slider} ${css[name]}`} data-screen="">
      <label htmlFor={id}>{label}</label>
      <span className={css.display} aria-hidden="true">
        {display}
      </span>
      <Slider
        id={id}
        name={name}
        min={0}
        max={steps.length - 1}
        value={steps.indexOf(value)}
        valueText={text}
        axis={isWide && name === 'seconds' ? 'y' : 'x'}
        onChange={(step) => onChange(steps[step] ?? value)}
      />
    </div>
  );
}
