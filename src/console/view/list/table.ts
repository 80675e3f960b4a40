/* The shape of the list view's tables, as text. */
import type { Spot } from '../../../content/shifts/schema.ts';
import type { Act } from '../../engine/act-types.ts';
import { metresBetween } from '../../engine/geometry.ts';
import { incidentOf } from '../../engine/look.ts';
import type { DeskState, OpenSheet } from '../state/desk-state.ts';

export interface ListRow {
  id: string;
  cells: string[];
  /** The label of the last cell's button, if it has one. */
  buttonLabel?: string;
  chooses?: string;
  opens?: OpenSheet;
  acts?: Act;
  /** It waits for a decision by this window's role. */
  decides?: boolean;
  metres: number;
  since: number;
}

export interface ListTable {
  id: string;
  title: string;
  aside: string;
  heads: string[];
  rows: ListRow[];
}

/** Metres from the chosen incident. */
export function metresAway({ shift, chosen }: DeskState, spot: Spot): number {
  const from = incidentOf(shift, chosen)?.spot;
  return from ? metresBetween(shift.setting.city, from, spot) : 0;
}
