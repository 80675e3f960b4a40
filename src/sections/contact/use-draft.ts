import { type RefObject, useEffect, useState } from 'react';
import type { ContactPage } from '../../content/company/schema.ts';
import { fillForm, readDraft, valuesOf, writeDraft } from './draft.ts';

type Opening = ContactPage['form']['openings'][number];

/** Restores what was typed in this tab, saves it from then on, and reports whether it was submitted to no one. */
export function useDraft(form: RefObject<HTMLFormElement | null>, openings: Opening[]) {
  const [submitted, setSubmitted] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Every key is in the draft, so it is newer than what the browser restores by itself.
    const restore = () => {
      const draft = readDraft();
      fillForm(element, draft.values);
      setSubmitted(draft.submitted);
    };
    restore();
    // A link may name what the visitor asks for; their own words come first.
    const asked = openings.find(({ id }) => location.hash === `#${id}`);
    if (asked && valuesOf(element).message === '') fillForm(element, { message: asked.message });
    // The document may come back from the browser's cache after the draft was changed in another one.
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
