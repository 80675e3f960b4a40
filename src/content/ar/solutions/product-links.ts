import type { ProductLink } from '../../solutions/schema.ts';
import { pageNames } from '../page-names.ts';
import { operationalPicture } from '../products/operational-picture.ts';

/** The products under a solution, each with what it does there. */
export const productLinks = (
  items: readonly ProductLink[],
  descriptions: Record<string, string>,
): ProductLink[] =>
  items.map((item) => ({
    ...item,
    ...(item.look === 'screen' && { image: operationalPicture.tablet }),
    name: pageNames[item.href as keyof typeof pageNames],
    description: descriptions[item.href] ?? item.description,
  }));
