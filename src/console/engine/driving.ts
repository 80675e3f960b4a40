/* Units take the shortest open route, and another one when a road closes. A person always sends them. */

import type { Spot } from '../../content/shifts/schema.ts';
import { changeUnit, plan, type ShiftDraft } from './draft.ts';
import { incidentOf } from './look.ts';
import { networkOf } from './network.ts';
import { answersAfter, faultOf } from './radio-faults.ts';
import { routeTo } from './routing.ts';
import { closedEdges, speedOf, turnoutOf, unitSpot } from './travel.ts';
import type { Unit, UnitRoute } from './unit-types.ts';

export function findRoute(draft: ShiftDraft, unit: Unit, targets: readonly Spot[]): UnitRoute | null {
  return routeTo(networkOf(draft.setting.city), unitSpot(draft, unit), targets, closedEdges(draft));
}

/** Sends a unit along a route; it acknowledges, and leaves after its turnout. */
export function setOut(
  draft: ShiftDraft,
  unit: Unit,
  route: UnitRoute,
  change: Partial<Unit>,
  home = false,
): void {
  const corridor = hasCorridor(draft, { ...unit, ...change }, home);
  const fresh = { arrived: null, reported: null, silentSince: null, ...change };
  if (home) {
    drive(draft, unit, route, draft.now, corridor, home, { ...fresh, state: 'returning' });
    return;
  }
  const sending = unit.sendings + 1;
  const turnout = turnoutOf(draft, unit);
  const sent = { ...fresh, state: 'sent', sendings: sending } as const;
  // A unit on the road answers at once; a crew at its base goes to the radio first.
  plan(draft, draft.now + (turnout > 0 ? answersAfter : 0), { kind: 'acknowledge', unit: unit.id, sending });
  if (faultOf(draft, unit)) changeUnit(draft, unit.id, sent);
  else drive(draft, unit, route, draft.now + turnout, corridor, home, sent);
}

/** Plans the route of a unit from its position. */
export function drive(
  draft: ShiftDraft,
  unit: Unit,
  route: UnitRoute,
  leaves: number,
  corridor: boolean,
  home: boolean,
  change: Partial<Unit>,
): void {
  const arrives = leaves + Math.round(route.metres / speedOf(draft, corridor));
  const spot = unitSpot(draft, unit);
  const id = plan(draft, leaves, { kind: 'leave', unit: unit.id, trip: draft.planned + 1 });
  plan(draft, arrives, { kind: 'arrive', unit: unit.id, trip: id });
  const sent = unit.trip?.home === home ? unit.trip.sent : draft.now;
  changeUnit(draft, unit.id, { ...change, spot, trip: { id, route, sent, leaves, arrives, corridor, home } });
}

function hasCorridor(draft: ShiftDraft, unit: Unit, home: boolean): boolean {
  const corridor = incidentOf(draft, unit.incident)?.corridor;
  if (unit.kind !== 'ambulance' || !corridor) return false;
  return home ? corridor.wayBack !== null : corridor.state === 'approved';
}

export function goHome(draft: ShiftDraft, unit: Unit): void {
  const base = draft.setting.city.units.find(({ id }) => id === unit.id)?.spot;
  const route = base && findRoute(draft, unit, [base]);
  if (route) setOut(draft, unit, route, { holds: null }, true);
}

/** Roads or signals have changed: moving units are rerouted from their position. */
export function replan(draft: ShiftDraft): void {
  const closed = closedEdges(draft);
  for (const unit of draft.units) {
    const { trip } = unit;
    if (!trip) continue;
    const corridor = hasCorridor(draft, unit, trip.home);
    if (corridor === trip.corridor && !trip.route.edges.some((edge) => closed.has(edge))) continue;
    const base = draft.setting.city.units.find(({ id }) => id === unit.id)?.spot;
    const road = draft.setting.shift.roads.find(({ id }) => id === unit.holds);
    const access = road?.holder ? [road.holder.spot] : (incidentOf(draft, unit.incident)?.access ?? []);
    const route = findRoute(draft, unit, trip.home && base ? [base] : access);
    if (route) drive(draft, unit, route, Math.max(draft.now, trip.leaves), corridor, trip.home, {});
    else changeUnit(draft, unit.id, { state: 'on-site', spot: unitSpot(draft, unit), trip: null });
  }
}
