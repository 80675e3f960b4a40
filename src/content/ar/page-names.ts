/* The pages' full names, for links to them. */
import { words } from './labels.ts';

type Named = keyof typeof words;

export const pageNames = Object.fromEntries(
  Object.entries(words).map(([id, { name }]) => [`page:${id}`, name]),
) as Record<`page:${Named}`, string>;
