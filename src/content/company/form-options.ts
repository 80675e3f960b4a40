/* What the owner's decisions add to the form, in the language of one edition; nothing without an endpoint. */
import { brand } from '../brand.ts';
import decisions, { type InLanguages } from './enquiries.ts';
import type { FormOptions } from './schema.ts';

const isOn = Boolean(brand.formEndpoint);

/** Undefined until the owner has decided how long enquiries are kept. */
export const keepMonths = isOn ? decisions.keepMonths : undefined;

export function formOptions(tag: string): FormOptions {
  if (!isOn) return { further: [] };
  const { consent, fields = [], reply } = decisions;
  return {
    further: fields.map(({ name, label, autocomplete = 'off' }) => ({
      name,
      label: inLanguage(label, tag),
      autocomplete,
    })),
    ...(consent && { consent: inLanguage(consent, tag) }),
    // Only a reply needs it, and only a service that can reply knows it.
    ...(reply && { language: tag }),
  };
}

const inLanguage = (texts: InLanguages, tag: string) => texts[tag] ?? Object.values(texts)[0] ?? '';
