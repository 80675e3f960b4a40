/*
 * A drawn camera picture: no faces or number plates, only what the operator looks for. Each scene
 * follows the shift: the water rises with its gauge, the pump appears once it has arrived.
 */
import type { Camera } from '../../../content/shifts/schema.ts';
import { gaugeValue } from '../../engine/readings.ts';
import type { ShiftState } from '../../engine/types.ts';
import { Forecourt, Hospital, Junction, Market, Stadium } from './camera-places.tsx';
import css from './camera-scene.module.css';

interface CameraSceneProps {
  camera: Camera;
  shift: ShiftState;
  label: string;
}

export function CameraScene({ camera, shift, label }: CameraSceneProps) {
  const wet = shift.setting.shift.weather === 'wet';
  return (
    <svg
      data-picture
      className={css.scene}
      viewBox="0 0 320 190"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <Scene camera={camera} shift={shift} />
      {wet && <path className={css.rain} d={rain} />}
    </svg>
  );
}

const rain =
  'M20 6l-6 22M64 14l-6 22M112 2l-6 22M150 40l-6 22M208 8l-6 22M250 60l-6 22M300 12l-6 22M40 70l-6 22M92 96l-6 22M230 92l-6 22M284 128l-6 22M16 120l-6 22M180 66l-6 22M270 20l-6 22';

function Scene({ camera, shift }: Pick<CameraSceneProps, 'camera' | 'shift'>) {
  switch (camera.scene) {
    case 'underpass': {
      const arrived = (kind: string) =>
        shift.units.some(
          (unit) => unit.kind === kind && (unit.state === 'on-site' || unit.state === 'at-work'),
        );
      const gauge = shift.setting.shift.sites.find((site) => site.camera === camera.id)?.gauge;
      return <Underpass depth={gauge ? gaugeValue(shift, gauge) : 0} pump={arrived('pump')} />;
    }
    case 'forecourt':
      return <Forecourt />;
    case 'market':
      return <Market emptied={shift.closures.some(({ until }) => until === null)} />;
    case 'stadium':
      return (
        <Stadium
          crowded={shift.incidents.some(({ state }) => state === 'proposed' || state === 'confirmed')}
        />
      );
    case 'hospital':
      return <Hospital away={shift.units.some(({ kind, trip }) => kind === 'ambulance' && trip !== null)} />;
    default:
      return <Junction closed={shift.closures.some(({ until }) => until === null)} />;
  }
}

/** The railway bridge, the road under it, and a gauge staff that shows the depth of the water. */
function Underpass({ depth, pump }: { depth: number; pump: boolean }) {
  const edge = 158 - Math.min(60, depth) * 0.62;
  const far = 124 - Math.min(60, depth) * 0.2;
  return (
    <>
      <path className={css.night} d="M0 0h320v190H0z" />
      <path className={css.sky} d="M0 0h320v70H0z" />
      <path className={css.rail} d="M0 28h320v7H0z" />
      <path className={css.beam} d="M0 35h320v17H0z" />
      <path className={css.lit} d="M0 35h320v2H0z" />
      <path className={css.seam} d="M30 37v15M90 37v15M150 37v15M210 37v15M270 37v15" />
      <path className={css.wall} d="M0 52h82l26 58L0 160zM320 52h-82l-26 58 108 50z" />
      <path className={css.deep} d="M82 52h156l-26 58H108z" />
      <path className={css.glow} d="M120 66h80l-10 44h-60z" />
      <path className={css.lamps} d="M118 56h12v3h-12zM154 56h12v3h-12zM190 56h12v3h-12z" />
      <path className={css.road} d="M108 110h104l108 50v30H0v-30z" />
      <path className={css.lane} d="M160 112v78" />
      <Bus />
      {depth > 6 && (
        <>
          <path
            className={css.water}
            d={`M0 ${edge}C40 ${edge - 14} 74 ${far + 6} 104 ${far}h112c30 6 64 14 104 ${edge - far}V190H0z`}
          />
          <path
            className={css.ripple}
            d={`M36 ${edge + 8}h52M110 ${edge}h36M186 ${edge + 6}h60M60 ${edge + 24}h84M176 ${edge + 28}h96`}
          />
        </>
      )}
      {pump && <PumpTruck />}
      <path className={css.staff} d="M290 96v64" />
      <path className={css.notch} d="M287 104h6M287 112h6M287 120h6M287 128h6M287 136h6M287 144h6" />
    </>
  );
}

function Bus() {
  return (
    <g transform="translate(77 42) scale(.52)">
      <path className={css.pale} d="M126 84h70a4 4 0 0 1 4 4v50h-78V88a4 4 0 0 1 4-4z" />
      <path className={css.glass} d="M128 92h66v21h-66z" />
      <path className={css.lamps} d="M126 128h12v7h-12zM184 128h12v7h-12z" />
      <path className={css.deep} d="M128 138h12v6h-12zM182 138h12v6h-12z" />
    </g>
  );
}

function PumpTruck() {
  return (
    <>
      <path className={css.staffFill} d="M30 118h44v30H30z" />
      <path className={css.pale} d="M74 126h18l8 12v10H74z" />
      <path className={css.glass} d="M78 129h12l5 9H78z" />
      <circle className={css.wheel} cx="44" cy="150" r="7" />
      <circle className={css.wheel} cx="86" cy="150" r="7" />
      <path className={css.hose} d="M100 142c20 0 24 8 44 8" />
    </>
  );
}
