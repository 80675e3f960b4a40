/*
 * Units are drawn on a canvas over the map: they are what moves, and a canvas moves ten thousand marks in the time
 * in which the page would move some hundred (docs/decisions/console-map.md).
 */
import { type Point, toWindow, type View } from './plan.ts';
import { unitShape } from './unit-shape.ts';

export interface PaintedUnit {
  at: Point;
  sent: boolean;
  /** Beside a unit that moves; names of those that stand are laid with the others. */
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
  const [free, sent] = shapes();
  for (const unit of units) {
    const [x, y] = toWindow(view, unit.at);
    if (x < -20 || y < -20 || x > view.width + 20 || y > view.height + 20) continue;
    context.setTransform(density, 0, 0, density, x * density, y * density);
    if (unit.sent) {
      context.beginPath();
      context.arc(0, 0, 13, 0, 7);
      context.fillStyle = colours.disc;
      context.fill();
      context.strokeStyle = colours.ground;
      context.lineWidth = 2;
      context.stroke();
      context.fillStyle = colours.ground;
      context.fill(sent);
    } else {
      context.strokeStyle = colours.ground;
      context.lineWidth = 4;
      context.stroke(free);
      context.fillStyle = colours.unit;
      context.fill(free);
    }
    if (unit.words) write(context, unit.words, x > view.width - 110, unit.sent ? 19 : 11, colours);
  }
}

function write(
  context: CanvasRenderingContext2D,
  words: string,
  before: boolean,
  away: number,
  { font, ground, disc }: UnitColours,
): void {
  context.font = font;
  context.textAlign = before ? 'right' : 'left';
  context.lineJoin = 'round';
  context.lineWidth = 3.5;
  context.strokeStyle = ground;
  context.strokeText(words, before ? -away : away, 5);
  context.fillStyle = disc;
  context.fillText(words, before ? -away : away, 5);
}

let made: [free: Path2D, sent: Path2D] | undefined;
function shapes(): [free: Path2D, sent: Path2D] {
  made ??= [new Path2D(unitShape.free), new Path2D(unitShape.sent)];
  return made;
}
