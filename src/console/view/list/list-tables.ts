/* The text of the list view's five tables: everything the map draws. */
import type { DeskWords } from '../../../content/desk.ts';
import type { Spot } from '../../../content/shifts/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { clockText, durationText, timeOfDay } from '../../../ui/time-text.ts';
import type { Act } from '../../engine/act-types.ts';
import { metresBetween } from '../../engine/geometry.ts';
import { cameraAccess, decisionFor, incidentOf } from '../../engine/look.ts';
import { gaugeValue } from '../../engine/readings.ts';
import { isFree, positionAge, unitSpot, viaOf } from '../../engine/travel.ts';
import type { State } from '../../engine/types.ts';
import type { DeskState, Panel } from '../state/desk-state.ts';
import { incidentLine, unitState, waitingCount } from '../text/sentences.ts';
import { unitContent, unitTime, wayTo } from '../text/ways.ts';

export type Order = 'distance' | 'name' | 'time';

export interface Row {
  id: string;
  cells: string[];
  /** The label of the last cell's button, if it has one. */
  does?: string;
  chooses?: string;
  opens?: Panel;
  acts?: Act;
  /** It waits for who sits here. */
  decides?: boolean;
  metres: number;
  since: number;
}

export interface Table {
  id: string;
  title: string;
  aside: string;
  heads: string[];
  rows: Row[];
}

export function tablesOf(desk: DeskState, words: DeskWords, order: Order, find: string): Table[] {
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

function away({ shift, chosen }: DeskState, spot: Spot): number {
  const from = incidentOf(shift, chosen)?.spot;
  return from ? metresBetween(shift.setting.city, from, spot) : 0;
}

function incidents(desk: DeskState, words: DeskWords): Table {
  const { shift } = desk;
  const said = words.list;
  const waiting = waitingCount(shift);
  return {
    id: 'incidents',
    title: words.rail.incidents,
    aside: waiting
      ? fill(waiting === 1 ? words.rail.waits : words.rail.wait, { count: waiting })
      : words.rail.noneWait,
    heads: [said.number, said.what, said.where, said.state, said.since],
    rows: shift.incidents.map((incident) => ({
      id: incident.id,
      cells: [
        incident.id,
        fill(incident.messages.length === 1 ? said.oneMessage : said.messages, {
          what: incident.title,
          count: incident.messages.length,
        }),
        incident.where,
        incident.state === 'proposed' ? said.waitsOperator : incidentLine(shift, incident, words),
        clockText(incident.since),
      ],
      chooses: incident.id,
      decides: decisionFor(shift, shift.role, incident.id) !== null,
      metres: away(desk, incident.spot),
      since: incident.since,
    })),
  };
}

function units(desk: DeskState, words: DeskWords): Table {
  const { shift, chosen } = desk;
  const said = words.list;
  const free = shift.units.filter(isFree);
  return {
    id: 'units',
    title: words.rail.units,
    aside: fill(said.unitsCount, { count: shift.units.length, free: free.length }),
    heads: [
      said.name,
      said.kind,
      said.where,
      chosen ? fill(said.stateAndWay, { incident: chosen }) : said.stateAlone,
      said.time,
    ],
    rows: shift.units.map((unit) => {
      const time = unitTime(shift, unit, chosen);
      const way = wayTo(shift, unit, chosen);
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
          way
            ? fill(said.way, {
                state,
                streets: viaOf(way.route).join(shift.setting.words.and),
                km: (way.route.metres / 1000).toFixed(1),
              })
            : isFree(unit) || unit.incident === chosen
              ? state
              : fill(said.notFree, { state }),
          time === 'here' ? words.unit['on-site'] : time === null ? words.none : durationText(time),
        ],
        metres: typeof time === 'number' ? time : time === 'here' ? 0 : Number.MAX_SAFE_INTEGER,
        since: unit.trip?.sent ?? 0,
      };
    }),
  };
}

/** The street a spot lies on, and what it is near. */
function whereIs({ setting: { city } }: State, spot: Spot): string {
  const circle = city.circles.find(({ r }) => Math.abs(r - spot.r) < 0.02);
  const turn = ((spot.a % 360) + 360) % 360;
  const avenue = city.avenues.find(({ a }) => Math.abs(a - turn) < 0.2);
  return [avenue?.label, circle?.name].filter(Boolean).join(', ');
}

function devices(desk: DeskState, words: DeskWords): Table {
  const { shift } = desk;
  const said = words.list;
  const { city } = shift.setting;
  const gauges = city.gauges.map(
    (gauge): Row => ({
      id: gauge.id,
      cells: [
        gauge.id,
        gauge.kind === 'level' ? said.level : said.gas,
        gauge.name,
        fill(said.reading, {
          value: Math.round(gaugeValue(shift, gauge.id)),
          unit: gauge.unit,
          limit: gauge.limit,
        }),
      ],
      does: said.readings,
      opens: { kind: 'readings', gauge: gauge.id },
      metres: away(desk, gauge.spot),
      since: 0,
    }),
  );
  const cameras = city.cameras.map((camera): Row => {
    const access = cameraAccess(shift, shift.role, camera.id);
    const state = {
      closed: words.camera.closed,
      'time-up': words.camera.timeUp,
      'not-for-role': words.camera.notForRole,
      open: access.state === 'open' ? fill(words.camera.left, { time: durationText(access.left) }) : '',
    }[access.state];
    const may = access.state !== 'not-for-role';
    return {
      id: camera.id,
      cells: [camera.id, said.camera, camera.name, state],
      ...(may && access.state === 'open'
        ? { does: words.close, acts: { kind: 'close-camera', camera: camera.id } as const }
        : may
          ? { does: words.camera.open, opens: { kind: 'camera', camera: camera.id } as const }
          : {}),
      metres: away(desk, camera.sees),
      since: access.state === 'open' ? access.use.opened : 0,
    };
  });
  const rows = [...gauges, ...cameras];
  return {
    id: 'devices',
    title: said.devices,
    aside: fill(said.all, { count: rows.length }),
    heads: [said.name, said.kind, said.where, said.state, said.act],
    rows,
  };
}

function roads(desk: DeskState, words: DeskWords): Table {
  const { shift } = desk;
  const said = words.list;
  const { city, shift: content } = shift.setting;
  const circleAt = (r: number) => city.circles.find((one) => Math.abs(one.r - r) < 0.05)?.name ?? '';
  const closed = shift.closures.filter(({ until }) => until === null);
  const avenues = city.avenues.map((avenue): Row => {
    const road = content.roads.find((one) => one.avenue === avenue.id);
    const closure = closed.find((one) => one.road === road?.id);
    return {
      id: avenue.label,
      cells: [
        avenue.label,
        fill(said.avenue, { from: circleAt(avenue.from), to: circleAt(avenue.to) }),
        avenue.breaks ? said.underpass : '',
        closure ? fill(said.closedSince, { time: clockText(closure.since) }) : said.open,
      ],
      ...(road && !closure && desk.chosen
        ? {
            does: said.closeRoad,
            acts: { kind: 'close-road', road: road.id, incident: desk.chosen } as const,
          }
        : {}),
      metres: away(desk, { r: (avenue.from + avenue.to) / 2, a: avenue.a }),
      since: closure?.since ?? 0,
    };
  });
  const circles = city.circles.map(
    (circle): Row => ({
      id: circle.name,
      cells: [circle.name, said.circle, '', said.open],
      metres: Math.abs(circle.r - (incidentOf(shift, desk.chosen)?.spot.r ?? 0)) * city.metres,
      since: 0,
    }),
  );
  const rows = [...avenues, ...circles];
  return {
    id: 'roads',
    title: said.roads,
    aside: closed.length
      ? fill(said.roadsSome, { count: closed.length })
      : fill(said.roadsNone, { count: rows.length, all: rows.length }),
    heads: [said.name, said.fromTo, said.note, said.state, said.act],
    rows,
  };
}

function warnings({ shift }: DeskState, words: DeskWords): Table {
  const said = words.list;
  return {
    id: 'warnings',
    title: said.warnings,
    aside: words.warning.status,
    heads: [said.number, said.what, said.where, said.state, said.time],
    rows: shift.warnings.map((warning) => ({
      id: `${warning.incident}-${warning.drafted}`,
      cells: [
        warning.incident,
        warning.content.en.event,
        warning.content.en.areaDesc,
        words.warning.states[warning.state],
        timeOfDay((warning.issued.at(-1)?.sent ?? warning.drafted) / 60),
      ],
      chooses: warning.incident,
      metres: 0,
      since: warning.drafted,
    })),
  };
}
