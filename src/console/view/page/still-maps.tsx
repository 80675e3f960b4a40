/* The first and fourth still pictures: the incident and the closed road on the map. */
import type { StillSteps } from '../../../content/run-a-shift/schema.ts';
import type { City } from '../../../content/shifts/schema.ts';
import { StillUnits } from '../map/map-events.tsx';
import { routeFootprint } from '../map/map-footprints.ts';
import { MapPicture } from '../map/map-picture.tsx';
import { layNames } from '../map/names.ts';
import { type Point, polar, spotPoint, toWindow, type View } from '../map/plan.ts';
import type { MapScene } from '../map/scene.ts';
import css from './still-maps.module.css';

type Pictures = StillSteps['pictures'];

const at = {
  underpass: polar(6.45, 58),
  south: polar(5.95, 58),
  north: polar(6.98, 58),
  bus: polar(5.45, 58),
};
const empty: MapScene = {
  cameras: [],
  gauges: [],
  units: [],
  incidents: [],
  closures: [],
  diversions: [],
  routes: [],
  area: undefined,
};

/** Points of an arc, dense enough to be drawn as a line. */
function arcPoints(radius: number, from: number, to: number): Point[] {
  const steps = Math.ceil(Math.abs(to - from) / 3);
  return Array.from({ length: steps + 1 }, (_, index) => polar(radius, from + ((to - from) * index) / steps));
}

export function FirstPicture({ city, label, callouts }: Pictures['first'] & { city: City }) {
  const view: View = { width: 400, height: 300, cx: 44, cy: 392, scale: 44 };
  const cameras = city.cameras
    .filter(({ id }) => id === 'C-01' || id === 'C-03' || id === 'C-04')
    .map(({ id, spot, looks }) => ({ id, at: spotPoint(spot), looks, near: true, open: false }));
  const camera = cameras.find(({ id }) => id === 'C-03')?.at ?? at.north;
  const boxes = [
    { x: 14, y: 152, width: 132, to: at.underpass },
    { x: 258, y: 66, width: 132, to: camera },
    { x: 14, y: 240, width: 172, to: at.bus },
  ];
  const taken = [
    ...boxes.map(({ x, y, width }) => [{ x, y, width, height: 46 }]),
    [{ x: 150, y: 90, width: 80, height: 110 }],
  ];
  const names = layNames(view, { plan: city, places: [], marks: [], taken, size: 14 });
  const [bx, by] = toWindow(view, at.bus);
  const [gx, gy] = toWindow(view, at.underpass);
  return (
    <MapPicture
      plan={city}
      view={view}
      names={names}
      scene={{ ...empty, cameras }}
      label={label}
      size={14}
      still
    >
      {boxes.map(({ x, y, width, to }, index) => {
        const [px, py] = toWindow(view, to);
        const callout = callouts[index];
        return (
          <g key={callout?.title}>
            <path
              className={css.lead}
              d={`M${px.toFixed(0)} ${py.toFixed(0)}L${x > px ? x : x + width} ${y + 23}`}
            />
            <rect className={css.box} x={x} y={y} width={width} height={46} />
            <text className={css.title} x={x + 11} y={y + 19}>
              {callout?.title}
            </text>
            <text className={css.detail} x={x + 11} y={y + 37}>
              {callout?.text}
            </text>
          </g>
        );
      })}
      <rect className={css.gauge} x={gx - 6} y={gy - 6} width={12} height={12} />
      <g transform={`translate(${bx.toFixed(1)} ${by.toFixed(1)}) rotate(-58)`}>
        <path className={css.bus} d="M-12-6h24V6h-24z" />
        <path className={css.glass} d="M-8-3h12v6H-8z" />
      </g>
    </MapPicture>
  );
}

export function FourthPicture({ city, label, closed, diversion, unit }: Pictures['fourth'] & { city: City }) {
  const view: View = { width: 400, height: 300, cx: 60, cy: 336, scale: 38 };
  const scene: MapScene = {
    ...empty,
    units: [
      { id: unit, at: polar(4.85, 18.7), kind: 'pump', words: unit, lost: false, sent: true, moving: false },
    ],
    incidents: [{ id: '0412', at: at.underpass, look: 'confirmed', lines: [] }],
    closures: [at.south, at.north].map((point) => ({ at: point, along: 58 })),
    diversions: [{ points: [...arcPoints(8, 58, 35), ...arcPoints(4.6, 35, 58)] }],
    routes: [{ points: [...arcPoints(4.88, 22.5, 58), polar(5.75, 58)], sent: true }],
  };
  const [x, y] = toWindow(view, at.underpass);
  const [dx, dy] = toWindow(view, polar(6, 44.5));
  const taken = [
    [{ x: x - 100, y: y - 34, width: 134, height: 68 }],
    [{ x: dx - 40, y: dy - 12, width: 80, height: 20 }],
    ...[...scene.diversions, ...scene.routes].map(({ points }) => routeFootprint(view, points)),
  ];
  const marks = scene.units.map(({ id, at: point, words }) => ({ id, at: point, words, clear: 14 }));
  const names = layNames(view, { plan: city, places: [], marks, taken, size: 14 });
  return (
    <MapPicture plan={city} view={view} names={names} scene={scene} label={label} size={14} still>
      <StillUnits units={scene.units} view={view} />
      <text className={css.caption} x={x - 36} y={y + 5} textAnchor="end">
        {closed}
      </text>
      <text className={css.caption} x={dx} y={dy} textAnchor="middle">
        {diversion}
      </text>
    </MapPicture>
  );
}
