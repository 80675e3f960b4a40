import { type ComponentPropsWithoutRef, useId } from 'react';
import css from './text-field.module.css';

interface TextFieldProps extends ComponentPropsWithoutRef<'input'> {
  label: string;
  name: string;
}

/** A line of text with its label above it. */
export function TextField({ label, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} className={css.box} {...input} />
    </div>
  );
}

interface TextAreaProps extends ComponentPropsWithoutRef<'textarea'> {
  label: string;
  name: string;
}

/** Several lines of text, as wide as the form. */
export function TextArea({ label, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={`${css.field} ${css.wide}`}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} className={css.box} {...area} />
    </div>
  );
}
