/* The route of a unit on the map. */
import events from '../console/view/map/map-events.module.css';
import { type Point, toWindow, type View } from '../console/view/map/plan.ts';
import { linePath } from '../console/view/map/scene.ts';
import { between, clamp } from './beats.ts';
import { appendSvg, boxAround, type Layer, layerIn } from './layer.ts';
import type { Mover } from './story.ts';

/** Pixels: eight dots of the line, twice as wide as the disc of the unit that drives over them. */
const pieceLength = 52;
const pointsPerPiece = 16;
/** Half the width of the line, and its caps. */
const margin = 6;

export interface RoutePath {
  length: number;
  /** `share` is 0 to 1, from the start to the end. */
  at: (share: number) => Point;
}

export function routeOf({ way }: Mover): RoutePath {
  const lengths = way.slice(1).map((to, index) => {
    const from = way[index] ?? to;
    return Math.hypot(to[0] - from[0], to[1] - from[1]);
  });
  const length = lengths.reduce((sum, one) => sum + one, 0);
  return {
    length,
    at(share) {
      let left = length * share;
      let leg = 0;
      while (leg < lengths.length - 1 && left > (lengths[leg] ?? 0)) left -= lengths[leg++] ?? 0;
      const [from, to] = [way[leg], way[leg + 1]] as [Point, Point];
      const t = left / (lengths[leg] || 1);
      return [between(from[0], to[0], t), between(from[1], to[1], t)];
    },
  };
}

/** Draws the line in pieces, which disappear one by one. Returns a function that shows what is left of it. */
export function drawRoute(parent: Element, { length, at }: RoutePath, view: View) {
  const piece = pieceLength / (length * view.scale);
  const pieces: { middle: number; show: Layer['show'] }[] = [];
  for (let end = 1; end > 0; end -= piece) {
    const points = Array.from({ length: pointsPerPiece + 1 }, (_, index) =>
      toWindow(view, at(clamp(end - (piece * index) / pointsPerPiece))),
    );
    const { element, show } = layerIn(parent, boxAround(points, margin), [[0, 0]]);
    const d = linePath(points);
    for (const look of [events.wayBed, events.route]) appendSvg(element, 'path', { class: look, d });
    pieces.push({ middle: end - piece / 2, show });
  }
  return (isShown: boolean, done: number) => {
    for (const { middle, show } of pieces) show(isShown && done < middle ? 1 : 0);
  };
}
