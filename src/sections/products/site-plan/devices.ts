/* Everything selectable on the plan, with its position; fence sections are measured along the fence. */
import type { DeviceKind, KeyHolder, PlanPoint, SitePlan } from '../../../content/instruments/site-plan.ts';
import { fill } from '../../../ui/fill.ts';
import { cornersBetween, distance, lengthOf, pointAlong } from './closed-line.ts';

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
  return lengthOf(fence.corners);
}

/** The fence in equal, numbered sections. */
export function fenceSections(plan: SitePlan): Device[] {
  const { corners, sections, start } = plan.fence;
  const length = perimeter(plan) / sections;
  return Array.from({ length: sections }, (_, index) => {
    const [from, to] = [start + index * length, start + (index + 1) * length];
    return {
      id: `fence-${index + 1}`,
      kind: 'fence',
      name: fill(plan.words.fence, { number: index + 1 }),
      at: pointAlong(corners, (from + to) / 2),
      number: index + 1,
      course: [pointAlong(corners, from), ...cornersBetween(corners, from, to), pointAlong(corners, to)],
    } satisfies Device;
  });
}

export interface AimedCamera {
  number: number;
  metres: number;
  /** Degrees clockwise from east. */
  bearing: number;
}

/** The nearest camera that can turn to a spot and see that far. */
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

/** The key holder of a fence section, or the default one. */
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
