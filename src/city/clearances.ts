/* Areas of the map that its names must not cover. */
import { type Point, toWindow, type View } from '../console/view/map/plan.ts';
import type { Box } from './camera.ts';
import { routeOf } from './route.ts';
import type { StageStory } from './story.ts';

/** Labels alternate sides so that they do not collide; on a phone all are on the left. */
export const isLeftOf = (view: View, index: number) => view.width < 480 || index === 1;

export const signalBoxes = (view: View, { signals }: StageStory): Box[] =>
  signals.map(({ at, name }, index) => {
    const [x, y] = toWindow(view, at);
    // A time, two spaces and the name, at an average letter width.
    const width = 14 + (10 + name.length) * 5.2;
    return { x: isLeftOf(view, index) ? x - width : x, y: y - 9, width, height: 18 };
  });

/** Points the incident's text box should not cover: marks, and the second half of each route. */
export function keptClear(view: View, { scene, movers }: StageStory): Point[] {
  const marks = [...scene.units, ...scene.cameras, ...scene.gauges].map(({ at }) => at);
  const ways = movers.flatMap((mover) => {
    const { at } = routeOf(mover);
    return [0.5, 0.6, 0.7, 0.8, 0.9].map(at);
  });
  return [...marks, ...ways].map((point) => toWindow(view, point));
}
