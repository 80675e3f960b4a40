/* The marks of which every case drawing is made, as SVG. */
import { flagShape } from '../flag-shape.ts';
import { round } from '../geometry.ts';

/** A number of marks in sequence. */
export function times(count: number, mark: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => mark(index)).join('');
}

/** The paint of a shape; `dash` makes its line dotted. */
export interface Paint {
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  opacity?: number;
}

function paint({ fill = 'none', stroke, width = 1.5, dash, opacity }: Paint): string {
  return [
    `fill="${fill}"`,
    stroke && `stroke="${stroke}" stroke-width="${width}"`,
    dash && `stroke-dasharray="${dash}" stroke-linecap="round"`,
    opacity && `opacity="${opacity}"`,
  ]
    .filter(Boolean)
    .join(' ');
}

export function path(d: string, look: Paint): string {
  return `<path d="${d}" ${paint(look)}/>`;
}

export function rect(x: number, y: number, width: number, height: number, look: Paint): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${paint(look)}/>`;
}

export function circle(x: number, y: number, radius: number, look: Paint): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" ${paint(look)}/>`;
}

/** A seat or a unit, as in the logo, positioned by the middle of its straight side. */
export function halfDisc(x: number, y: number, radius: number, look: Paint): string {
  const straight = round(radius * 0.35);
  return path(flagShape(round(x), round(y - radius), straight + radius, 2 * radius), look);
}

/** A route, drawn as dots. */
export function dotted(d: string, stroke: string, width = 2): string {
  return path(d, { stroke, width, dash: '1 6' });
}

export function picture(width: number, height: number, marks: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${marks}</svg>`;
}
