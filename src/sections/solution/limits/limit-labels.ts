/* Where the two limits are written, in parts of the open row's scale from its top. */

/** From a line to the middle of its label, between the middles of two labels, and of a label from the row's edge. */
const [beside, apart, edge] = [0.085, 0.15, 0.05];

/** Limits this far apart or less leave no room for both labels between them, and their handles overlap. */
export const close = 0.32;

/** Between the lines, or round them when they are close, or both on one side near the row's edge. */
export function labelsAt(high: number, low: number): [high: number, low: number] {
  if (low - high > close) return [high + beside, low - beside];
  if (high - beside < edge) return [low + beside, low + beside + apart];
  if (low + beside > 1 - edge) return [high - beside - apart, high - beside];
  return [high - beside, low + beside];
}

/** Whether the time at which a limit is met stands above it: outside the limits unless the row ends there. */
export const isAbove = (limit: number, isHigh: boolean) => limit > 0.8 || (isHigh && limit > 0.2);
