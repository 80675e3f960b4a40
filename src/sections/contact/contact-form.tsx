import { type FormEvent, useRef } from 'react';
import type { ContactPage } from '../../content/company/schema.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { Consent } from './consent.tsx';
import css from './contact-form.module.css';
import { draftKey, fillForm, valuesOf } from './draft.ts';
import { MailLink } from './mail-link.tsx';
import { NothingSent } from './nothing-sent.tsx';
import { NothingSentWithoutScripts } from './nothing-sent-without-scripts.tsx';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';

/**
 * Without an endpoint the button's method is `dialog`, so that the browser checks the form and sends nothing, also
 * without scripts; the page then says so. With one, a script sends the form and shows the result. Values are kept
 * until they are sent or cleared.
 */
export function ContactForm({
  title,
  fields,
  openings,
  options,
  before,
  privacy,
  submit,
  endpoint,
  mail,
  notSent,
  withoutScripts,
  trap,
  ...words
}: ContactPage['form']) {
  const form = useRef<HTMLFormElement>(null);
  const { submitted, keep, keepSubmitted } = useDraft(form, openings);
  const { progress, send } = useSending(endpoint);
  const values = () => (form.current ? valuesOf(form.current) : {});

  async function onSubmit(event: FormEvent) {
    const typed = values();
    // A script may submit the form by its own method.
    event.preventDefault();
    if (!endpoint) return keepSubmitted(typed);
    if (!(await send(typed)) || !form.current) return;
    // Text typed while sending has not been sent.
    const now = Object.entries(values());
    fillForm(
      form.current,
      Object.fromEntries(now.map(([name, value]) => [name, value === typed[name] ? '' : value])),
    );
    keep(values());
  }

  function clear() {
    form.current?.reset();
    keep(values());
    form.current?.querySelector('input')?.focus();
  }

  const hasFailed = progress === 'failed' || progress === 'unknown' || progress === 'offline';
  return (
    <form
      ref={form}
      className={css.form}
      data-screen=""
      data-kept={draftKey}
      method="post"
      action={endpoint ?? '#'}
      onSubmit={onSubmit}
      onInput={() => keep(values())}
      aria-labelledby="form-title"
    >
      {openings.map(({ id }) => (
        <i key={id} id={id} className={css.opening} />
      ))}
      <h3 id="form-title" className={css.title}>
        {title}
      </h3>
      {inOrder(fields, options.further).map(({ name, label, autocomplete }) =>
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
      {options.language && <input type="hidden" name="language" value={options.language} />}
      {options.consent && <Consent sentence={options.consent} />}
      {endpoint && (
        <div className={css.trap} aria-hidden="true">
          <TextField name="website" label={trap} autoComplete="off" tabIndex={-1} />
        </div>
      )}
      <p className={css.before}>
        {before} {endpoint && <Link href={privacy.href}>{privacy.label}</Link>}
      </p>
      {!endpoint && <NothingSentWithoutScripts title={notSent.title} text={withoutScripts} />}
      {submitted && !endpoint ? (
        <NothingSent {...notSent} onClear={clear}>
          <MailLink look="ink" mail={mail} values={values} />
        </NothingSent>
      ) : (
        <div className={css.foot}>
          <SubmitButton formMethod={endpoint ? undefined : 'dialog'}>{submit}</SubmitButton>
          {(!endpoint || hasFailed) && <MailLink look="line" mail={mail} values={values} />}
          {endpoint && (
            <p className={css.status} role="status" data-progress={progress}>
              {progress === 'untouched' ? '' : words[progress]}
            </p>
          )}
        </div>
      )}
    </form>
  );
}

/** The owner's own fields stand between telephone and message. */
function inOrder(fields: ContactPage['form']['fields'], further: ContactPage['form']['options']['further']) {
  const at = fields.findIndex(({ name }) => name === 'message');
  return [...fields.slice(0, at), ...further, ...fields.slice(at)];
}
