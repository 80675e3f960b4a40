/* Drawing units: 1.86 for a metre of the site. */
import type { PlanPoint } from '../../../content/instruments/site-plan.ts';
import { disc } from '../../../ui/disc.ts';

const scale = 1.86;

export const toUnits = (metres: number): number => Math.round(metres * scale * 10) / 10;
export const pointText = ([x, y]: PlanPoint): string => `${toUnits(x)} ${toUnits(y)}`;
export const line = (spots: PlanPoint[]): string => `M${spots.map(pointText).join('L')}`;
export const box = ([x, y]: PlanPoint, [width, height]: PlanPoint): string =>
  `M${toUnits(x)} ${toUnits(y)}h${toUnits(width)}v${toUnits(height)}h${toUnits(-width)}z`;

/** A circle of so many drawing units around a spot. */
export const discAt = ([x, y]: PlanPoint, radius: number): string => disc(toUnits(x), toUnits(y), radius);

/** What a camera sees: its bearing in degrees, how far in metres, how wide to either side. */
export function cone([x, y]: PlanPoint, bearing: number, metres: number, half: number): string {
  const edge = (degrees: number): PlanPoint => {
    const angle = (degrees * Math.PI) / 180;
    return [x + metres * Math.cos(angle), y + metres * Math.sin(angle)];
  };
  const radius = toUnits(metres);
  return `M${pointText([x, y])}L${pointText(edge(bearing - half))}A${radius} ${radius} 0 0 1 ${pointText(edge(bearing + half))}Z`;
}
