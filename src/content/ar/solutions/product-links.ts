import type { ProductLink } from '../../solutions/schema.ts';
import { pageNames } from '../page-names.ts';

/** The products under a solution, each with what it does there. */
export const productLinks = (
  items: readonly ProductLink[],
  descriptions: Record<string, string>,
): ProductLink[] =>
  items.map((item) => ({
    ...item,
    name: pageNames[item.href as keyof typeof pageNames],
    description: descriptions[item.href] ?? item.description,
  }));
