/* Resolves a reference to a sentence of a product's page. The build fails if it no longer exists. */
import type { FlagshipPage, ProductPage } from '../products/schema.ts';
import type { ProductId } from '../schema.ts';
import type { Stated } from './schema.ts';

type Product = Omit<ProductPage, 'kind'> & { responseCycle?: FlagshipPage['responseCycle'] };
/** A function's number, a step of the response cycle, or a paragraph. */
export type SentenceRef = `F${number}` | `step:${string}` | `overview:${number}` | `operation:${number}`;

export function statedAt(product: ProductId, page: Product, place: SentenceRef): Stated {
  const found = find(page, place);
  if (!found)
    throw new Error(`${product} has no ${place} any more: src/content/requirements/capabilities.ts names it`);
  return { product, ...found };
}

function find(page: Product, place: SentenceRef): Omit<Stated, 'product'> | undefined {
  const [kind, name = ''] = place.split(':');
  const feature = page.features.find(({ id }) => id === place);
  if (feature) return { section: feature.title, anchor: feature.anchor, text: feature.content };
  const step = kind === 'step' && page.responseCycle?.steps.find(({ anchor }) => anchor === name);
  if (step) return { section: step.title, anchor: '', text: step.content };
  const part = kind === 'overview' ? page.overview : kind === 'operation' ? page.operation : undefined;
  const text = part?.paragraphs[Number(name) - 1];
  return part && text ? { section: part.title, anchor: kind ?? '', text } : undefined;
}
