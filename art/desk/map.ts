/* The desk's map in a picture: the same plan, scene and label positions as on the working desk. */
import { calloutOf, letterSize, namesOf } from '../../src/console/view/map/map-words.ts';
import type { StreetName } from '../../src/console/view/map/names.ts';
import {
  avenuePath,
  blocks,
  cone,
  type Point,
  railwayPath,
  toWindow,
  type View,
} from '../../src/console/view/map/plan.ts';
import { linePath } from '../../src/console/view/map/scene.ts';
import { unitShape } from '../../src/console/view/map/unit-shape.ts';
import { namedCity } from '../../src/content/run-a-shift/named-city.ts';
import { round } from '../geometry.ts';
import { city, scene } from './moment.ts';
import { colour, label, type Pen, strong } from './pen.ts';

export function drawMap(view: View, pen: Pen): string {
  const named = pen.tongue.words ? namedCity(city, pen.tongue.words) : city;
  const incidents = scene.incidents.map((one) => ({ ...one, lines: one.lines.map(pen.say) }));
  const said = { ...scene, incidents };
  // No panels cover the map's corners here.
  const callout = calloutOf(view, said, []);
  const names = namesOf(view, named, said, { streets: true, places: true }, [], callout, '');
  const size = letterSize(view);
  const isFromRight = pen.tongue.direction === 'rtl';
  const isNear = (id: string) => scene.cameras.some((camera) => camera.id === id && camera.near);
  const isUnit = (id: string) => scene.units.some((unit) => unit.id === id);
  return [
    `<g transform="translate(${round(view.cx)} ${round(view.cy)})">`,
    drawGround(view),
    `<g fill="${colour.camera}">`,
    ...scene.cameras.map(
      ({ at, looks, near }) =>
        `<path fill-opacity="${near ? 0.15 : 0.07}" d="${inPixels(cone(at, looks, near ? 2.1 : 1.3), view)}"/>`,
    ),
    '</g>',
    ...scene.routes.map(
      ({ points }) =>
        `<path stroke="${colour.white}" stroke-width="2.5" stroke-dasharray="0 6" stroke-linecap="round" d="${inPixels(linePath(points), view)}"/>`,
    ),
    '</g>',
    ...names.streets.map((name) => drawStreetName(name, view, size, pen)),
    ...names.places.flatMap(({ lines, at }) =>
      lines.map((line, index) =>
        pen.write(at.x, at.y + index * size * 1.12, line, { ...label, size, anchor: 'middle' }),
      ),
    ),
    drawMarks(view),
    callout
      ? [
          `<path stroke="${colour.white}" d="M${callout.lead[0].map(round)}L${callout.lead[1].map(round)}"/>`,
          `<path fill="${colour.panel}" stroke="${colour.edge}" d="M${round(callout.x)} ${round(callout.y)}h${callout.width}v${callout.height}h${-callout.width}z"/>`,
          ...(incidents[0]?.lines ?? []).map((line, index) =>
            pen.write(
              isFromRight ? callout.x + callout.width - 11 : callout.x + 11,
              callout.y + 20 + index * 18,
              line,
              {
                ...(index ? { ...label, size: 14 } : { ...strong, size: 15 }),
                anchor: isFromRight ? 'end' : 'start',
              },
            ),
          ),
        ].join('')
      : '',
    ...names.marks.map(({ id, words: text, x, y, anchor }) =>
      pen.write(x, y, text, {
        ...label,
        ...(isUnit(id) ? strong : isNear(id) ? { fill: colour.ice } : {}),
        size,
        anchor,
      }),
    ),
  ].join('');
}

function drawGround(view: View): string {
  const shows = (at: Point) => {
    const [x, y] = toWindow(view, at);
    const air = view.scale * 2;
    return x > -air && y > -air && x < view.width + air && y < view.height + air;
  };
  const rails = inPixels(railwayPath(city.railway), view);
  const px = (units: number) => round(units * view.scale);
  return [
    ...blocks(city, shows).map((d, tone) => `<path fill="${colour.blocks[tone]}" d="${inPixels(d, view)}"/>`),
    `<g stroke="${colour.street}">`,
    ...city.avenues.map(
      (avenue) => `<path stroke-width="${px(avenue.width)}" d="${inPixels(avenuePath(avenue), view)}"/>`,
    ),
    ...city.circles.map(({ r, half }) => `<circle r="${px(r)}" stroke-width="${px(2 * half)}"/>`),
    '</g>',
    `<circle r="${px(1.75)}" fill="${colour.park}"/><circle r="${px(1.15)}" stroke="${colour.blocks[2]}" stroke-width="1.5"/>`,
    `<path stroke="${colour.street}" stroke-width="9" d="${rails}"/>`,
    `<path stroke="${colour.rule}" stroke-width="4.5" d="${rails}"/>`,
    `<path stroke="${colour.street}" stroke-width="2.2" stroke-dasharray="7" d="${rails}"/>`,
  ].join('');
}

/** A path of the plan in pixels, so that one decimal is enough; the flags of arcs are kept. */
function inPixels(path: string, { scale }: View): string {
  const scaled = (numbers: string) =>
    numbers.replace(/-?[\d.]+/g, (number) => String(round(Number(number) * scale)));
  return path.replace(/([MLA])([^MLAZ]*)/g, (_, command: string, numbers: string) => {
    if (command !== 'A') return command + scaled(numbers);
    const [rx, ry, turn, large, sweep, ...to] = numbers.split(' ');
    return `A${scaled(`${rx} ${ry}`)} ${turn} ${large} ${sweep} ${scaled(to.join(' '))}`;
  });
}

function drawMarks(view: View): string {
  const inside = ([x, y]: Point) => x > 0 && y > 0 && x < view.width && y < view.height;
  const place = (at: Point) => toWindow(view, at);
  const at = ([x, y]: Point) => `translate(${round(x)} ${round(y)})`;
  return [
    ...scene.cameras.map(({ at: spot, near }) => {
      const [x, y] = place(spot);
      return inside([x, y])
        ? `<circle cx="${round(x)}" cy="${round(y)}" r="4.6" fill="${colour.street}" stroke="${near ? colour.camera : colour.done}" stroke-width="2.6"/>`
        : '';
    }),
    ...scene.gauges.map(({ at: spot }) => {
      const [x, y] = place(spot);
      return inside([x, y])
        ? `<path fill="${colour.street}" stroke="${colour.done}" stroke-width="2" d="M${round(x - 4)} ${round(y - 4)}h8v8h-8z"/>`
        : '';
    }),
    ...scene.units.map(({ at: spot, kind }) => {
      const point = place(spot);
      return inside(point)
        ? `<path transform="${at(point)}" fill="${colour.ice}" fill-rule="evenodd" d="${unitShape(kind, 'free')}"/>`
        : '';
    }),
    ...scene.incidents
      .toReversed()
      .map(({ at: spot, look }) =>
        look === 'closed'
          ? `<g transform="${at(place(spot))}" stroke="${colour.done}"><circle r="15"/><circle r="7"/></g>`
          : `<g transform="${at(place(spot))}" stroke="${colour.signal}"><circle r="30" fill="${colour.signal}" fill-opacity=".14" stroke-opacity=".6"/><circle r="17" stroke-width="1.8"/><circle r="7" fill="${colour.street}" stroke-width="4"/></g>`,
      ),
  ].join('');
}

/** Letters one by one along a circle, or together along an avenue. */
function drawStreetName({ text, path, at, turn }: StreetName, view: View, size: number, pen: Pen): string {
  const style = { ...label, size };
  if (!path) {
    const [x, y] = at ?? [0, 0];
    return `<g transform="translate(${round(x)} ${round(y)})rotate(${turn ?? 0})">${pen.write(0, size * 0.33, text, { ...style, anchor: 'middle' })}</g>`;
  }
  const [x1 = 0, y1 = 0, r = 1, , , , sweep = 0, x2 = 0, y2 = 0] = (path.match(/-?[\d.]+/g) ?? []).map(
    Number,
  );
  const middle = Math.atan2(y1 + y2 - 2 * view.cy, x1 + x2 - 2 * view.cx);
  const direction = sweep === 1 ? 1 : -1;
  return pen.letters.bent(pen.say(text), { ...style, fill: colour.muted }, (along) => {
    const angle = middle + (direction * along) / r;
    const [x, y] = [view.cx + r * Math.cos(angle), view.cy + r * Math.sin(angle)];
    // Whole degrees: svgo writes a turn as one about a far centre, which moves a letter turned by less than one.
    return `translate(${round(x)} ${round(y)})rotate(${Math.round((angle * 180) / Math.PI + 90 * direction)})`;
  });
}
