import { type ReactNode, useId, useMemo } from 'react';
import type { Callout } from './callout.ts';
import {
  Area,
  Callout as CalloutBox,
  ClosureBars,
  Diversions,
  Incidents,
  RouteLines,
} from './map-events.tsx';
import css from './map-picture.module.css';
import type { Names } from './names.ts';
import { avenuePath, blocks, cone, type Plan, type Point, railwayPath, toWindow, type View } from './plan.ts';
import type { MapScene } from './scene.ts';

interface MapPictureProps {
  plan: Plan;
  view: View;
  names: Names | undefined;
  scene: MapScene;
  callout?: Callout | undefined;
  label: string;
  /** A still picture renders only the blocks in view. */
  still?: boolean;
  size: number;
  children?: ReactNode;
}

/** The city at one moment. One image with one accessible name: the panels and the list have everything as text. */
export function MapPicture({
  plan,
  view,
  names,
  scene,
  callout,
  label,
  still,
  size,
  children,
}: MapPictureProps) {
  const { width, height, cx, cy, scale } = view;
  const place = `translate(${cx.toFixed(2)} ${cy.toFixed(2)}) scale(${scale.toFixed(4)})`;
  return (
    <svg
      data-picture
      className={css.map}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <g transform={place}>
        <Ground plan={plan} view={still ? view : undefined} />
        {scene.cameras.map(({ id, at, looks, near, open }) => (
          <path
            key={id}
            className={open ? css.coneOpen : near ? css.coneNear : css.cone}
            d={cone(at, looks, near ? 2.1 : 1.3)}
          />
        ))}
        <Area points={scene.area} />
        <Diversions ways={scene.diversions} />
        <RouteLines routes={scene.routes} />
      </g>
      {names && <StreetNames names={names} size={size} />}
      <Devices scene={scene} view={view} />
      <Incidents incidents={scene.incidents} view={view} />
      <ClosureBars bars={scene.closures} view={view} />
      {callout && (
        <CalloutBox
          box={callout}
          lines={scene.incidents.find(({ lines }) => lines.length > 0)?.lines ?? []}
        />
      )}
      {names?.marks.map(({ id, words, x, y, anchor }) => (
        <text key={id} className={nameLook(scene, id)} x={x} y={y} textAnchor={anchor} fontSize={size}>
          {words}
        </text>
      ))}
      {children}
    </svg>
  );
}

function nameLook({ cameras, units }: MapScene, id: string): string | undefined {
  if (units.some((unit) => unit.id === id)) return css.unitName;
  const camera = cameras.find((one) => one.id === id);
  if (camera?.open) return css.openName;
  return camera?.near ? css.nearName : css.deviceName;
}

/** The static parts: rendered once, then only transformed. */
function Ground({ plan, view }: { plan: Plan; view: View | undefined }) {
  const tones = useMemo(() => {
    const shows = ([x, y]: Point) => {
      if (!view) return true;
      const [left, top] = toWindow(view, [x, y]);
      const air = view.scale * 2;
      return left > -air && top > -air && left < view.width + air && top < view.height + air;
    };
    return blocks(plan, shows);
  }, [plan, view]);
  const rails = railwayPath(plan.railway);
  return (
    <>
      <path className={css.block1} d={tones[0]} />
      <path className={css.block2} d={tones[1]} />
      <path className={css.block3} d={tones[2]} />
      <g className={css.streets}>
        {plan.avenues.map((avenue) => (
          <path key={avenue.id} strokeWidth={avenue.width} d={avenuePath(avenue)} />
        ))}
        {plan.circles.map(({ id, r, half }) => (
          <circle key={id} r={r} strokeWidth={2 * half} />
        ))}
      </g>
      <circle className={css.park} r={1.75} />
      <circle className={css.path} r={1.15} />
      <path className={css.railBed} d={rails} />
      <path className={css.rail} d={rails} />
      <path className={css.sleepers} d={rails} />
    </>
  );
}

function StreetNames({ names, size }: { names: Names; size: number }) {
  const scope = useId();
  return (
    <>
      {names.streets.map(({ text, path, at, turn }, index) =>
        path ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a circle may have two labels
          <g key={`${text}${index}`}>
            <path id={`${scope}${index}`} d={path} className={css.line} />
            <text className={css.street} fontSize={size}>
              <textPath href={`#${scope}${index}`} startOffset="50%" textAnchor="middle">
                {text}
              </textPath>
            </text>
          </g>
        ) : (
          <text
            key={text}
            className={css.street}
            fontSize={size}
            textAnchor="middle"
            y={size * 0.33}
            transform={`translate(${at?.map((value) => value.toFixed(1)).join(' ')}) rotate(${turn})`}
          >
            {text}
          </text>
        ),
      )}
      {names.places.map(({ lines, at }) =>
        lines.map((line, index) => (
          <text
            key={line}
            className={css.place}
            fontSize={size}
            x={at.x}
            y={at.y + index * size * 1.12}
            textAnchor="middle"
          >
            {line}
          </text>
        )),
      )}
    </>
  );
}

function Devices({ scene, view }: { scene: MapScene; view: View }) {
  return (
    <>
      {scene.cameras.map(({ id, at, near, open }) => {
        const [x, y] = toWindow(view, at);
        const look = open ? css.cameraOpen : near ? css.cameraNear : css.camera;
        return <circle key={id} className={look} cx={x} cy={y} r={open ? 6 : 4.6} />;
      })}
      {scene.gauges.map(({ id, at }) => {
        const [x, y] = toWindow(view, at);
        return <rect key={id} className={css.gauge} x={x - 4} y={y - 4} width={8} height={8} />;
      })}
    </>
  );
}
