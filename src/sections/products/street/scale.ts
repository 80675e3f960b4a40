/* The drawing's scale: 12 units a metre along the street, 120 a metre of depth. Never shrunk, only cropped. */
import type { Permit, Street, StreetLayer } from '../../../content/instruments/street.ts';
import type { DragPoint } from '../../../ui/instrument/drag-options.ts';
import { dug } from './permit.ts';

export const x = (metres: number): number => round(metres * 12);
export const y = (depth: number): number => round(depth * 120);

/** The end of the trench, or the floor, that an element of the drawing moves. */
const endOf = (element: Element) =>
  element.closest('[data-end]')?.getAttribute('data-end') as keyof Permit | null | undefined;

/** The permit after dragging one of the trench's handles. */
export function draggedTo(
  content: Street,
  { target, start, ...at }: DragPoint,
  stood: Permit,
): Permit | undefined {
  const end = endOf(target);
  if (!end) return undefined;
  return dug(
    content,
    stood,
    end,
    stood[end] + (end === 'depth' ? (at.y - start.y) / 120 : (at.x - start.x) / 12),
  );
}

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
