/* What a visitor has typed, kept in the tab until it is sent or cleared. Storage may be blocked, full or hold anything. */

export const draftKey = 'contact-draft';

export interface Draft {
  values: Record<string, string>;
  /** The form has been submitted with these values, to no one. */
  submitted: boolean;
}

const none: Draft = { values: {}, submitted: false };

export function readDraft(): Draft {
  try {
    const stored: Partial<Draft> | null = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');
    const entries = Object.entries(stored?.values ?? {}).filter(([, value]) => typeof value === 'string');
    return { values: Object.fromEntries(entries), submitted: stored?.submitted === true };
  } catch {
    return none;
  }
}

export function writeDraft(draft: Draft): void {
  try {
    if (Object.values(draft.values).some(Boolean) || draft.submitted) {
      sessionStorage.setItem(draftKey, JSON.stringify(draft));
    } else sessionStorage.removeItem(draftKey);
  } catch {
    // The text then lasts as long as the page.
  }
}

export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

export function fill(form: HTMLFormElement, values: Record<string, string>): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    field.value = values[field.name] ?? '';
  }
}
