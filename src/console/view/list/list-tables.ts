/* The text of the list view's five tables: everything the map draws. */
import type { DeskWords } from '../../../content/desk.ts';
import type { Spot } from '../../../content/shifts/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { clockText, timeOfDay } from '../../../ui/time-text.ts';
import { durationText } from '../../engine/duration-text.ts';
import { warningWords } from '../../engine/files.ts';
import { decisionFor } from '../../engine/look.ts';
import { isFree, positionAge, unitSpot, viaOf } from '../../engine/travel.ts';
import type { ShiftState } from '../../engine/types.ts';
import type { DeskState } from '../state/desk-state.ts';
import { incidentLine, unitState, waitingCount } from '../text/sentences.ts';
import { routeForUnit, unitContent, unitTime } from '../text/travel.ts';
import { devices, roads } from './city-tables.ts';
import { type ListTable, metresAway } from './table.ts';

export type TableOrder = 'distance' | 'name' | 'time';

export function tablesOf(desk: DeskState, words: DeskWords, order: TableOrder, find: string): ListTable[] {
  const tables = [incidents, units, devices, roads, warnings].map((make) => make(desk, words));
  const wanted = find.trim().toLowerCase();
  return tables.map((table) => ({
    ...table,
    rows: table.rows
      .filter(({ cells }) => !wanted || cells.join(' ').toLowerCase().includes(wanted))
      .toSorted(
        (one, other) =>
          (order === 'distance'
            ? one.metres - other.metres
            : order === 'time'
              ? one.since - other.since
              : 0) || one.id.localeCompare(other.id),
      ),
  }));
}

function incidents(desk: DeskState, words: DeskWords): ListTable {
  const { shift } = desk;
  const labels = words.list;
  const waiting = waitingCount(shift);
  return {
    id: 'incidents',
    title: words.rail.incidents,
    aside: waiting
      ? fill(waiting === 1 ? words.rail.waits : words.rail.wait, { count: waiting })
      : words.rail.noneWait,
    heads: [labels.number, labels.what, labels.where, labels.state, labels.since],
    rows: shift.incidents.map((incident) => ({
      id: incident.id,
      cells: [
        incident.id,
        fill(incident.messages.length === 1 ? labels.oneMessage : labels.messages, {
          what: incident.title,
          count: incident.messages.length,
        }),
        incident.where,
        incident.state === 'proposed' ? labels.waitsOperator : incidentLine(shift, incident, words),
        clockText(incident.since),
      ],
      chooses: incident.id,
      decides: decisionFor(shift, shift.role, incident.id) !== null,
      metres: metresAway(desk, incident.spot),
      since: incident.since,
    })),
  };
}

function units(desk: DeskState, words: DeskWords): ListTable {
  const { shift, chosen } = desk;
  const labels = words.list;
  const free = shift.units.filter(isFree);
  return {
    id: 'units',
    title: words.rail.units,
    aside: fill(labels.unitsCount, { count: shift.units.length, free: free.length }),
    heads: [
      labels.name,
      labels.kind,
      labels.where,
      chosen ? fill(labels.stateAndWay, { incident: chosen }) : labels.stateAlone,
      labels.time,
    ],
    rows: shift.units.map((unit) => {
      const time = unitTime(shift, unit, chosen);
      const travel = routeForUnit(shift, unit, chosen);
      const state = unitState(shift, unit, words);
      const place = whereIs(shift, unitSpot(shift, unit));
      return {
        id: unit.id,
        cells: [
          unit.id,
          unitContent(shift, unit).name,
          fill(words.unit.old, {
            where: (unit.trip || unit.arrived !== null ? place : '') || unitContent(shift, unit).base,
            time: durationText(positionAge(shift, unit)),
          }),
          travel
            ? fill(labels.route, {
                state,
                streets: viaOf(travel.route).join(shift.setting.words.and),
                km: (travel.route.metres / 1000).toFixed(1),
              })
            : isFree(unit) || unit.incident === chosen
              ? state
              : fill(labels.notFree, { state }),
          time === 'here' ? words.unit['on-site'] : time === null ? words.none : durationText(time),
        ],
        metres: typeof time === 'number' ? time : time === 'here' ? 0 : Number.MAX_SAFE_INTEGER,
        since: unit.trip?.sent ?? 0,
      };
    }),
  };
}

/** The street a spot lies on, and what it is near. */
function whereIs({ setting: { city } }: ShiftState, spot: Spot): string {
  const circle = city.circles.find(({ r }) => Math.abs(r - spot.r) < 0.02);
  const turn = ((spot.a % 360) + 360) % 360;
  const avenue = city.avenues.find(({ a }) => Math.abs(a - turn) < 0.2);
  return [avenue?.label, circle?.name].filter(Boolean).join(', ');
}

function warnings({ shift }: DeskState, words: DeskWords): ListTable {
  const labels = words.list;
  return {
    id: 'warnings',
    title: labels.warnings,
    aside: words.warning.status,
    heads: [labels.number, labels.what, labels.where, labels.state, labels.time],
    rows: shift.warnings.map((warning) => {
      const { event, areaDesc } = warningWords(shift, warning, 'en');
      return {
        id: `${warning.incident}-${warning.drafted}`,
        cells: [
          warning.incident,
          event,
          areaDesc,
          words.warning.states[warning.state],
          timeOfDay((warning.issued.at(-1)?.sent ?? warning.drafted) / 60),
        ],
        chooses: warning.incident,
        metres: 0,
        since: warning.drafted,
      };
    }),
  };
}
