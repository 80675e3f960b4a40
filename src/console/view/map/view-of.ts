/* Which part of the city a viewport shows. Separate, because the home page's stage draws the same map. */
import type { View } from './plan.ts';
import type { Size } from './use-size.ts';

const CITY = 31;
const NEAR = 52;

/** The whole city with its centre a little to the left, or the surroundings of one place. */
export function viewOf(
  { width, height }: Size,
  zoomedIn: boolean,
  factor: number,
  at: readonly [number, number] | undefined,
): View {
  // A smaller window shows less of the outskirts before it shows smaller streets.
  const fit = Math.min(1.25, Math.max(0.72, Math.min(width / 760, height / 684)));
  const phone = width < 480;
  const city = phone ? 32 : CITY * fit;
  const scale = (zoomedIn ? (phone ? 40 : NEAR * Math.min(1.2, Math.max(0.8, fit))) : city) * factor;
  if (at && (zoomedIn || phone || factor > 1)) {
    // A little below and left of the middle, to leave space for the callout above.
    return { width, height, scale, cx: width * 0.52 - at[0] * scale, cy: height * 0.46 - at[1] * scale };
  }
  return { width, height, scale, cx: width * 0.49, cy: height * 0.476 };
}
