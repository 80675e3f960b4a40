import { afterEach, expect, test, vi } from 'vitest';
import type { EnquiryDecisions } from './enquiries.ts';

afterEach(() => vi.resetModules());

/** The form's options as an owner's site would have them. */
async function withDecisions(
  decided: EnquiryDecisions,
  formEndpoint?: 'https://forms.city.example/enquiries',
) {
  const { brand } = await import('../brand.ts');
  Object.assign(brand, { formEndpoint });
  Object.assign((await import('./enquiries.ts')).default, decided);
  return import('./form-options.ts');
}

const decided: EnquiryDecisions = {
  keepMonths: 12,
  consent: { en: 'I agree.', hi: 'मैं सहमत हूँ।' },
  fields: [{ name: 'company', label: { en: 'Company' }, autocomplete: 'organization' }],
  reply: { en: { subject: 'Thank you', text: 'We answer within two days.' } },
};
const endpoint = 'https://forms.city.example/enquiries';

test('nothing is added until the owner has decided it, and nothing without an endpoint', async () => {
  expect((await withDecisions({}, endpoint)).formOptions('en')).toEqual({ further: [] });
  vi.resetModules();
  const { formOptions, keepMonths } = await withDecisions(decided);
  expect([formOptions('en'), keepMonths]).toEqual([{ further: [] }, undefined]);
});

test('texts are those of the edition, or the first', async () => {
  const { formOptions } = await withDecisions(decided, endpoint);
  expect(formOptions('hi')).toEqual({
    further: [{ name: 'company', label: 'Company', autocomplete: 'organization' }],
    consent: 'मैं सहमत हूँ।',
    language: 'hi',
  });
});

test('the form and the policy state the keeping time once it is decided, in every language, and not before', async () => {
  const textsInAll = async () => {
    const pages = await Promise.all([
      import('./contact.ts'),
      import('../hi/company/contact.ts'),
      import('../ar/company/contact.ts'),
    ]);
    const policies = await Promise.all([
      import('../legal/privacy-policy.ts'),
      import('../hi/legal/privacy-policy.ts'),
      import('../ar/legal/privacy-policy.ts'),
    ]);
    return [
      ...pages.map(({ default: { form } }) => form.before),
      ...policies.map(({ default: { sections } }) => sections[0]?.paragraphs.join(' ')),
    ];
  };
  await withDecisions({}, endpoint);
  for (const text of await textsInAll()) expect(text).not.toContain('17');
  vi.resetModules();
  await withDecisions({ keepMonths: 17 }, endpoint);
  for (const text of await textsInAll()) expect(text).toContain('17');
});
