import { type RefObject, useEffect, useState } from 'react';
import type { ContactPage } from '../../content/company/schema.ts';
import { fillForm, readDraft, valuesOf, writeDraft } from './draft.ts';

type Opening = ContactPage['form']['openings'][number];

/** Restores and saves the form's values, and returns whether they were submitted without an endpoint. */
export function useDraft(form: RefObject<HTMLFormElement | null>, openings: Opening[]) {
  const [submitted, setSubmitted] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // The draft is saved on every key, so it is newer than what the browser restores.
    const restore = () => {
      const draft = readDraft();
      fillForm(element, draft.values);
      setSubmitted(draft.submitted);
    };
    restore();
    // A link may prefill the message, but never overwrites what the visitor typed.
    const asked = openings.find(({ id }) => location.hash === `#${id}`);
    if (asked && valuesOf(element).message === '') fillForm(element, { message: asked.message });
    // The page may be restored from bfcache after another document has changed the draft.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && restore();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [form, openings]);

  const keep = (values: Record<string, string>) => {
    writeDraft({ values, submitted: false });
    setSubmitted(false);
  };
  const keepSubmitted = (values: Record<string, string>) => {
    writeDraft({ values, submitted: true });
    setSubmitted(true);
  };
  return { submitted, keep, keepSubmitted };
}
