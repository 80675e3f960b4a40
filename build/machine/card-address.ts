/* Where a screen's share card stands, for everything that points to it. */
import { routes } from '../../src/app/routes.ts';
import { brand } from '../../src/content/brand.ts';
import type { Path } from '../../src/content/schema.ts';

export const cardSize = { width: 1200, height: 630 };

export function cardFile(path: Path): string {
  return `share/${routes[path].name}.png`;
}

export function cardUrl(path: Path): string {
  return `${brand.origin}/${cardFile(path)}`;
}
