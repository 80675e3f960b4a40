import css from './instrument.module.css';

interface StepButtonProps {
  label: string;
  onClick: () => void;
}

/** An arrow that moves an instrument's hand by one step. */
export function StepButton({ label, onClick }: StepButtonProps) {
  return <button type="button" className={css.step} data-script="" aria-label={label} onClick={onClick} />;
}
