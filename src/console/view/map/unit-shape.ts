import type { UnitKind } from '../../../content/shifts/schema.ts';
import { markShape } from '../../../ui/mark-shape.ts';

/** Available, or dark on a white disc when on its way. */
const bodies = {
  free: () => markShape(-5, -6.5, 10.5, 13),
  sent: () => markShape(-5, -7, 11.5, 14),
};

/** A symbol for the kind, cut out of the mark: a drop, a barrier, a flame, a cross, a block. */
const kinds: Record<UnitKind, string> = {
  pump: 'M-.5-4c1.8 2.2 2.6 3.4 2.6 4.6a2.6 2.6 0 0 1-5.2 0c0-1.2.8-2.4 2.6-4.6z',
  traffic: 'M-3.2-3.4h5.4v2h-5.4zM-3.2 1.2h5.4v2h-5.4z',
  fire: 'M-.5-4.2l3.2 7.4h-6.4z',
  ambulance: 'M-1.5-3.8h2v2.8h2.8v2H.5v2.8h-2V1h-2.8v-2h2.8z',
  ward: 'M-3-2.6h5v5.2h-5z',
};

/** To be filled by the even-odd rule. */
export function unitShape(kind: UnitKind, look: 'free' | 'sent'): string {
  return bodies[look]() + kinds[kind];
}

/** An arrowhead for the direction of travel; rotated around its centre. */
export const headingShape = {
  free: 'M9.5-3.6l5.5 3.6-5.5 3.6z',
  sent: 'M15.5-3.6l5.5 3.6-5.5 3.6z',
} as const;
