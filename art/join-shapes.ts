/*
 * Joins shapes that are painted alike into one path, though others are painted between them: a browser styles
 * and lays out every element of a picture, and svgo's own mergePaths joins neighbours alone. A shape changes
 * its place in the order only past shapes it does not touch, and joins only one it does not touch.
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

/** One part of a path, from a move to the next. */
interface Part {
  d: string;
  /** How far it reaches along each axis. */
  ranges: Range[];
}

interface Shape {
  node: XastChild;
  /** Nothing where it is not known how far it reaches. */
  parts?: Part[];
  /** What it is painted with; nothing for what never joins. */
  paint?: Attributes;
}

/** A path with any other attribute may be referred to, moved or cut. */
const paints = /^(?:opacity|fill(?:-opacity|-rule)?|stroke(?:-\w+)?)$/;

/** The scenes' edges run upright and at 30° either way: along these, a box tells neighbours apart. */
const turns = [0, Math.PI / 6, -Math.PI / 6];

/** How far a stroke reaches beyond its line: a mitre by its limit, a square end by half its diagonal. */
function reachOf({ stroke = 'none', ...attributes }: Attributes): number {
  if (stroke === 'none') return 0;
  const mitred = (attributes['stroke-linejoin'] ?? 'miter') === 'miter';
  const times = mitred ? Number(attributes['stroke-miterlimit'] ?? 4) : Math.SQRT2;
  return (Number(attributes['stroke-width'] ?? 1) / 2) * Math.max(times, Math.SQRT2);
}

function partsOf(path: string, reach: number): Part[] {
  // Absolute, as a relative move behind another path would start from that path's end; without the commands
  // for level and upright lines, which svg-pathdata turns wrongly.
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

/** A circle is drawn from where a browser starts it, so that its dashes stay where they are. */
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
  // A gradient spans the box of the path it paints, and a marker stands at its ends.
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

/** Each shape becomes part of the last one before it that is painted alike, unless it touches one on the way. */
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

/** A new element, because svgo remembers the commands of one it has read. */
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
          // Read backwards, the order lets an earlier shape join a later one.
          const order = joined(joined(shapes).reverse()).reverse();
          node.children = order.map((shape) => shape.node);
        },
      },
    };
  },
};
