/*
 * The light that art/city casts on each building, as the page fetches it: the film's colours as floats, then six
 * bytes a building, column by column, two values of four bits in each.
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
export type ColourName = (typeof colourNames)[number];
export type Colour = readonly [number, number, number];

/** roof: sky and moon · four walls: street light low and high · walls: sky low and high */
export const columns = 6;
/** Rings whose buildings are lit individually; further out haze hides it. */
export const litRings = 10;

/** Dark values need finer steps than bright ones. */
export const brightest = 0.8;
export const pack = (value: number) =>
  Math.round(15 * Math.sqrt(Math.min(1, Math.max(0, value / brightest))));
export const unpack = (step: number) => brightest * (step / 15) ** 2;

export interface LightFile {
  colours: Record<ColourName, Colour>;
  /** A column's byte of a building, in the order in which the city is built. */
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
