import type { LabelWords, PageLabel } from './label-schema.ts';
import { labels } from './labels.ts';
import type { Labels } from './page-lists.ts';
import type { RouteId } from './schema.ts';

/** The labels of a translation. Untranslated pages are in none of its lists. */
export function translated(words: Partial<Record<RouteId, LabelWords>>): Labels {
  const entries = Object.entries(labels) as [RouteId, PageLabel][];
  return Object.fromEntries(
    entries.flatMap(([id, label]) => {
      const own = words[id];
      if (!own) return [];
      const { name, short = label.short && name } = own;
      const menu = label.menu && own.menu && { ...label.menu, name, ...own.menu };
      return [[id, { ...label, name, short, menu }]];
    }),
  );
}
