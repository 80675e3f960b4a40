import type { StandardLine } from '../../content/requirements/schema.ts';

/** How many standards there are, and how many are stated by a product or by project work alone. */
export function standardCounts(lines: readonly StandardLine[]) {
  const products = lines.filter(({ stated }) => stated.length > 0).length;
  return { all: lines.length, products, projects: lines.length - products };
}
