/* Where a screen's share card stands, for everything that points to it. */
import { routes } from '../../src/app/routes.ts';
import { brand } from '../../src/content/brand.ts';
import type { Path } from '../../src/content/schema.ts';

export function cardFile(path: Path): string {
  return `share/${routes[path].name}.jpg`;
}

export function cardUrl(path: Path): string {
  return `${brand.origin}/${cardFile(path)}`;
}
