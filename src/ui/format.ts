/* Numbers, plurals, lists and dates by the rules of a language, in Western digits in all of them. */
import type { Plural } from '../content/schema.ts';
import { fill } from './fill.ts';

/** Some browsers would use Arabic digits in Arabic. */
const western = (language: string) => new Intl.Locale(language, { numberingSystem: 'latn' });

/** The plural form for this number. */
export function plural(forms: Plural, count: number, values: Record<string, string | number>): string {
  const form = new Intl.PluralRules(western(forms.language)).select(count);
  return fill(forms[form] ?? forms.other, values);
}

/** `6, 12 and 18`; with 'unit' `6, 12, 18`. */
export function listIn(
  language: string,
  items: readonly (string | number)[],
  type: 'conjunction' | 'unit' = 'conjunction',
): string {
  return new Intl.ListFormat(language, { type }).format(items.map(String));
}

/** `1,00,000` */
export function numberIn(language: string, value: number): string {
  return new Intl.NumberFormat(western(language)).format(value);
}

/** Cached, because creating a formatter takes as long as formatting several hundred dates. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** `14 Aug 2026`, from `2026-08-14`. */
export function dateIn(language: string, day: string): string {
  const format =
    dateFormats.get(language) ??
    new Intl.DateTimeFormat(western(language), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
  dateFormats.set(language, format);
  return format.format(new Date(`${day}T12:00:00Z`));
}
