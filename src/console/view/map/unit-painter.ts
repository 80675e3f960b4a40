/*
 * Draws units on a canvas over the map, because thousands may move at once (docs/decisions/console-map.md).
 * Each mark is drawn once for its kind and look, then copied.
 */
import type { UnitKind } from '../../../content/shifts/schema.ts';
import { type Point, toWindow, type View } from './plan.ts';
import { headingShape, unitShape } from './unit-shape.ts';

/** Maps narrower than this, in pixels, are treated as a phone's. */
const narrow = 480;

export interface PaintedUnit {
  at: Point;
  kind: UnitKind;
  sent: boolean;
  /** Degrees on the screen, clockwise from the right; absent for a unit that does not move. */
  heading?: number;
  lost?: boolean;
  /** The label of a moving unit; other units are labelled with the rest of the map. */
  words?: string;
}

export interface UnitColours {
  unit: string;
  disc: string;
  ground: string;
  font: string;
}

export function paintUnits(
  context: CanvasRenderingContext2D,
  view: View,
  units: readonly PaintedUnit[],
  colours: UnitColours,
): void {
  const { canvas } = context;
  const density = canvas.width / view.width;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  const stamps = stampsFor(density, colours);
  for (const unit of units) {
    const [x, y] = toWindow(view, unit.at);
    if (x < -20 || y < -20 || x > view.width + 20 || y > view.height + 20) continue;
    const stamp = stamps[unit.kind][unit.sent ? 'sent' : 'free'];
    const half = stamp.width / 2;
    context.globalAlpha = unit.lost ? 0.5 : 1;
    context.drawImage(stamp, Math.round(x * density - half), Math.round(y * density - half));
    context.globalAlpha = 1;
    if (!unit.words && unit.heading === undefined) continue;
    context.setTransform(density, 0, 0, density, x * density, y * density);
    if (unit.heading !== undefined) point(context, unit.heading, unit.sent ? 'sent' : 'free', colours);
    if (!unit.words) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      continue;
    }
    write(context, unit.words, placeOf(context, view, x, unit, colours), colours);
    context.setTransform(1, 0, 0, 1, 0, 0);
  }
}

function point(
  context: CanvasRenderingContext2D,
  heading: number,
  look: 'free' | 'sent',
  { disc, ground }: UnitColours,
): void {
  const shape = new Path2D(headingShape[look]);
  context.save();
  context.rotate((heading * Math.PI) / 180);
  context.lineWidth = 3;
  context.strokeStyle = ground;
  context.stroke(shape);
  context.fillStyle = disc;
  context.fill(shape);
  context.restore();
}

/** The label's offset from the unit: beside it, or on a phone below it, where it does not cover the incident. */
function placeOf(
  context: CanvasRenderingContext2D,
  view: View,
  x: number,
  { words = '', sent }: PaintedUnit,
  { font }: UnitColours,
): Point {
  context.font = font;
  const { width } = context.measureText(words);
  const away = sent ? 19 : 11;
  if (view.width >= narrow) return [x + away + width > view.width - 4 ? -away - width : away, 5];
  const edge = 4;
  const start = Math.max(edge, Math.min(view.width - edge - width, x - width / 2));
  return [start - x, away + 11];
}

function write(
  context: CanvasRenderingContext2D,
  words: string,
  [x, y]: Point,
  { ground, disc }: UnitColours,
): void {
  context.textAlign = 'left';
  context.lineJoin = 'round';
  context.lineWidth = 3.5;
  context.strokeStyle = ground;
  context.strokeText(words, x, y);
  context.fillStyle = disc;
  context.fillText(words, x, y);
}

type Stamps = Record<UnitKind, Record<'free' | 'sent', ImageBitmap>>;

const REACH = 15;
let made: { key: string; stamps: Stamps } | undefined;

/** The marks at this density and in these colours, kept until either changes. */
function stampsFor(density: number, colours: UnitColours): Stamps {
  const key = [density, colours.unit, colours.disc, colours.ground].join();
  if (made?.key === key) return made.stamps;
  const both = (kind: UnitKind) => ({
    free: stamp(density, (context) => drawFree(context, kind, colours)),
    sent: stamp(density, (context) => drawSent(context, kind, colours)),
  });
  const stamps = {
    pump: both('pump'),
    traffic: both('traffic'),
    fire: both('fire'),
    ambulance: both('ambulance'),
    ward: both('ward'),
  };
  made = { key, stamps };
  return stamps;
}

function drawFree(
  context: OffscreenCanvasRenderingContext2D,
  kind: UnitKind,
  { ground, unit }: UnitColours,
): void {
  const shape = new Path2D(unitShape(kind, 'free'));
  context.strokeStyle = ground;
  context.lineWidth = 4;
  context.stroke(shape);
  context.fillStyle = unit;
  context.fill(shape, 'evenodd');
}

function drawSent(
  context: OffscreenCanvasRenderingContext2D,
  kind: UnitKind,
  { disc, ground }: UnitColours,
): void {
  context.beginPath();
  context.arc(0, 0, 13, 0, 7);
  context.fillStyle = disc;
  context.fill();
  context.strokeStyle = ground;
  context.lineWidth = 2;
  context.stroke();
  context.fillStyle = ground;
  context.fill(new Path2D(unitShape(kind, 'sent')), 'evenodd');
}

function stamp(density: number, draw: (context: OffscreenCanvasRenderingContext2D) => void): ImageBitmap {
  const size = Math.ceil(2 * REACH * density);
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext('2d');
  if (context) {
    context.setTransform(density, 0, 0, density, size / 2, size / 2);
    draw(context);
  }
  return canvas.transferToImageBitmap();
}
