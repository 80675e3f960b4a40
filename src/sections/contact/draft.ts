/* The form's values, kept in sessionStorage until they are sent or cleared. Storage may be blocked, full or corrupt. */

export const draftKey = 'contact-draft';

export interface EnquiryDraft {
  values: Record<string, string>;
  /** The form was submitted with these values, without an endpoint. */
  submitted: boolean;
}

const none: EnquiryDraft = { values: {}, submitted: false };

export function readDraft(): EnquiryDraft {
  try {
    const stored: Partial<EnquiryDraft> | null = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');
    const entries = Object.entries(stored?.values ?? {}).filter(([, value]) => typeof value === 'string');
    return { values: Object.fromEntries(entries), submitted: stored?.submitted === true };
  } catch {
    return none;
  }
}

export function writeDraft(draft: EnquiryDraft): void {
  try {
    // An empty draft is stored too, because the browser may restore text that has since been sent or cleared.
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // The values then last as long as the page.
  }
}

export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Leaves fields without a stored value unchanged. */
export function fillForm(form: HTMLFormElement, values: Record<string, string>): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const value = values[field.name];
    if (value === undefined || field.type === 'hidden') continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value !== '';
    else field.value = value;
  }
}

/** Adds one field to the draft, for text typed before React has hydrated. */
export function keepField({ target }: Event): void {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isField || !target.closest('form[data-kept]')) return;
  const value = target.type === 'checkbox' && !target.matches(':checked') ? '' : target.value;
  writeDraft({ values: { ...readDraft().values, [target.name]: value }, submitted: false });
}
