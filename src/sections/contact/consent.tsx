import css from './contact-form.module.css';

/** What the owner has visitors agree to. The sentence itself is sent, as the record of it. */
export function Consent({ sentence }: { sentence: string }) {
  return (
    <label className={css.consent}>
      <input type="checkbox" name="consent" value={sentence} required />
      {sentence}
    </label>
  );
}
