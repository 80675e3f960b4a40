/* Cards and products of a solution: texts by anchor and by link, the rest from the first edition. */

import type { ProductLink, SolutionCard } from '../../solutions/schema.ts';
import { operationalPicture } from '../products/operational-picture.ts';

export type CardWords = Required<Pick<SolutionCard, 'title' | 'description' | 'features'>>;

/** Cards without a translation are omitted, so that no page is half in English. */
export function cardsInHindi(cards: SolutionCard[], words: Record<string, CardWords>): SolutionCard[] {
  return cards.flatMap((card) => {
    const own = words[card.anchor];
    return own ? [{ ...card, ...own }] : [];
  });
}

export function productsInHindi<Item extends ProductLink>(
  items: readonly Item[],
  words: { [Page in Item['href']]: Pick<ProductLink, 'name' | 'description'> },
): ProductLink[] {
  return items.map((item) => ({
    ...item,
    ...(item.look === 'screen' && { image: operationalPicture.tablet }),
    ...words[item.href as Item['href']],
  }));
}
