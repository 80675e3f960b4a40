import type { AttackPath } from '../../../content/examples/schema.ts';
import type { TechnologyPage } from '../../../content/technologies/schema.ts';
import { DrawnMark, MarkedDrawing, type marksOf } from '../card-marks.tsx';
import css from './attack-path.module.css';
import type { AttackReach } from './attack-path.ts';

type Point = [x: number, y: number];

interface AttackPlanProps {
  example: AttackPath;
  reach: AttackReach;
  marks: ReturnType<typeof marksOf<TechnologyPage<AttackPath>['cards'][number]>>;
  /** On a phone: the zones are upright, with the round end at the top. */
  upright?: boolean;
}

/** Half the height of the outermost zone and of the innermost, and where their round ends are. */
const wide = { size: [1440, 620], middle: 310, radius: [290, 104], end: [1130, 420] } as const;
const tall = { size: [350, 590], middle: 175, radius: [172, 88], end: [128, 424] } as const;

function zoneOf(depth: number, count: number, upright: boolean) {
  const { middle, radius, end, size } = upright ? tall : wide;
  const between = ([outer, inner]: readonly [number, number]) =>
    outer + ((inner - outer) * depth) / Math.max(1, count - 1);
  const [r, tip] = [between(radius), between(end)];
  if (upright) {
    const foot = size[1] + 4;
    const d = `M${middle - r} ${foot}V${tip + r}a${r} ${r} 0 0 1 ${2 * r} 0V${foot}z`;
    return { d, x: middle, y: tip + 34, textAnchor: 'middle' } as const;
  }
  // Starts a full width before the edge, so that the background fills wide windows.
  const d = `M-${size[0]} ${middle - r}H${tip - r}a${r} ${r} 0 0 1 0 ${2 * r}H-${size[0]}z`;
  return { d, x: 96, y: middle - r + 38, textAnchor: 'start' } as const;
}

/** A bar across an edge near its start, with the positions of its label and number. */
function barOf([x1, y1]: Point, [x2, y2]: Point, upright: boolean) {
  const half = upright ? 34 : 62;
  const [x, y] = [x1 + (x2 - x1) * 0.48, y1 + (y2 - y1) * 0.48];
  const long = Math.hypot(x2 - x1, y2 - y1);
  const [across, down] = [(-(y2 - y1) / long) * half, ((x2 - x1) / long) * half];
  const top: Point = down < 0 ? [x + across, y + down] : [x - across, y - down];
  const foot: Point = [2 * x - top[0], 2 * y - top[1]];
  const d = `M${top.join(' ')}L${foot.join(' ')}`;
  const over = { x: top[0], y: top[1] - 24 };
  if (!upright) return { d, mark: over, words: { x: foot[0] + 16, y: foot[1] + 14 } };
  if (Math.abs(down) > Math.abs(across))
    return { d, mark: over, words: { x: foot[0], y: foot[1] + 24, textAnchor: 'middle' as const } };
  // For a horizontal bar the label is on the wider side and the number on the other.
  const [left, right] = top[0] < foot[0] ? [top, foot] : [foot, top];
  const toLeft = x > tall.middle;
  return {
    d,
    mark: toLeft ? { x: right[0] + 20, y: right[1] } : { x: left[0] - 20, y: left[1] },
    words: {
      x: toLeft ? left[0] - 12 : right[0] - 4,
      y: toLeft ? left[1] + 6 : right[1] + 24,
      textAnchor: toLeft ? ('end' as const) : ('start' as const),
    },
  };
}

const sides = {
  above: { dx: 0, dy: -26, textAnchor: 'middle' },
  below: { dx: 0, dy: 44, textAnchor: 'middle' },
  beside: { dx: 26, dy: 7, textAnchor: 'start' },
} as const;
const otherSide = { dx: -22, dy: 7, textAnchor: 'end' } as const;

export function AttackPlan({ example, reach, marks, upright = false }: AttackPlanProps) {
  const { size } = upright ? tall : wide;
  const at = (id: string): Point => {
    const place = example.places.find((one) => one.id === id);
    if (!place) throw new RangeError(`No place ${id}`);
    return upright ? place.onPhone : place.at;
  };
  const bars = reach.closed.map(({ from, to }) => barOf(at(from), at(to), upright));
  const [inside, office] = [example.places.at(-1), example.places[Math.floor(example.places.length / 2)]];
  const beside = (place: typeof inside, dx: number, dy: number) => {
    const [x, y] = at(place?.id ?? '');
    return { x: x + dx, y: y + dy };
  };
  return (
    <MarkedDrawing
      className={upright ? css.upright : css.wide}
      viewBox={`0 0 ${size.join(' ')}`}
      marks={
        <>
          <DrawnMark card={marks.plant} {...beside(inside, upright ? 34 : 44, -1)} />
          {bars[0] && <DrawnMark card={marks.border} {...bars[0].mark} />}
          <DrawnMark card={marks.office} {...beside(office, upright ? -34 : 0, upright ? 0 : 40)} />
        </>
      }
    >
      {example.zones.map((zone, depth) => {
        const { d, ...name } = zoneOf(depth, example.zones.length, upright);
        return (
          <g key={zone}>
            <path className={css.zone} data-depth={Math.min(depth, 2)} d={d} />
            <text className={css.zoneName} {...name}>
              {zone}
            </text>
          </g>
        );
      })}
      {example.edges.map(({ from, to }) => (
        <path
          key={from + to}
          className={css.way}
          data-open={reach.reached.has(to)}
          d={`M${at(from).join(' ')}L${at(to).join(' ')}`}
        />
      ))}
      {example.places.map(({ id, name, label, labelOnPhone = label }) => {
        const [x, y] = at(id);
        const side = upright ? labelOnPhone : label;
        const { dx, dy, textAnchor } = side === 'beside' && x > size[0] * 0.75 ? otherSide : sides[side];
        return (
          <g key={id} data-open={reach.reached.has(id)}>
            <circle className={css.place} cx={x} cy={y} r={upright ? 10 : 13} />
            <text className={css.name} x={x + dx} y={y + dy} textAnchor={textAnchor}>
              {name}
            </text>
          </g>
        );
      })}
      {bars.map(({ d, words }) => (
        <g key={d}>
          <path className={css.bar} d={d} />
          <text className={css.closed} {...words}>
            {example.closedHere}
          </text>
        </g>
      ))}
    </MarkedDrawing>
  );
}
