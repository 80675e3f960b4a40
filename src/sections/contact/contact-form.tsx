import type { ContactPage } from '../../content/schema.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import css from './contact-form.module.css';
import { useSending } from './use-sending.ts';

/** A plain form, sent by the browser; with an endpoint, sent from the page, which says how it went. */
export function ContactForm({ title, fields, submit, endpoint, ...messages }: ContactPage['form']) {
  const { progress, onSubmit } = useSending(endpoint);
  return (
    <form
      className={css.form}
      method="post"
      action={endpoint ?? '#'}
      onSubmit={onSubmit}
      aria-labelledby="form-title"
    >
      <h3 id="form-title" className={css.title}>
        {title}
      </h3>
      {fields.map(({ name, label, autocomplete }) =>
        name === 'message' ? (
          <TextArea key={name} name={name} label={label} autoComplete={autocomplete} rows={4} />
        ) : (
          <TextField
            key={name}
            name={name}
            label={label}
            autoComplete={autocomplete}
            type={name === 'email' ? 'email' : 'text'}
            inputMode={name === 'phone' ? 'tel' : undefined}
          />
        ),
      )}
      <div className={css.foot}>
        <SubmitButton>{submit}</SubmitButton>
        {endpoint && (
          <p className={css.status} role="status" data-progress={progress}>
            {progress === 'untouched' ? '' : messages[progress]}
          </p>
        )}
      </div>
    </form>
  );
}
