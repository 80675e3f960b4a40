/* Tables of gauges, cameras and roads. */
import type { DeskWords } from '../../../content/desk.ts';
import { fill } from '../../../ui/fill.ts';
import { clockText } from '../../../ui/time-text.ts';
import { durationText } from '../../engine/duration-text.ts';
import { cameraAccess, incidentOf } from '../../engine/look.ts';
import { gaugeValue } from '../../engine/readings.ts';
import { holderSentence } from '../decision/questions-of-steps.ts';
import type { DeskState } from '../state/desk-state.ts';
import { type ListRow, type ListTable, metresAway } from './table.ts';

export function devices(desk: DeskState, words: DeskWords): ListTable {
  const { shift } = desk;
  const labels = words.list;
  const { city } = shift.setting;
  const gauges = city.gauges.map(
    (gauge): ListRow => ({
      id: gauge.id,
      cells: [
        gauge.id,
        gauge.kind === 'level' ? labels.level : labels.gas,
        gauge.name,
        fill(labels.reading, {
          value: Math.round(gaugeValue(shift, gauge.id)),
          unit: gauge.unit,
          limit: gauge.limit,
        }),
      ],
      buttonLabel: labels.readings,
      opens: { kind: 'readings', gauge: gauge.id },
      metres: metresAway(desk, gauge.spot),
      since: 0,
    }),
  );
  const cameras = city.cameras.map((camera): ListRow => {
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
      cells: [camera.id, labels.camera, camera.name, state],
      ...(may && access.state === 'open'
        ? { buttonLabel: words.close, acts: { kind: 'close-camera', camera: camera.id } as const }
        : may
          ? { buttonLabel: words.camera.open, opens: { kind: 'camera', camera: camera.id } as const }
          : {}),
      metres: metresAway(desk, camera.sees),
      since: access.state === 'open' ? access.use.opened : 0,
    };
  });
  const rows = [...gauges, ...cameras];
  return {
    id: 'devices',
    title: labels.devices,
    aside: fill(labels.all, { count: rows.length }),
    heads: [labels.name, labels.kind, labels.where, labels.state, labels.act],
    rows,
  };
}

export function roads(desk: DeskState, words: DeskWords): ListTable {
  const { shift } = desk;
  const labels = words.list;
  const { city, shift: content } = shift.setting;
  const circleAt = (r: number) => city.circles.find((one) => Math.abs(one.r - r) < 0.05)?.name ?? '';
  const closed = shift.closures.filter(({ until }) => until === null);
  const incident = incidentOf(shift, desk.chosen);
  const closing = words.decision['close-road'];
  const avenues = city.avenues.map((avenue): ListRow => {
    const road = content.roads.find((one) => one.avenue === avenue.id);
    const closure = closed.find((one) => one.road === road?.id);
    return {
      id: avenue.label,
      cells: [
        avenue.label,
        fill(labels.avenue, { from: circleAt(avenue.from), to: circleAt(avenue.to) }),
        avenue.breaks ? labels.underpass : '',
        closure
          ? fill(labels.closedSince, { time: clockText(closure.since) })
          : [labels.open, road && incident && holderSentence(shift, incident, road, closing.holder)]
              .filter(Boolean)
              .join('. '),
      ],
      ...(road && !closure && desk.chosen
        ? {
            buttonLabel: labels.closeRoad,
            acts: { kind: 'close-road', road: road.id, incident: desk.chosen } as const,
          }
        : {}),
      metres: metresAway(desk, { r: (avenue.from + avenue.to) / 2, a: avenue.a }),
      since: closure?.since ?? 0,
    };
  });
  const circles = city.circles.map(
    (circle): ListRow => ({
      id: circle.name,
      cells: [circle.name, labels.circle, '', labels.open],
      metres: Math.abs(circle.r - (incidentOf(shift, desk.chosen)?.spot.r ?? 0)) * city.metres,
      since: 0,
    }),
  );
  const rows = [...avenues, ...circles];
  return {
    id: 'roads',
    title: labels.roads,
    aside: closed.length
      ? fill(labels.roadsSome, { count: closed.length })
      : fill(labels.roadsNone, { count: rows.length, all: rows.length }),
    heads: [labels.name, labels.fromTo, labels.note, labels.state, labels.act],
    rows,
  };
}
