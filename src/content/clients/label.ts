/* The name of the row of customers: invented ones are never shown as the company's own. */
import invented from './invented.ts';
import own from './own.ts';

export interface ClientsLabels {
  samples: string;
  /** While some invented ones are left. */
  mixed: string;
  own: string;
}

export function clientsLabel(labels: ClientsLabels, counts = { own: own.length, invented: invented.length }) {
  if (counts.invented === 0) return labels.own;
  return counts.own === 0 ? labels.samples : labels.mixed;
}
