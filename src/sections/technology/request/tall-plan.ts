/* A phone's drawing, 350 wide: the line is vertical, and the options of a stop are side by side. */
import type { RequestStop, TechnologyItem } from '../../../content/technologies/schema.ts';
import { type Option, optionsAt, type Start } from './request-path.ts';
import type { Station } from './wide-plan.ts';

interface Placed extends Station {
  row: number;
  layer: number;
}

const pitch = 84;
const head = 46;
const margin = 12;

/** Stops that share a row, layer by layer; what does not fit goes into further rows. */
const layers: RequestStop[][][] = [
  [['page'], ['styles'], ['script', 'view'], ['app']],
  [['rules']],
  [['memory'], ['record']],
  [['build', 'test', 'pack'], ['host']],
];

const across = (count: number, nth: number) => 20 + (330 / count) * (nth + 0.5);

/** The rows of a few stops: a series keeps one row, a choice fills rows of three or four. */
function rowsOf(items: readonly TechnologyItem[], stops: RequestStop[]) {
  const options = stops.flatMap((stop) => optionsAt(items, stop));
  const series = stops.length > 1 ? options : options.filter((option) => option.items.length > 1);
  const single = options.filter((option) => !series.includes(option));
  const inRow = single.length > 3 && single.length % 4 === 0 ? 4 : 3;
  const rows = Array.from({ length: Math.ceil(single.length / inRow) }, (_, row) =>
    single.slice(row * inRow, (row + 1) * inRow),
  );
  return [
    ...(series.length ? [{ options: series, columns: 3 }] : []),
    ...rows.map((row) => ({ options: row, columns: inRow })),
  ];
}

export function tallPlan(items: readonly TechnologyItem[]) {
  const stations: Placed[] = [];
  const boxes: { y: number; height: number }[] = [];
  let [y, row] = [0, 0];
  for (const [layer, groups] of layers.entries()) {
    const top = y;
    y += head + 30;
    for (const { options, columns } of groups.flatMap((stops) => rowsOf(items, stops))) {
      const inRow = options.flatMap((option) => option.items.map((item) => ({ option, item })));
      for (const [nth, { option, item }] of inRow.entries())
        stations.push({ option, item, x: across(columns, nth), y, row, layer, isNameBeside: false });
      y += pitch;
      row += 1;
    }
    y -= pitch - 60;
    boxes.push({ y: top, height: y - top });
    y += 14;
  }
  return { stations, boxes, height: y - 14 };
}

/** The line from one station to the next: along a row, or down, passing other rows in the margin. */
export function tallCourse(stations: readonly Placed[], path: readonly Option[], start?: Start): string {
  const called = path.flatMap(({ stop, name }) =>
    stations.filter(({ option }) => option.stop === stop && option.name === name),
  );
  const [first, ...rest] = called;
  if (!first) return '';
  let d = start ? `M${margin} 0V${first.y - 34}H${first.x}V${first.y}` : `M${first.x} ${first.y}`;
  let before = first;
  for (const station of rest) {
    if (station.row === before.row) d += `H${station.x}`;
    else {
      const isNext = station.row === before.row + 1 && station.layer === before.layer;
      d += `V${before.y + 54}${isNext ? '' : `H${margin}V${station.y - 34}`}H${station.x}V${station.y}`;
    }
    before = station;
  }
  return d;
}
