/* The company's logo as a floor plan. Its rings start and end straight, and bend round the desk in between. */

export const radii = { desk: 140, rooms: [158, 270], wall: [288, 342], roads: [354, 418] } as const;
/** How far the rings run straight before they bend. */
export const straightLength = 112;
/** The position and thickness of the front wall. */
export const front = { x: -174, width: 30, gate: 24 } as const;

export type Point = readonly [x: number, y: number];

const one = (value: number) => Math.round(value * 10) / 10;

export function lengthAt(radius: number): number {
  return 2 * straightLength + Math.PI * radius;
}

/** The point at a distance along a ring of this radius. */
export function along(radius: number, distance: number, middle: number): Point {
  const bend = Math.PI * middle;
  if (distance < straightLength) return [one(distance - straightLength), one(-radius)];
  if (distance > straightLength + bend) return [one(straightLength + bend - distance), one(radius)];
  const angle = (distance - straightLength) / middle - Math.PI / 2;
  return [one(radius * Math.cos(angle)), one(radius * Math.sin(angle))];
}

/** The segment of a ring between two radii and two distances along it. */
export function piece([inner, outer]: readonly [number, number], from: number, to: number): string {
  const middle = (inner + outer) / 2;
  const edge = (radius: number, start: number, end: number, turn: 0 | 1) => {
    const bend = [straightLength, straightLength + Math.PI * middle] as const;
    const corners = (turn ? bend : [...bend].reverse()).filter(
      (corner) => corner > Math.min(from, to) && corner < Math.max(from, to),
    );
    const points = [...corners, end].map((distance, index, all) => {
      const before = index === 0 ? start : (all[index - 1] ?? start);
      const isBent =
        Math.min(before, distance) >= bend[0] - 0.1 && Math.max(before, distance) <= bend[1] + 0.1;
      const [x, y] = along(radius, distance, middle);
      return isBent ? `A${radius} ${radius} 0 0 ${turn} ${x} ${y}` : `L${x} ${y}`;
    });
    return points.join('');
  };
  const [x, y] = along(outer, from, middle);
  const [x2, y2] = along(inner, to, middle);
  return `M${x} ${y}${edge(outer, from, to, 1)}L${x2} ${y2}${edge(inner, to, from, 0)}Z`;
}

/** Equal segments of a ring with gaps between them, as start, middle and end. */
export function shares(count: number, [inner, outer]: readonly [number, number], gap: number) {
  const whole = lengthAt((inner + outer) / 2);
  return Array.from({ length: count }, (_, index) => {
    const from = (whole * index) / count + (index > 0 ? gap / 2 : 0);
    const to = (whole * (index + 1)) / count - (index < count - 1 ? gap / 2 : 0);
    return { from, middle: (from + to) / 2, to };
  });
}

/** Roads leave the ring like rays. */
export function road(index: number, count: number): { from: Point; to: Point; name: Point } {
  const angle = ((count > 1 ? -75 + (150 * index) / (count - 1) : 0) * Math.PI) / 180;
  const at = (radius: number): Point => [one(radius * Math.cos(angle)), one(radius * Math.sin(angle))];
  const [x, y] = at(radii.roads[1] + 12);
  return { from: at(radii.roads[0]), to: at(radii.roads[1]), name: [x, one(y + 5 + 6 * Math.sin(angle))] };
}

/** The middles of the gates in the front wall. */
export function gates(count: number): number[] {
  const high = 2 * radii.wall[1];
  return Array.from({ length: count }, (_, index) => one((high * (index + 0.5)) / count - high / 2));
}

/** The front wall, left open at its gates. */
export function frontWall(count: number): string {
  const edge = radii.wall[1];
  const ends = [-edge, ...gates(count).flatMap((y) => [y - front.gate, y + front.gate]), edge];
  const stretches = Array.from({ length: count + 1 }, (_, index) => [ends[2 * index], ends[2 * index + 1]]);
  return stretches
    .map(([from = 0, to = 0]) => `M${front.x} ${from}h${front.width}V${to}h${-front.width}z`)
    .join('');
}

export const deskShape = `M${-straightLength} ${-radii.desk}H0a${radii.desk} ${radii.desk} 0 0 1 0 ${2 * radii.desk}H${-straightLength}z`;

/** A title in two lines of about the same length. */
export function inTwoLines(title: string): string[] {
  const words = title.split(' ');
  if (words.length < 2) return [title];
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  return cuts.reduce((best, cut) => (widest(cut) < widest(best) ? cut : best));
}

const widest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
