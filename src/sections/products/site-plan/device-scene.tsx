import type { DeviceKind } from '../../../content/instruments/site-plan.ts';
import css from './camera-view.module.css';

/** The vanishing point of the fence. */
const horizon = [232, 70] as const;

/** The camera's picture of each kind of device, at night and without people. */
export function DeviceScene({ kind }: { kind: DeviceKind }) {
  const Scene = { fence: Fence, camera: Mast, door: Door, gate: Gate, patrol: Road }[kind];
  return <Scene />;
}

function Fence() {
  const posts = Array.from({ length: 16 }, (_, index) => {
    const near = 0.82 ** index;
    const width = round(7 * near + 0.6);
    const top = `${round(horizon[0] - 262 * near)} ${round(70 - 62 * near)}`;
    return `M${top}m-${width / 2} 0h${width}V${round(78 + 136 * near)}h-${width}z`;
  });
  return (
    <>
      <path className={css.path} d="M232 74L20 212-80 300h520V150z" />
      <Lamp />
      <path
        className={css.wire}
        d={[0, 0.2, 0.4, 0.6, 0.8, 1]
          .map((wire) => `M-30 ${round(8 + 206 * wire)}L232 ${round(70 + 8 * wire)}`)
          .join('')}
      />
      <path className={css.plain} d={[...posts.slice(0, 3), ...posts.slice(6)].join('')} />
      <path className={css.alarm} d={posts.slice(3, 6).join('')} />
    </>
  );
}

function Door() {
  return (
    <>
      <path className={css.path} d="M-80 176h500v120H-80z" />
      <path className={css.wall} d="M-80 26h360v150H-80z" />
      <path className={css.wire} d="M-80 44h360M280 26v150" />
      <path className={css.leaf} d="M120 66h74v110h-74z" />
      <path className={css.wire} d="M120 66h74v110M120 66v110M182 120v14" />
      <path className={css.lamp} d="M157 58v-8h22" />
      <path className={css.beam} d="M150 52h18l54 124H96z" />
      <path className={css.plain} d="M204 112h12v18h-12z" />
    </>
  );
}

function Gate() {
  return (
    <>
      <path className={css.path} d="M140 72h46l190 220H-60z" />
      <path className={css.wire} d="M163 80v20m0 20v26m0 22v44" />
      <path className={css.wall} d="M22 66h70v92H22z" />
      <path className={css.leaf} d="M36 82h42v30H36z" />
      <path className={css.post} strokeWidth="5" d="M98 158v-46M262 158v-46" />
      <path className={css.barrier} strokeWidth="7" d="M98 120h164" />
      <path className={css.bands} strokeWidth="7" d="M98 120h164" />
      <Lamp />
    </>
  );
}

function Mast() {
  return (
    <>
      <path className={css.path} d="M-80 158h500v140H-80z" />
      <path className={css.wire} d="M-80 120h500M-80 158h500" />
      <path className={css.post} strokeWidth="6" d="M165 158V46" />
      <path className={css.post} strokeWidth="4" d="M165 52h30" />
      <path className={css.plain} d="M192 42h34v18h-34z" />
      <path className={css.leaf} d="M226 46h8v10h-8z" />
    </>
  );
}

function Road() {
  return (
    <>
      <path className={css.path} d="M140 72h46l190 220H-60z" />
      <path className={css.wire} d="M163 80v14m0 14v20m0 60v24" />
      <path className={css.plain} d="M136 116h54l10 22v26h-74v-26z" />
      <path className={css.leaf} d="M142 122h42l6 14h-54z" />
      <path className={css.beam} d="M132 152L40 212h250l-92-60z" />
      <Lamp />
    </>
  );
}

function Lamp() {
  return (
    <>
      <path className={css.lamp} d="M262 78V28h14" />
      <path className={css.beam} d="M276 30l34 66h-50z" />
    </>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
