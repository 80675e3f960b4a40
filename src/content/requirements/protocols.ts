/* The standards named on product pages, one row each, with the verb used there. */
import type { Connections } from '../products/schema.ts';
import type { ProductId } from '../schema.ts';
import connectionFacts from './connection-facts.ts';
import type { StandardLine, Stated } from './schema.ts';

/** Standards of one family share a row; the exact name is shown under 'Stated'. */
const families = ['ONVIF', 'OGC', 'REST'];
const familyNames: Record<string, string> = { OGC: 'OGC services' };

export interface NamedProduct {
  id: ProductId;
  connections: Connections;
}

export function protocolLines(products: readonly NamedProduct[]): StandardLine[] {
  const lines = new Map<string, StandardLine>();
  for (const { id, connections } of products)
    for (const standard of connections.standards) {
      const family = families.find((name) => standard === name || standard.startsWith(`${name} `));
      const name = family ? (familyNames[family] ?? family) : standard;
      const named = family && standard !== family ? standard.slice(family.length + 1) : undefined;
      const known = lines.get(name)?.stated ?? [];
      const stated = joined(known, statedIn(id, connections, standard, named));
      lines.set(name, { name, words: [family ?? standard], stated, projects: [] });
    }
  return [...lines.values()].sort((one, other) => other.stated.length - one.stated.length);
}

function statedIn(
  product: ProductId,
  connections: Connections,
  standard: string,
  named: string | undefined,
): Stated {
  const { title, standards, standardsTitle } = connections;
  const facts = connectionFacts[product]?.[standard];
  return {
    product,
    section: title,
    anchor: 'connections',
    text: `${standardsTitle}: ${standards.join(', ')}`,
    ...(named ? { named } : {}),
    ...(facts ? { facts } : {}),
  };
}

/** A product that names two of a family has one cell. */
function joined(known: Stated[], next: Stated): Stated[] {
  const same = known.find(({ product }) => product === next.product);
  if (!same) return [...known, next];
  const named = [same.named, next.named].filter(Boolean).join(', ');
  return known.map((stated) => (stated === same ? { ...same, named } : stated));
}
