/* Links under their pages' full names. */
import type { Link, RouteId } from '../schema.ts';
import { words } from './labels.ts';

type Named = keyof typeof words;

export const pageNames = Object.fromEntries(
  Object.entries(words).map(([id, { name }]) => [`page:${id}`, name]),
) as Record<`page:${Named}`, string>;

/** A page that has no name here yet keeps the first edition's. */
export const named = (link: Link): Link => ({
  ...link,
  label:
    (pageNames as Partial<Record<`page:${RouteId}`, string>>)[link.href as `page:${Named}`] ?? link.label,
});
