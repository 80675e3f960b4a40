/* The drawing's scale: 12 units a metre along the street, 120 a metre of depth. Never shrunk, only cropped. */
import type { StreetLayer } from '../../../content/instruments/street.ts';

export const x = (metres: number): number => round(metres * 12);
export const y = (depth: number): number => round(depth * 120);

/** Metres drawn beyond both ends of the street, for wide windows. */
export const beyond = 60;

/** Metres at which the permit's card begins above the street; its stylesheet says the same from the middle. */
export const cardFrom = 75.5;

/** Height of the sky in the drawing. */
export const sky = 250;

/** Upper edge below the layer's own, and thickness, in metres. */
export type Duct = [top: number, thick: number];

/** The bodies a layer is drawn as: its rows of ducts with earth between them, or the one pipe. */
export function ductsOf({ diameter, rows = 1 }: Pick<StreetLayer, 'diameter' | 'rows'>): Duct[] {
  const apart = 0.03;
  const thick = (diameter - (rows - 1) * apart) / rows;
  return Array.from({ length: rows }, (_, row) => [row * (thick + apart), thick]);
}

const round = (value: number) => Math.round(value * 10) / 10;
