import { type RefObject, useEffect, useState } from 'react';
import type { ContactPage } from '../../content/schema.ts';
import { fill, readDraft, valuesOf, writeDraft } from './draft.ts';

type Opening = ContactPage['form']['openings'][number];

/** Brings back what was typed in this tab, keeps it from then on, and says whether it was submitted in vain. */
export function useDraft(form: RefObject<HTMLFormElement | null>, openings: Opening[]) {
  const [submitted, setSubmitted] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readDraft();
    // What a quick visitor has typed before scripts started is newer.
    if (Object.values(valuesOf(element)).every((value) => value === '')) fill(element, draft.values);
    // A link may say what the visitor asks for; their own words go before it.
    const asked = openings.find(({ id }) => location.hash === `#${id}`);
    const values = valuesOf(element);
    if (asked && values.message === '') fill(element, { ...values, message: asked.message });
    setSubmitted(draft.submitted);
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
