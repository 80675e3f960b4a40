import { use } from 'react';
import type { AboutPage } from '../../content/company/schema.ts';
import { AssetAddresses } from '../../ui/asset-address.ts';
import css from './company-plan.module.css';
import {
  along,
  deskShape,
  front,
  frontWall,
  gates,
  inTwoLines,
  piece,
  radii,
  road,
  shares,
  straightLength,
} from './plan-geometry.ts';
import { PlanLink } from './plan-link.tsx';

type CompanyPlanProps = Pick<
  AboutPage,
  'message' | 'company' | 'foundations' | 'services' | 'certifications'
>;

/** The logo drawn as a floor plan of the company: each part links to its section. */
export function CompanyPlan({ message, company, foundations, services, certifications }: CompanyPlanProps) {
  const assetAddress = use(AssetAddresses);
  const { portrait } = message;
  const wallMiddle = (radii.wall[0] + radii.wall[1]) / 2;
  const roomMiddle = (radii.rooms[0] + radii.rooms[1]) / 2;
  const walls = shares(foundations.cards.length, radii.wall, 14);
  const rooms = shares(services.cards.length, radii.rooms, 10);
  return (
    <svg className={css.plan} data-paper="drawing" viewBox="-270 -446 830 892">
      <title>{company.title}</title>
      <PlanLink id="message" name={message.title} nth={1} at={[-straightLength, -radii.desk]}>
        <path className={css.desk} d={deskShape} />
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the image is decoration inside a drawing */}
        <image
          href={assetAddress(portrait.src, true)}
          x={-straightLength}
          y={-radii.desk}
          width={radii.desk * 1.8}
          height={radii.desk * 2}
          role="img"
          aria-label={portrait.alt}
        />
      </PlanLink>
      <PlanLink id="company" name={company.title} nth={2} at={[44, -402]} isLight>
        {company.focusAreas.map((area, index) => {
          const { from, to, name } = road(index, company.focusAreas.length);
          return (
            <g key={area}>
              <path className={css.road} d={`M${from}L${to}`} />
              <path className={css.lane} d={`M${from}L${to}`} />
              <text className={css.name} x={name[0]} y={name[1]}>
                {area}
              </text>
            </g>
          );
        })}
      </PlanLink>
      <PlanLink id="foundations" name={foundations.title} nth={3} at={[-straightLength, -radii.wall[1]]}>
        <path id="wall-down" className={css.line} d={bow(wallMiddle - 8, 1)} />
        <path id="wall-up" className={css.line} d={bow(wallMiddle + 8, 0)} />
        {foundations.cards.map(({ title }, index) => {
          const { from = 0, middle = 0, to = 0 } = walls[index] ?? {};
          const share = middle / (walls.at(-1)?.to ?? 1);
          const isLow = share > 0.6;
          return (
            <g key={title}>
              <path className={css.wall} d={piece(radii.wall, from, to)} />
              <text className={css.wallName}>
                <textPath
                  href={isLow ? '#wall-up' : '#wall-down'}
                  startOffset={`${(isLow ? 1 - share : share) * 100}%`}
                >
                  {title}
                </textPath>
              </text>
            </g>
          );
        })}
      </PlanLink>
      <PlanLink id="work" name={services.title} nth={4} at={[-straightLength, -radii.rooms[1]]} isLight>
        {services.cards.map(({ title }, index) => {
          const { from = 0, middle = 0, to = 0 } = rooms[index] ?? {};
          const [x, y] = along(roomMiddle, middle, roomMiddle);
          const [start, end] = [middle - 14, middle + 14].map((distance) =>
            along(radii.rooms[0], distance, roomMiddle),
          );
          const lines = inTwoLines(title);
          return (
            <g key={title}>
              <path className={css.room} d={piece(radii.rooms, from, to)} />
              <path className={css.door} d={`M${start}L${end}`} />
              <text className={css.roomName} x={x} y={y + 6 - 9.5 * (lines.length - 1)}>
                {lines.map((line, nth) => (
                  <tspan key={line} x={x} dy={nth && 19}>
                    {line}
                  </tspan>
                ))}
              </text>
            </g>
          );
        })}
      </PlanLink>
      <PlanLink id="certificates" name={certifications.title} nth={5} at={[front.x - 4, -14]}>
        <path className={css.front} d={frontWall(certifications.items.length)} />
        {certifications.items.map(({ id, title }, index) => {
          const y = gates(certifications.items.length)[index] ?? 0;
          const { x, width, gate } = front;
          return (
            <g key={id}>
              <path
                className={css.leaves}
                d={`M${x + width} ${y - gate}h${gate}a${gate} ${gate} 0 0 1 ${-gate} ${gate}a${gate} ${gate} 0 0 1 ${gate} ${gate}h${-gate}`}
              />
              <text className={css.gateName} x={x - 10} y={y + 6}>
                {title}
              </text>
            </g>
          );
        })}
      </PlanLink>
    </svg>
  );
}

/** A text path along a ring, downwards or upwards. */
function bow(radius: number, turn: 0 | 1): string {
  const [start, end] = turn ? [-radius, radius] : [radius, -radius];
  return `M${-straightLength} ${start}H0A${radius} ${radius} 0 0 ${turn} 0 ${end}H${-straightLength}`;
}
