import css from './key-plan.module.css';
import { deskShape, front, frontWall, gates, piece, radii, road, shares } from './plan-geometry.ts';

export type PlanPart = 'roads' | 'wall' | 'rooms' | 'gates';

export interface KeyPlanProps {
  part: PlanPart;
  /** How many of each the plan has. */
  counts: Record<PlanPart, number>;
}

/** A thumbnail of the plan with the section's part highlighted. */
export function KeyPlan({ part, counts }: KeyPlanProps) {
  const lit = (one: PlanPart) => (one === part ? css.lit : css.quiet);
  const pieces = (count: number, ring: readonly [number, number], gap: number) =>
    shares(count, ring, gap)
      .map(({ from, to }) => piece(ring, from, to))
      .join('');
  const roads = Array.from({ length: counts.roads }, (_, index) => road(index, counts.roads));
  const { x, width, gate } = front;
  return (
    <svg className={css.plan} viewBox="-182 -430 610 860" aria-hidden="true">
      <path className={css.quiet} d={deskShape} />
      <path className={lit('wall')} d={pieces(counts.wall, radii.wall, 28)} />
      <path className={lit('rooms')} d={pieces(counts.rooms, radii.rooms, 28)} />
      <path className={css.quiet} d={frontWall(counts.gates)} />
      {part === 'gates' && (
        <path
          className={css.lit}
          d={gates(counts.gates)
            .map((y) => `M${x - 8} ${y - gate}h${width + 16}v${2 * gate}h${-width - 16}z`)
            .join('')}
        />
      )}
      <path
        className={`${lit('roads')} ${css.roads}`}
        d={roads.map(({ from, to }) => `M${from}L${to}`).join('')}
      />
    </svg>
  );
}
