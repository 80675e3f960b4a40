/*
 * Joins shapes with the same paint into one path, even if others are painted in between: a browser styles and lays
 * out every element of a picture, and svgo's own mergePaths joins only neighbours. A shape moves in the order only
 * past shapes it does not touch, and joins only one it does not touch.
 */
import { isDeepStrictEqual } from 'node:util';
import { SVGPathData } from 'svg-pathdata';
import {
  type CustomPlugin,
  mapNodesToParents,
  type XastChild,
  type XastElement,
  type XastParent,
} from 'svgo';

type Attributes = Record<string, string>;
type Range = readonly [low: number, high: number];

/** One subpath, from a move to the next. */
interface Part {
  d: string;
  /** Its extent along each axis. */
  ranges: Range[];
}

interface Shape {
  node: XastChild;
  /** Undefined if its extent is unknown. */
  parts?: Part[];
  /** Its paint; undefined for shapes that never join. */
  paint?: Attributes;
}

/** A path with any other attribute may be referenced, transformed or clipped. */
const paints = /^(?:opacity|fill(?:-opacity|-rule)?|stroke(?:-\w+)?)$/;

/** The scenes' edges are vertical or at 30° either way: along these axes, boxes separate neighbours. */
const turns = [0, Math.PI / 6, -Math.PI / 6];

/** How far a stroke extends beyond its line: a mitre by its limit, a square cap by half its diagonal. */
function reachOf({ stroke = 'none', ...attributes }: Attributes): number {
  if (stroke === 'none') return 0;
  const mitred = (attributes['stroke-linejoin'] ?? 'miter') === 'miter';
  const times = mitred ? Number(attributes['stroke-miterlimit'] ?? 4) : Math.SQRT2;
  return (Number(attributes['stroke-width'] ?? 1) / 2) * Math.max(times, Math.SQRT2);
}

function partsOf(path: string, reach: number): Part[] {
  // Absolute, since a relative move after another path would start at that path's end; without H and V commands,
  // which svg-pathdata rotates incorrectly.
  const parts = new SVGPathData(path).toAbs().normalizeHVZ(false).encode().split(/(?=M)/);
  return parts.map((d) => ({
    d,
    ranges: turns.flatMap((turn): Range[] => {
      const { minX, maxX, minY, maxY } = new SVGPathData(d).rotate(turn).getBounds();
      return [
        [minX - reach, maxX + reach],
        [minY - reach, maxY + reach],
      ];
    }),
  }));
}

/** A circle starts where a browser starts it, so that its dashes stay in place. */
function outlineOf({ name, attributes }: XastElement): { outline?: string | undefined; paint: Attributes } {
  const { d, cx = 0, cy = 0, r, ...paint } = attributes;
  if (name === 'path') return { outline: d, paint };
  if (name !== 'circle') return { paint };
  const half = (width: number) => `a${r} ${r} 0 1 1 ${width} 0`;
  return { outline: `M${Number(cx) + Number(r)} ${cy}${half(-2 * Number(r))}${half(2 * Number(r))}z`, paint };
}

function shapeOf(node: XastChild, inherited: Attributes): Shape {
  if (node.type !== 'element' || node.children.length > 0) return { node };
  const { outline, paint: own } = outlineOf(node);
  if (!outline || !Object.keys(own).every((name) => paints.test(name))) return { node };
  const attributes = { ...inherited, ...own };
  const parts = partsOf(outline, reachOf(attributes));
  // A gradient spans the box of its path, and markers are at its ends.
  const bound = Object.entries(attributes).some(
    ([name, value]) => name.startsWith('marker') || (paints.test(name) && value.includes('url(')),
  );
  return bound ? { node, parts } : { node, parts, paint: own };
}

function touch(some: Part[], others: Part[]): boolean {
  return some.some((one) =>
    others.some((other) =>
      one.ranges.every(([low, high], axis) => {
        const [otherLow, otherHigh] = other.ranges[axis] ?? [low, high];
        return low <= otherHigh && otherLow <= high;
      }),
    ),
  );
}

/** Each shape joins the last one before it with the same paint, unless it touches one in between. */
function joined(shapes: Shape[]): Shape[] {
  const kept: Shape[] = [];
  for (const shape of shapes) {
    const { parts = [], paint } = shape;
    const touches = (other: Shape) => !other.parts || touch(parts, other.parts);
    const place = paint
      ? kept.findLastIndex((other) => touches(other) || isDeepStrictEqual(other.paint, paint))
      : -1;
    const found = kept[place];
    if (!paint || !found?.parts || touches(found)) kept.push(shape);
    else kept[place] = pathOf([...found.parts, ...parts], paint);
  }
  return kept;
}

/** A new element, because svgo caches the commands of one it has parsed. */
function pathOf(parts: Part[], paint: Attributes): Shape {
  const attributes = { ...paint, d: parts.map(({ d }) => d).join('') };
  return { node: { type: 'element', name: 'path', attributes, children: [] }, parts, paint };
}

export const joinShapes: CustomPlugin = {
  name: 'joinShapes',
  fn: (root) => {
    const parents = mapNodesToParents(root);
    const attributesAt = (node: XastParent | undefined): Attributes =>
      node?.type === 'element' ? { ...attributesAt(parents.get(node)), ...node.attributes } : {};
    return {
      element: {
        exit: (node) => {
          const shapes = node.children.map((child) => shapeOf(child, attributesAt(node)));
          // In reverse order, an earlier shape can join a later one.
          const order = joined(joined(shapes).reverse()).reverse();
          node.children = order.map((shape) => shape.node);
        },
      },
    };
  },
};
