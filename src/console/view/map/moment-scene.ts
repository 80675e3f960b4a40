/* The map's scene at one moment of a shift, as a role may see it. */
import type { DeskWords } from '../../../content/desk.ts';
import type { Spot } from '../../../content/shifts/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { clockText } from '../../../ui/time-text.ts';
import { durationText } from '../../engine/duration-text.ts';
import { alongLeg, pointsOfPolygon } from '../../engine/geometry.ts';
import type { Incident } from '../../engine/incident-types.ts';
import { cameraAccess, incidentOf, procedureOf } from '../../engine/look.ts';
import { gaugeValue } from '../../engine/readings.ts';
import { nearestFree, positionAge, timeToIncident, unitSpot } from '../../engine/travel.ts';
import type { ShiftState } from '../../engine/types.ts';
import type { Leg, Unit } from '../../engine/unit-types.ts';
import { isOver } from '../../engine/warnings.ts';
import { camerasByDistance } from '../text/travel.ts';
import { type Point, spotPoint } from './plan.ts';
import type { IncidentLook, MapScene, UnitMark } from './scene.ts';

/** Degrees between two points of a drawn curve. */
const CURVE_STEP = 3;

export function sceneOf(
  shift: ShiftState,
  chosen: string | null,
  words: DeskWords,
  fieldUnit?: string,
): MapScene {
  const { city } = shift.setting;
  const field = shift.role === 'field';
  const seesCameras = shift.role === 'operator' || shift.role === 'supervisor';
  const near = camerasByDistance(shift, chosen).slice(0, chosen ? 3 : 0);
  const incident = incidentOf(shift, chosen);
  const warning = shift.warnings.findLast((one) => one.incident === chosen && !isOver(one));
  const units = field ? shift.units.filter(({ id }) => id === fieldUnit) : shift.units;
  return {
    cameras: seesCameras
      ? city.cameras.map(({ id, spot, looks }) => ({
          id,
          at: spotPoint(spot),
          looks,
          near: near.some((one) => one.id === id),
          open: cameraAccess(shift, shift.role, id).state === 'open',
        }))
      : [],
    gauges: (shift.role === 'commissioner' ? [] : city.gauges)
      // A gauge under an incident's mark is omitted, because the callout shows its reading.
      .filter(({ spot }) => !shift.incidents.some((one) => one.spot.r === spot.r && one.spot.a === spot.a))
      .map(({ id, spot }) => ({ id, at: spotPoint(spot) })),
    units: shift.role === 'commissioner' ? [] : units.map((unit) => unitMark(shift, unit, chosen, words)),
    incidents: incidentMarks(shift, chosen, words),
    closures: closuresOf(shift),
    diversions: diversionsOf(shift),
    routes: shift.role === 'commissioner' ? [] : routesOf(shift, incident, units),
    area: warning && pointsOfPolygon(city, warning.polygon).map(({ x, y }): Point => [x, -y]),
  };
}

export function unitMark(shift: ShiftState, unit: Unit, chosen: string | null, words: DeskWords): UnitMark {
  const sent = unit.trip !== null && !unit.trip.home && unit.incident === chosen && unit.arrived === null;
  const away = unit.trip && shift.now >= unit.trip.leaves ? unit.trip.arrives - shift.now : 0;
  const [age, lost] = [positionAge(shift, unit), unit.silentSince !== null];
  const named = shift.role === 'field' ? words.map.you : unit.id;
  return {
    id: unit.id,
    at: spotPoint(unitSpot(shift, unit)),
    kind: unit.kind,
    words: lost
      ? fill(words.unit.lost, { unit: named, time: durationText(Math.floor(age / 10) * 10) })
      : sent && away > 0
        ? fill(words.unit.away, { unit: named, time: durationText(away), age })
        : named,
    lost,
    sent,
    moving: unit.state === 'en-route' || unit.state === 'returning',
  };
}

function incidentMarks(shift: ShiftState, chosen: string | null, words: DeskWords) {
  return shift.incidents
    .filter(({ state, id }) => state === 'proposed' || state === 'confirmed' || id === chosen)
    .filter(({ state }) => state !== 'joined')
    .map((incident) => ({
      id: incident.id,
      at: spotPoint(incident.spot),
      look: lookOf(incident),
      lines: incident.id === chosen && !incident.background ? linesOf(shift, incident, words) : [],
    }))
    .toSorted((one, other) => Number(other.id === chosen) - Number(one.id === chosen));
}

/** Marigold for an incident that waits or is handled here; grey for another desk's. */
function lookOf({ state, background }: Incident): IncidentLook {
  if (background || state === 'closed' || state === 'dismissed') return 'closed';
  return state === 'proposed' ? 'proposed' : 'confirmed';
}

function linesOf(shift: ShiftState, incident: Incident, words: DeskWords): string[] {
  const { descriptions: texts } = words.map;
  const site = shift.setting.shift.sites.find(({ id }) => id === incident.site);
  const gauge = shift.setting.city.gauges.find(({ id }) => id === site?.gauge);
  const closure = shift.closures.find((one) => one.incident === incident.id && one.until === null);
  const state =
    incident.state === 'proposed' ? 'proposed' : incident.state === 'confirmed' ? 'confirmed' : 'closed';
  if (shift.role === 'commissioner') {
    const { mark } = words.commissioner;
    return [fill(mark, { ward: incident.ward, what: words.commissioner.events[incident.kind] })];
  }
  return [
    fill(texts[state], { incident: incident.id }),
    ...(closure ? [fill(texts.closedSince, { time: clockText(closure.since) })] : []),
    ...(gauge
      ? [
          fill(texts.reads, {
            gauge: gauge.id,
            value: Math.round(gaugeValue(shift, gauge.id)),
            unit: gauge.unit,
          }),
        ]
      : []),
  ];
}

function closuresOf({ closures, setting }: ShiftState) {
  return closures
    .filter(({ until }) => until === null)
    .flatMap(({ road }) => {
      const content = setting.shift.roads.find(({ id }) => id === road);
      const avenue = setting.city.avenues.find(({ id }) => id === content?.avenue);
      if (!content || !avenue) return [];
      return [content.from, content.to].map((r) => ({ at: spotPoint({ r, a: avenue.a }), along: avenue.a }));
    });
}

function diversionsOf({ closures, setting }: ShiftState) {
  return closures
    .filter(({ until }) => until === null)
    .flatMap(({ road }) => {
      const content = setting.shift.roads.find(({ id }) => id === road);
      return content ? [{ points: curve(content.diversion) }] : [];
    });
}

/** Routes of units on their way to the selected incident; if there are none, the route of the requested unit. */
function routesOf(
  shift: ShiftState,
  incident: Incident | undefined,
  units: readonly Unit[],
): MapScene['routes'] {
  if (!incident) return [];
  const sent = units.flatMap(({ trip, incident: of }) =>
    trip && of === incident.id && !trip.home
      ? [{ points: remainingRoute(trip.route.legs, gone(trip, shift.now)), sent: true }]
      : [],
  );
  const open = incident.state === 'proposed' || incident.state === 'confirmed';
  if (sent.length > 0 || !open || shift.role === 'field') return sent;
  const needs = procedureOf(shift, incident)?.steps.find((step) => step.needs)?.needs?.[0];
  const unit = needs && !incident.background && nearestFree(shift, needs, incident.id);
  const travel = unit && timeToIncident(shift, unit.id, incident.id);
  return travel ? [{ points: remainingRoute(travel.route.legs, 0), sent: false }] : [];
}

function gone({ leaves, arrives, route }: NonNullable<Unit['trip']>, now: number): number {
  return route.metres * Math.min(1, Math.max(0, (now - leaves) / Math.max(1, arrives - leaves)));
}

/** The remaining part of a route, as points dense enough for its curves. */
export function remainingRoute(legs: readonly Leg[], metres: number): Point[] {
  let left = metres;
  const points: Point[] = [];
  for (const leg of legs) {
    if (left >= leg.metres) {
      left -= leg.metres;
      continue;
    }
    const start = alongLeg(leg, left / leg.metres);
    left = 0;
    points.push(...curve([start, leg.to]));
  }
  return points;
}

/** Two spots on one circle are connected by the points of its arc. */
function curve(spots: readonly Spot[]): Point[] {
  return spots.flatMap((spot, index) => {
    const before = spots[index - 1];
    if (!before) return [spotPoint(spot)];
    const steps = Math.max(1, Math.ceil(Math.abs(spot.a - before.a) / CURVE_STEP));
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 1) / steps;
      return spotPoint({
        r: before.r + (spot.r - before.r) * share,
        a: before.a + (spot.a - before.a) * share,
      });
    });
  });
}
