import type { ComponentPropsWithoutRef } from 'react';
import css from './instrument-button.module.css';

/** An outlined button on a dark instrument. */
export function InstrumentButton({ className = '', ...button }: ComponentPropsWithoutRef<'button'>) {
  return <button type="button" {...button} className={`${css.button} ${className}`.trimEnd()} />;
}
