import css from './desk-stage.module.css';

/** How far the desk is when a step ends. */
export const stages = ['planned', 'built', 'tested', 'live'] as const;

interface DeskStageProps {
  stage: (typeof stages)[number];
  /** The road ends here. */
  isLast: boolean;
}

const screens = [
  { x: 8, y: 46, width: 52, height: 56 },
  { x: 68, y: 30, width: 64, height: 72 },
  { x: 140, y: 46, width: 52, height: 56 },
];
const table = 'M0 112H196a16 16 0 0 1 0 32H0Z';
const feet = 'M22 144V176M168 144V176';

/** An operator's desk on the project's road: first a plan, then half built, then tested, then at work. */
export function DeskStage({ stage, isLast }: DeskStageProps) {
  const isPlanned = stage === 'planned';
  return (
    <svg className={css.drawing} viewBox="0 0 300 204" aria-hidden="true">
      <path className={css.road} d={isLast ? 'M0 190H278' : 'M0 190H2400'} />
      <path className={css.lane} d={isLast ? 'M0 190H262' : 'M0 190H2400'} />
      {isLast && <path className={css.end} d="M278 176h4a14 14 0 0 1 0 28h-4z" />}
      <path className={isPlanned ? css.plan : css.feet} d={feet} />
      <path className={isPlanned ? css.plan : css.body} d={table} />
      {screens.map(({ x, y, width, height }, nth) => (
        <g key={x}>
          <rect
            className={isPlanned || (stage === 'built' && nth === 2) ? css.plan : css.body}
            x={x}
            y={y}
            width={width}
            height={height}
          />
          {stage === 'built' && nth < 2 && (
            <path className={css.picture} d={brick(x, y, width, height, nth)} />
          )}
          {stage === 'tested' && (
            <path className={css.tick} d={`M${x + width / 2 - 11} ${y + height / 2}l8 8 14-16`} />
          )}
          {stage === 'live' && <path className={css.picture} d={streets(x, y, width, height)} />}
        </g>
      ))}
      {isPlanned && (
        <path className={css.measure} d="M0 10H212M0 3V17M212 3V17M232 30V144M225 30H239M225 144H239" />
      )}
      {stage === 'live' && (
        <>
          <circle className={css.mark} cx="108" cy="60" r="7" />
          <circle className={css.person} cx="250" cy="86" r="15" />
          <path className={css.person} d="M218 176V140a32 32 0 0 1 64 0V176Z" />
        </>
      )}
    </svg>
  );
}

/** Courses of bricks, from the floor: the first screen is finished, the second half. */
function brick(x: number, y: number, width: number, height: number, nth: number): string {
  const courses = nth === 0 ? [1, 2, 3] : [2, 3];
  const step = height / 4;
  return courses
    .map((course) => `M${x} ${y + course * step}h${width}m${-width / (course % 2 ? 2 : 3)} 0v${step}`)
    .join('');
}

/** A map's streets. */
function streets(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y + height * 0.7}l${width} ${-height * 0.3}M${x + width * 0.3} ${y}l${width * 0.2} ${height}`;
}
