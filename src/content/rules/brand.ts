/* What the brand needs before the site is published: every name, and addresses that links can use. */
import type { Brand } from '../brand.ts';

export interface BrandProblem {
  field: string;
  value: string;
  /** Follows the field's name in a sentence. */
  problem: string;
}

const mailbox = {
  isRight: (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  problem: 'is not an e-mail address, as in sales@company.com',
};

const forms: Record<string, { isRight(value: string): boolean; problem: string }> = {
  email: mailbox,
  securityEmail: mailbox,
  phone: {
    isRight: (value) => /^\+\d[\d ()-]*\d$/.test(value),
    problem: 'is not a number to call from abroad: begin with + and the country’s digits',
  },
  origin: {
    // Addresses of pages are appended to it.
    isRight: (value) => URL.canParse(value) && new URL(value).origin === value,
    problem:
      'is not https:// and a host name alone, as in https://www.company.com without a slash at the end',
  },
};

export function brandProblems(brand: Brand): BrandProblem[] {
  const { name, suffix, flagship, email, securityEmail, address, ...others } = brand;
  const { phone, origin, courtCity, partnerName } = others;
  const needed = { name, suffix, flagship, email, securityEmail, phone, origin, courtCity, partnerName };
  return Object.entries({ ...needed, ...address }).flatMap(([field, value]) => {
    if (!value.trim()) return [{ field, value, problem: 'is empty' }];
    const form = forms[field];
    return form && !form.isRight(value) ? [{ field, value, problem: `‘${value}’ ${form.problem}` }] : [];
  });
}
