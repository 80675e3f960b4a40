/* The address of a page's share card. */
import { brand } from '../../src/content/brand.ts';
import type { Page } from './page.ts';

export function cardFile({ id, edition }: Pick<Page, 'id' | 'edition'>): string {
  return `share${edition.prefix}/${id}.jpg`;
}

export function cardUrl(page: Pick<Page, 'id' | 'edition'>): string {
  return `${brand.origin}/${cardFile(page)}`;
}
