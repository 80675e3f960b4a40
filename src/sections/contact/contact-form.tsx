import { type FormEvent, useRef } from 'react';
import type { ContactPage } from '../../content/company/schema.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import css from './contact-form.module.css';
import { draftKey, fillForm, valuesOf, writeDraft } from './draft.ts';
import { MailLink } from './mail-link.tsx';
import { NothingSent } from './nothing-sent.tsx';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';

/** Maximum characters; hosts answer a longer body with their own error page. */
const longest = 10_000;

/**
 * A plain form, submitted by the browser. Without an endpoint nothing is sent, and the page explains that afterwards;
 * with one, a script sends it and shows the result. Values are kept until they are sent or cleared.
 */
export function ContactForm({
  title,
  fields,
  openings,
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
    if (!endpoint) {
      // The browser submits it to this page, which then explains that nothing was sent.
      if (Object.values(typed).join('').length <= longest) {
        return writeDraft({ values: typed, submitted: true });
      }
      event.preventDefault();
      return keepSubmitted(typed);
    }
    event.preventDefault();
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
      {endpoint && (
        <div className={css.trap} aria-hidden="true">
          <TextField name="website" label={trap} autoComplete="off" tabIndex={-1} />
        </div>
      )}
      {!endpoint && (
        <noscript className={css.withoutScripts}>
          <p>{withoutScripts}</p>
        </noscript>
      )}
      {submitted && !endpoint ? (
        <NothingSent {...notSent} onClear={clear}>
          <MailLink look="ink" mail={mail} values={values} />
        </NothingSent>
      ) : (
        <div className={css.foot}>
          <SubmitButton>{submit}</SubmitButton>
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
