/* The wide drawing, 1248 by 676: three layers side by side on top of the infrastructure, the line from left to right. */
import type { RequestStop, TechnologyItem } from '../../../content/technologies/schema.ts';
import { carriers, type Option, optionsAt, type Start } from './request-path.ts';

export interface Station {
  option: Option;
  item: TechnologyItem;
  x: number;
  y: number;
  /** Its name is beside it, because the line continues below. */
  isNameBeside: boolean;
}

export const planSize = [1248, 676] as const;
const line = 222;
const ground = 606;
const phone = { line: 470, stations: 416, joins: 362, column: 574 };

/** The distance of each option of a stop from the line. */
const rows = [0, -92, 94, 168, 242, 316];
const columns: Partial<Record<RequestStop, number>> = {
  page: 120,
  styles: 228,
  script: 344,
  view: 450,
  rules: 676,
  memory: 934,
  record: 1086,
  build: 154,
  test: 334,
  pack: 514,
  host: 764,
};
/** Where the line branches off to another option, and where it returns. */
const forks: Partial<Record<RequestStop, [out: number, back: number]>> = {
  styles: [176, 280],
  rules: [618, 834],
  record: [1008, 1008],
};

function placeOf(stop: RequestStop, index: number, nth: number): [x: number, y: number] {
  if (stop === 'app') return [84 + index * 138, phone.stations];
  const column = columns[stop] ?? 0;
  if (carriers.includes(stop)) return [column + index * 180, ground];
  return [column + nth * 100, line + (rows[index] ?? rows.length * 74)];
}

export function stationsOf(items: readonly TechnologyItem[], stop: RequestStop): Station[] {
  return optionsAt(items, stop).flatMap((option, index) =>
    option.items.map((item, nth) => {
      const [x, y] = placeOf(stop, index, nth);
      return { option, item, x, y, isNameBeside: stop === 'app' || (index > 0 && y !== ground) };
    }),
  );
}

/** The line's path through one option, from the end of the previous stop to the end of this one. */
export function courseOf(items: readonly TechnologyItem[], option: Option): string {
  const { stop } = option;
  const index = optionsAt(items, stop).findIndex(({ name }) => name === option.name);
  const [x, y] = placeOf(stop, index, 0);
  if (stop === 'app') return `H${x}V${phone.joins}H${phone.column}V${line}`;
  if (stop === 'host' && index > 0) return `H690V552H${x}V${y}`;
  const [out, back] = forks[stop] ?? [x, x];
  const end = placeOf(stop, index, option.items.length - 1)[0];
  if (y === line || y === ground) return `H${end}`;
  return stop === 'record' ? `H${out}V${y}H${x}` : `H${out}V${y}H${back}V${line}`;
}

export const beginning: Record<Start, string> = { browser: `M60 ${line}`, phone: `M60 ${phone.line}` };
export const carrying = `M${columns.build} ${ground}`;
/** Where a course can be drawn by itself. */
export const beforeStop = (stop: RequestStop): string => {
  if (stop === 'app') return beginning.phone;
  if (stop === 'host') return `M${columns.pack} ${ground}`;
  return `M${(forks[stop] ?? [0])[0]} ${line}`;
};

export const devices: Record<Start, { x: number; y: number; nameY: number }> = {
  browser: { x: 35, y: line, nameY: line + 42 },
  phone: { x: 35, y: phone.line, nameY: phone.line - 28 },
};

/** The response's path back above everything, and its arrow. */
export function answerFrom({ x, y }: Station, start: Start): string {
  const over = `M${x} ${y}H1226V40`;
  return start === 'browser'
    ? `${over}H35V188M28 180l7 9 7-9`
    : `${over}H6V${phone.line}H18M10 ${phone.line - 7}l9 7-9 7`;
}

/** Boxes of the layers in order, the last one below the others; labels avoid the response's path. */
export const boxes = [
  { x: 0, y: 62, width: 584, height: 442, nameX: 60, countX: 564 },
  { x: 600, y: 62, width: 250, height: 442, nameX: 620, countX: 830 },
  { x: 866, y: 62, width: 382, height: 442, nameX: 886, countX: 1206 },
  { x: 0, y: 520, width: 1248, height: 150, nameX: 20, countX: 1228 },
];
/** The supports between the lowest box and the others. */
export const posts = 'M222 504h120v16H222zM665 504h120v16H665zM997 504h120v16H997z';

export function notePlace(stop: RequestStop): { x: number; y: number } {
  if (stop === 'host') return { x: 640, y: ground - 12 };
  const x = (columns[stop] ?? 0) + (stop === 'rules' ? 50 : 0);
  return { x, y: (carriers.includes(stop) ? ground : line) - 36 };
}
