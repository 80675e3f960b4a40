/* Positions of units, remaining distances and travel times. */

import type { Spot, UnitKind } from '../../content/shifts/schema.ts';
import type { Second } from './act-types.ts';
import { alongLeg } from './geometry.ts';
import { incidentOf, unitOf } from './look.ts';
import { edgesBetween, networkOf } from './network.ts';
import { answersAfter, missedAfter } from './radio-faults.ts';
import { routeTo } from './routing.ts';
import type { ShiftState } from './types.ts';
import type { Trip, Unit, UnitRoute } from './unit-types.ts';

export function closedEdges(state: ShiftState): Set<string> {
  const network = networkOf(state.setting.city);
  return new Set(
    state.closures
      .filter(({ until }) => until === null)
      .flatMap(({ road }) => {
        const content = state.setting.shift.roads.find(({ id }) => id === road);
        return content ? edgesBetween(network, content.avenue, content.from, content.to) : [];
      }),
  );
}

export function speedOf({ setting: { city, shift } }: ShiftState, corridor: boolean): number {
  return (corridor ? city.speeds.corridor : city.speeds[shift.weather]) / 3.6;
}

export function unitSpot(state: ShiftState, unit: Unit, at: Second = state.now): Spot {
  const { trip } = unit;
  return trip && at > trip.leaves && trip.route.legs.length > 0 ? spotOnTrip(trip, at) : unit.spot;
}

function spotOnTrip({ route, leaves, arrives }: Trip, at: Second): Spot {
  let left = route.metres * Math.min(1, (at - leaves) / Math.max(1, arrives - leaves));
  for (const leg of route.legs) {
    if (left <= leg.metres) return alongLeg(leg, leg.metres === 0 ? 1 : left / leg.metres);
    left -= leg.metres;
  }
  return route.legs.at(-1)?.to ?? { r: 0, a: 0 };
}

/** A moving unit reports its position every few seconds, a parked one once a minute, one out of contact never. */
const seenEvery = { driving: 8, resting: 60 };

/** Seconds since a unit last reported its position. */
export function positionAge(state: ShiftState, { id, trip, silentSince }: Unit): number {
  const { now, setting } = state;
  if (silentSince !== null) return now - silentSince + missedAfter + answersAfter;
  const drives = trip !== null && now >= trip.leaves;
  if (drives) return (now - trip.leaves) % seenEvery.driving;
  // Staggered, so that units do not all report in the same second.
  const turn = setting.city.units.findIndex((unit) => unit.id === id) * 11;
  return (now - setting.shift.start + turn) % seenEvery.resting;
}

export function metresLeft({ trip }: Unit, at: Second): number {
  if (!trip) return 0;
  return (
    trip.route.metres *
    (1 - Math.max(0, Math.min(1, (at - trip.leaves) / Math.max(1, trip.arrives - trip.leaves))))
  );
}

export function turnoutOf(state: ShiftState, { kind, state: now }: Unit): number {
  return now === 'ready' ? state.setting.city.turnout[kind] : 0;
}

export function isFree({ state }: Unit): boolean {
  return state === 'ready' || state === 'patrol' || state === 'returning';
}

export function timeToIncident(
  state: ShiftState,
  unitId: string,
  incidentId: string,
): { seconds: number; route: UnitRoute } | null {
  const [unit, incident] = [unitOf(state, unitId), incidentOf(state, incidentId)];
  if (!unit || !incident) return null;
  if (unit.incident === incidentId) {
    return unit.trip && !unit.trip.home
      ? { seconds: Math.max(0, unit.trip.arrives - state.now), route: unit.trip.route }
      : null;
  }
  if (!isFree(unit)) return null;
  const route = routeTo(
    networkOf(state.setting.city),
    unitSpot(state, unit),
    incident.access,
    closedEdges(state),
  );
  if (!route) return null;
  const corridor = unit.kind === 'ambulance' && incident.corridor?.state === 'approved';
  return { seconds: turnoutOf(state, unit) + Math.round(route.metres / speedOf(state, corridor)), route };
}

export function viaOf({ legs }: UnitRoute): string[] {
  const names = legs.map(({ name }) => name);
  return names.length > 2 ? names.slice(0, -1) : names;
}

export function nearestFree(state: ShiftState, kind: UnitKind, incident: string): Unit | null {
  const found = state.units
    .filter((unit) => unit.kind === kind)
    .map((unit) => ({ unit, seconds: timeToIncident(state, unit.id, incident)?.seconds ?? null }))
    .filter(({ unit, seconds }) => seconds !== null && unit.incident !== incident)
    .sort((one, other) => (one.seconds ?? 0) - (other.seconds ?? 0));
  return found[0]?.unit ?? null;
}
