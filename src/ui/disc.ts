/** A circle as a subpath, so that equal circles can share one element. */
export const disc = (x: number, y: number, r: number): string =>
  `M${tenths(x - r)} ${tenths(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const tenths = (value: number) => Math.round(value * 10) / 10;
