/* Numbers before their noun. Arabic has six forms; one and two are the noun alone, in the case the sentence asks for. */

export type Noun = Record<'one' | 'two' | 'few' | 'many' | 'other', string>;

const rules = new Intl.PluralRules('ar');

export function counted(count: number, noun: Noun): string {
  const form = rules.select(count);
  if (form === 'one' || form === 'two') return noun[form];
  return `${count} ${noun[form === 'zero' ? 'other' : form]}`;
}

export const services: Noun = {
  one: 'خدمة واحدة',
  two: 'خدمتان',
  few: 'خدمات',
  many: 'خدمة',
  other: 'خدمة',
};

/** Sample cases. */
export const cases: Noun = {
  one: 'دراسة حالة توضيحية واحدة',
  two: 'دراستا حالة توضيحيتان',
  few: 'دراسات حالة توضيحية',
  many: 'دراسة حالة توضيحية',
  other: 'دراسة حالة توضيحية',
};

export const functions: Noun = {
  one: 'خاصية واحدة',
  two: 'خاصيتان',
  few: 'خصائص',
  many: 'خاصية',
  other: 'خاصية',
};

/** After 'بعد'. */
export const monthsLater: Noun = {
  one: 'شهر واحد',
  two: 'شهرين',
  few: 'أشهر',
  many: 'شهرًا',
  other: 'شهر',
};
