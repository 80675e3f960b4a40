/* Distances and travel times in the panels, by the engine's rules. */
import type { Camera, UnitContent } from '../../../content/shifts/schema.ts';
import { metresBetween } from '../../engine/geometry.ts';
import { incidentOf } from '../../engine/look.ts';
import { timeToIncident } from '../../engine/travel.ts';
import type { ShiftState } from '../../engine/types.ts';
import type { Unit, UnitRoute } from '../../engine/unit-types.ts';

export function unitContent({ setting }: ShiftState, { id }: Pick<Unit, 'id'>): UnitContent {
  const found = setting.city.units.find((unit) => unit.id === id);
  if (!found) throw new Error(`No unit ${id} in the city`);
  return found;
}

/** Seconds to the chosen incident; `here` when it has arrived, null when the unit is not free. */
export function unitTime(shift: ShiftState, unit: Unit, chosen: string | null): number | 'here' | null {
  if (chosen && unit.incident === chosen) {
    if (unit.state === 'on-site' || unit.state === 'at-work') return 'here';
    if (unit.trip) return Math.max(0, unit.trip.arrives - shift.now);
  }
  return routeForUnit(shift, unit, chosen)?.seconds ?? null;
}

/** The route an available unit would take now. */
export function routeForUnit(
  shift: ShiftState,
  unit: Unit,
  chosen: string | null,
): { route: UnitRoute; seconds: number } | undefined {
  if (!chosen) return undefined;
  return timeToIncident(shift, unit.id, chosen) ?? undefined;
}

/** The street a unit is on. */
export function streetNow(shift: ShiftState, { trip }: Unit): string | undefined {
  if (!trip) return undefined;
  const gone = Math.max(0, (shift.now - trip.leaves) / Math.max(1, trip.arrives - trip.leaves));
  let metres = gone * trip.route.metres;
  for (const leg of trip.route.legs) {
    if (metres <= leg.metres) return leg.name;
    metres -= leg.metres;
  }
  return trip.route.legs.at(-1)?.name;
}

export function camerasByDistance(shift: ShiftState, chosen: string | null): Camera[] {
  const { city } = shift.setting;
  const spot = incidentOf(shift, chosen)?.spot;
  if (!spot) return city.cameras;
  const metres = ({ sees }: Camera) => metresBetween(city, sees, spot);
  return city.cameras.toSorted((one, other) => metres(one) - metres(other));
}
