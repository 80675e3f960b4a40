import { brand } from '../brand.ts';
import type { ProductId } from '../schema.ts';

/** The first three letters of a name; for one without Latin letters, the flagship's. */
export const sheetCode = (name: string): string => (plain(name) || 'flagship').slice(0, 3).toUpperCase();

/** In English in every edition. */
export function sheetAddress(product: ProductId): string {
  const name = product === 'flagship' ? plain(brand.flagship) || product : product;
  return `/data-sheets/${name}.pdf`;
}

function plain(name: string): string {
  const letters = name.normalize('NFD').toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
}
