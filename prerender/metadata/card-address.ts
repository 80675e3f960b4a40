/* Where a screen's share card stands, for everything that points to it. */
import { brand } from '../../src/content/brand.ts';
import type { RouteId } from '../../src/content/schema.ts';

export function cardFile(id: RouteId): string {
  return `share/${id}.jpg`;
}

export function cardUrl(id: RouteId): string {
  return `${brand.origin}/${cardFile(id)}`;
}
