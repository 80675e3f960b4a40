import type { SitePlan } from '../../../content/instruments/site-plan.ts';
import { disc } from '../../../ui/disc.ts';
import { FlagShapes } from '../../shared/flag.tsx';
import css from './enlargement.module.css';

type PlanPlace = SitePlan['places'][number];

interface EnlargementProps extends Pick<PlanPlace, 'drawing' | 'scale'> {
  /** Number of the first of its functions. */
  first: number;
  count: number;
}

/** The positions of the functions' numbers on each drawing. */
const flags = {
  gate: [
    [150, 96],
    [228, 208],
    [318, 176],
  ],
  fence: [
    [188, 52],
    [60, 196],
    [362, 148],
  ],
  desk: [
    [164, 118],
    [311, 72],
    [270, 180],
  ],
} as const;

/** A place of the plan at ten times its scale. */
export function Enlargement({ drawing, scale, first, count }: EnlargementProps) {
  const Drawn = { gate: Gate, fence: Fence, desk: Desk }[drawing];
  return (
    <svg
      className={css.enlargement}
      data-drawing="light"
      data-edge=""
      viewBox="0 0 384 236"
      aria-hidden="true"
    >
      <Drawn />
      {scale && <Scale {...scale} />}
      <FlagShapes
        flags={flags[drawing].slice(0, count).map(([x, y], index) => ({ number: first + index, x, y }))}
      />
    </svg>
  );
}

function Gate() {
  return (
    <>
      <path className={css.pale} d="M128 0h134v236H128z" />
      <path className={css.mark} d="M195 0v140m0 26v70" />
      <path className={css.fence} d="M0 150h128m134 0h122" />
      <path className={css.posts} d="M0 150h128m134 0h122" />
      <path
        className={css.ink}
        d={`M44 58h76v76H44zM52 66v60h60v-20h8V84h-8V66z${disc(74, 100, 7)}`}
        fillRule="evenodd"
      />
      <path
        className={css.grey}
        d="M58 110h34v10H58zM270 58h76v76h-76zM278 66v60h60V66z"
        fillRule="evenodd"
      />
      <path className={css.bar} d="M128 150h64m6 0h64" />
      <path className={css.slate} d="M208 166h38v62h-38zM211 172v14h32v-14z" fillRule="evenodd" />
      <path className={css.cone} d="M345 60L250 176l50 38z" />
      <circle className={css.ink} cx="345" cy="60" r="5" />
    </>
  );
}

function Fence() {
  return (
    <>
      <path className={css.pale} d="M0 141h384v54H0z" />
      <path
        className={css.rain}
        d={Array.from({ length: 10 }, (_, index) => `M${16 + index * 40} 30l-8 22`).join('')}
      />
      <path className={css.cone} d="M352 118L104 62v88z" />
      <path className={css.fence} d="M0 96h384" />
      <path className={css.posts} d="M0 96h384" />
      <path className={css.alarmEdge} d="M118 96h140" />
      <path className={css.alarm} d="M120 96h136" />
      <path className={css.way} d="M20 168h166v-56" />
      <path className={css.ink} d={disc(20, 168, 7) + disc(352, 118, 6)} />
      <circle className={css.point} cx="330" cy="168" r="6" />
    </>
  );
}

function Desk() {
  return (
    <>
      <path className={css.room} d="M24 20h336v196H24z" />
      <path className={css.desk} d="M90 40a78 78 0 0 1 0 156" />
      <path className={css.table} d="M90 76a42 42 0 0 1 0 84" />
      <path className={css.wall} d="M262 20v90m0 40v66" />
      <path className={css.pale} d="M284 42h54v60h-54z" />
      <path
        className={css.ink}
        d={`M40 32h8v172h-8zM284 132h54v62h-54z${disc(200, 92, 11)}${disc(200, 146, 11)}`}
      />
      <path className={css.rack} d="M292 142h38m-38 12h38m-38 12h38m-38 12h38" />
    </>
  );
}

function Scale({ width, label }: NonNullable<PlanPlace['scale']>) {
  return (
    <>
      <path className={css.scale} d={`M14 216v6h${width}v-6`} />
      <text className={css.metres} x={20 + width} y="226">
        {label}
      </text>
    </>
  );
}
