import { type RefObject, useEffect, useState } from 'react';
import { fill, readDraft, valuesOf, writeDraft } from './draft.ts';

/** Brings back what was typed in this tab, keeps it from then on, and says whether it was submitted in vain. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [submitted, setSubmitted] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readDraft();
    // What a quick visitor has typed before scripts started is newer.
    if (Object.values(valuesOf(element)).every((value) => value === '')) fill(element, draft.values);
    setSubmitted(draft.submitted);
  }, [form]);

  const keep = (values: Record<string, string>) => {
    writeDraft({ values, submitted: false });
    setSubmitted(false);
  };
  return { submitted, keep };
}
