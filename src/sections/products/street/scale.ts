/* The drawing's scale: 12 units a metre along the street, 120 a metre of depth. Never shrunk, only cropped. */

export const x = (metres: number): number => round(metres * 12);
export const y = (depth: number): number => round(depth * 120);

/** How far the drawing goes on beyond both ends of the street, in metres, for wide windows. */
export const beyond = 60;

/** Height of the sky in the drawing. */
export const sky = 250;

const round = (value: number) => Math.round(value * 10) / 10;
