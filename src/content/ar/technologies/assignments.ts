import type { Noun } from '../counted.ts';

/** Kinds of work that a customer may order. */
export const assignments: Noun = {
  one: 'نوع واحد من الأعمال',
  two: 'نوعان من الأعمال',
  few: 'أنواع من الأعمال',
  many: 'نوعًا من الأعمال',
  other: 'نوع من الأعمال',
};
