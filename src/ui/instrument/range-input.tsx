import type { RefObject } from 'react';
import { keySteps } from './key-steps.ts';

export interface RangeProps {
  label?: string;
  id?: string;
  name?: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  /** Said instead of the number. */
  valueText: string;
  /** Of Page Up and Page Down. */
  page?: number;
  /** Where Home and End go, if not to the ends. */
  home?: number;
  end?: number;
  axis?: 'x' | 'y';
  /** Whether it is mirrored in right-to-left text; clocks, maps and sections are not. */
  mirrors?: boolean;
  describedBy?: string;
  onChange: (value: number) => void;
  onFocus?: () => void;
  onBlur?: () => void;
}

interface RangeInputProps extends RangeProps {
  className: string | undefined;
  input?: RefObject<HTMLInputElement | null>;
}

/** The platform's slider for keyboards and screen readers; pointers drag what is drawn. */
export function RangeInput({ className, input, ...range }: RangeInputProps) {
  const { label, id, name, min, max, step = 1, value, valueText, axis, mirrors = false, describedBy } = range;
  const { page = Math.max(1, Math.round((max - min) / step / 10)) * step, onChange, onFocus, onBlur } = range;
  return (
    <input
      ref={input}
      className={className}
      data-script=""
      data-screen=""
      type="range"
      dir={mirrors ? undefined : 'ltr'}
      id={id}
      name={name}
      min={min}
      max={max}
      step={step}
      value={value}
      aria-label={label}
      aria-valuetext={valueText}
      aria-orientation={axis === 'y' ? 'vertical' : undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      onKeyDown={(event) => {
        const isMirrored = mirrors && getComputedStyle(event.currentTarget).direction === 'rtl';
        const to = keySteps(event, { ...range, step, page, mirrors: isMirrored });
        if (to === undefined) return;
        event.preventDefault();
        if (to !== value) onChange(to);
      }}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  );
}
