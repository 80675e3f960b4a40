import type { Plural } from '../../content/schema.ts';
import { numberIn, plural } from '../../ui/format.ts';

/** A number as it is written in India: 6,210 */
export const number = (value: number) => numberIn('en-IN', value);

/** `1 clause`, `6,210 clauses` */
export const counted = (forms: Plural, n: number) => plural(forms, n, { n: number(n) });
