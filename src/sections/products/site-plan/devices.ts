/* Everything on the plan that can be chosen, with its place; fence sections are measured along the fence. */
import type { DeviceKind, KeyHolder, PlanPoint, SitePlan } from '../../../content/instruments/site-plan.ts';
import { fill } from '../../../ui/fill.ts';

export interface Device {
  id: string;
  kind: DeviceKind;
  name: string;
  /** Its middle. */
  at: PlanPoint;
  number: number;
  /** A fence section's course, corner by corner. */
  course?: PlanPoint[];
}

export const distance = ([ax, ay]: PlanPoint, [bx, by]: PlanPoint): number => Math.hypot(bx - ax, by - ay);

export function devicesOf(plan: SitePlan): Device[] {
  const { words } = plan;
  const named = (kind: 'camera' | 'door', spots: PlanPoint[]): Device[] =>
    spots.map((at, index) => ({
      id: `${kind}-${index + 1}`,
      kind,
      name: fill(words[kind], { number: index + 1 }),
      at,
      number: index + 1,
    }));
  const cameras = plan.cameras.map(({ at }) => at);
  return [
    ...fenceSections(plan),
    ...named('camera', cameras),
    ...named('door', plan.doors),
    { id: 'gate', kind: 'gate', name: words.gate, at: plan.gate, number: 1 },
    { id: 'patrol', kind: 'patrol', name: plan.patrol.name, at: plan.patrol.at, number: 1 },
  ];
}

export function perimeter({ fence }: SitePlan): number {
  return edges(fence.corners).reduce((sum, [a, b]) => sum + distance(a, b), 0);
}

/** The fence in equal sections, numbered from where the first begins. */
export function fenceSections(plan: SitePlan): Device[] {
  const { corners, sections, start } = plan.fence;
  const length = perimeter(plan) / sections;
  return Array.from({ length: sections }, (_, index) => {
    const [from, to] = [start + index * length, start + (index + 1) * length];
    return {
      id: `fence-${index + 1}`,
      kind: 'fence',
      name: fill(plan.words.fence, { number: index + 1 }),
      at: along(corners, (from + to) / 2),
      number: index + 1,
      course: [along(corners, from), ...cornersBetween(corners, from, to), along(corners, to)],
    } satisfies Device;
  });
}

const edges = (corners: PlanPoint[]): [PlanPoint, PlanPoint][] =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner]);

/** The point so many metres along a closed line; past its end it begins again. */
function along(corners: PlanPoint[], metres: number): PlanPoint {
  const whole = edges(corners).reduce((sum, [a, b]) => sum + distance(a, b), 0);
  let left = metres % whole;
  for (const [a, b] of edges(corners)) {
    const length = distance(a, b);
    if (left <= length) {
      const part = left / length;
      return [round(a[0] + (b[0] - a[0]) * part), round(a[1] + (b[1] - a[1]) * part)];
    }
    left -= length;
  }
  return corners[0] ?? [0, 0];
}

function cornersBetween(corners: PlanPoint[], from: number, to: number): PlanPoint[] {
  const found: PlanPoint[] = [];
  let at = 0;
  for (let lap = 0; lap < 2; lap++) {
    for (const [a, b] of edges(corners)) {
      if (at > from + 0.01 && at < to - 0.01) found.push(a);
      at += distance(a, b);
    }
  }
  return found;
}

const round = (value: number) => Math.round(value * 10) / 10;

export interface AimedCamera {
  number: number;
  metres: number;
  /** Degrees clockwise from east. */
  bearing: number;
}

/** The camera with the shortest view of a spot, among those that can turn to it and see that far. */
export function nearestCamera(
  { cameras, reach }: SitePlan,
  spot: PlanPoint,
  except?: number,
): AimedCamera | undefined {
  return cameras
    .map(({ at, bearing }, index) => {
      const wanted = (Math.atan2(spot[1] - at[1], spot[0] - at[0]) * 180) / Math.PI;
      const turned = Math.abs(((wanted - bearing + 540) % 360) - 180);
      return { number: index + 1, metres: distance(at, spot), bearing: wanted, turned };
    })
    .filter(
      ({ number, metres, turned }) => number !== except && metres <= reach.metres && turned <= reach.turn,
    )
    .sort((a, b) => a.metres - b.metres)[0];
}

/** Who has the key: the holder of the fence section, else the one who holds all others. */
export function keyHolderOf({ keyHolders }: SitePlan, { kind, number }: Device): KeyHolder | undefined {
  const ofSection = keyHolders.find(
    ({ sections }) => kind === 'fence' && sections && number >= sections[0] && number <= sections[1],
  );
  return ofSection ?? keyHolders.find(({ sections }) => !sections);
}

/** The device an arrow key goes to: the nearest one in that direction, sideways distance counting double. */
export function neighbour(devices: Device[], from: Device, key: string): Device | undefined {
  const direction: PlanPoint | undefined = (
    { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] } as Record<
      string,
      PlanPoint
    >
  )[key];
  if (!direction) return undefined;
  const [dx, dy] = direction;
  return devices
    .map((device) => {
      const [x, y] = [device.at[0] - from.at[0], device.at[1] - from.at[1]];
      const ahead = x * dx + y * dy;
      return { device, ahead, cost: ahead + 2 * Math.abs(x * dy - y * dx) };
    })
    .filter(({ device, ahead }) => device !== from && ahead > 0.5)
    .sort((a, b) => a.cost - b.cost)[0]?.device;
}
