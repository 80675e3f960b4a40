import { RangeInput, type RangeProps } from './range-input.tsx';
import css from './unseen-slider.module.css';

/** A slider under a handle of a drawing, which shows its value and its focus. */
export function UnseenSlider(range: RangeProps) {
  return <RangeInput {...range} className={css.slider} />;
}
