import type { PlanPoint, SitePlan } from '../../../content/instruments/site-plan.ts';
import { box, discAt, line, pointText, toUnits } from './geometry.ts';
import css from './plan-ground.module.css';

const unitRow: PlanPoint[] = Array.from({ length: 9 }, (_, index) => [256 + index * 15.6, 222]);
const vessels: [number, number, number][] = [
  [264, 201, 6],
  [284, 201, 6],
  [304, 201, 4],
  [340, 201, 8],
  [366, 201, 5],
  [384, 201, 5],
];
const blocks: [x: number, width: number][] = [
  [256, 28],
  [290, 20],
  [318, 44],
  [370, 24],
];

const pointsOf = (spots: PlanPoint[]): string => spots.map((spot) => discAt(spot, 4.5)).join('');

/** The static plan: roads, tanks, process unit, buildings, fence, the patrol route. */
export function PlanGround({ content }: { content: SitePlan }) {
  const { fence, roads, tanks, buildings, tour, words, gate } = content;
  const around = `${line(fence.corners)}Z`;
  return (
    <>
      <path className={css.ground} d={around} />
      <path className={css.publicRoad} d={`M-900 ${toUnits(360)}H1800`} />
      <path
        className={css.road}
        d={`${roads.map(line).join('')}M${toUnits(226)} ${toUnits(284)}V${toUnits(360)}`}
      />
      <path
        className={css.outline}
        d={`${tanks.map(([x, y]) => box([x - 23, y - 21], [46, 42])).join('')}${box([168, 66], [48, 34])}`}
      />
      <path className={css.yard} d={box([250, 188], [150, 78])} />
      <path
        className={css.plant}
        d={[
          ...unitRow.map((at) => box(at, [10, 7])),
          ...blocks.map(([x, width]) => box([x, 240], [width, 16])),
        ].join('')}
      />
      <path
        className={css.rack}
        d={line([
          [250, 214],
          [400, 214],
        ])}
      />
      <path
        className={css.body}
        d={[
          ...tanks.map((at) => discAt(at, toUnits(15))),
          ...vessels.map(([x, y, radius]) => discAt([x, y], toUnits(radius))),
          ...buildings.map(({ at, size }) => box(at, size)),
          box([235, 300], [8, 8]),
        ].join('')}
      />
      <path className={css.detail} d={tanks.map((at) => `M${pointText(at)}l18.6-20.5`).join('')} />
      <path className={css.gatehouse} d={box([209, 300], [8, 8])} />
      <path className={css.fence} d={around} />
      <path className={css.posts} d={around} />
      <path
        className={css.opening}
        d={line([
          [gate[0] - 8, gate[1]],
          [gate[0] + 8, gate[1]],
        ])}
      />
      <path className={css.tour} d={line(tour.way)} />
      <path className={css.seen} d={pointsOf(tour.points.slice(0, tour.seen))} />
      <path className={css.point} d={pointsOf(tour.points.slice(tour.seen))} />
      <g className={css.names}>
        {buildings.map(({ at, size, name }) => (
          <text key={name} x={toUnits(at[0] + size[0] / 2)} y={toUnits(at[1] + size[1] / 2) + 5}>
            {name}
          </text>
        ))}
        <path className={css.plate} d={box([292, 104], [52, 12])} />
        <text x={toUnits(318)} y={toUnits(112)}>
          {words.tanks}
        </text>
        <text x={toUnits(192)} y={toUnits(85)}>
          {words.muster}
        </text>
        <text className={css.gateName} x={toUnits(gate[0] - 14)} y={toUnits(gate[1] + 13)}>
          {words.gate}
        </text>
        <text x={toUnits(325)} y={toUnits(237)}>
          {words.unit}
        </text>
      </g>
      <g className={css.frame}>
        <path d={`M0 ${toUnits(328)}v5h93v-5m-46.500 1v4`} />
        <text x="100" y={toUnits(331)}>
          {words.scale}
        </text>
        <path d="M820 46V10m0-6l-6 14h12z" />
        <text x="815" y="64">
          {words.north}
        </text>
      </g>
    </>
  );
}
