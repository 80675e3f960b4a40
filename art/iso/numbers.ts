/** To a tenth of a pixel, without a minus before zero. */
export const round = (value: number) => {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? 0 : rounded;
};

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const clamp = (value: number) => Math.max(0, Math.min(1, value));
