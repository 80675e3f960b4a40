/*
 * The file of light that art/city computes for each building: the film's colours as floats, then six bytes per
 * building, column by column, each holding two 4-bit values.
 */
export const colourNames = [
  'sky',
  'moon',
  'street',
  'windows',
  'road',
  'lamp',
  'warm',
  'pale',
  'haze',
] as const;
type ColourName = (typeof colourNames)[number];
export type Colour = readonly [number, number, number];

/** Roof: sky and moon. Four walls: street light at the bottom and the top. Walls: sky at the bottom and the top. */
export const columns = 6;
/** Rings whose buildings are lit individually; haze hides the rest. */
export const litRings = 10;

/** Dark values get finer steps than bright ones. */
const brightest = 0.8;
export const pack = (value: number) =>
  Math.round(15 * Math.sqrt(Math.min(1, Math.max(0, value / brightest))));
export const unpack = (step: number) => brightest * (step / 15) ** 2;

export interface LightFile {
  colours: Record<ColourName, Colour>;
  /** One byte per building, in the order in which the city is built. */
  column: (index: number) => Uint8Array;
}

export function readLight(buffer: ArrayBuffer): LightFile {
  const length = colourNames.length * 3;
  const floats = new Float32Array(buffer, 0, length);
  const bytes = new Uint8Array(buffer, length * 4);
  const count = bytes.length / columns;
  return {
    colours: Object.fromEntries(
      colourNames.map((name, at) => [name, [...floats.subarray(at * 3, at * 3 + 3)]]),
    ) as unknown as LightFile['colours'],
    column: (index) => bytes.subarray(index * count, (index + 1) * count),
  };
}
