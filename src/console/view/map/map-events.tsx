/* Dynamic parts of the map: incidents, routes, closures, the area of a warning. */
import type { Callout as CalloutPlace } from './callout.ts';
import css from './map-events.module.css';
import { type Point, toWindow, type View } from './plan.ts';
import {
  arrowsAlong,
  type IncidentMark,
  linePath,
  type MapRoute,
  type MapScene,
  type RoadClosureMark,
} from './scene.ts';
import { unitShape } from './unit-shape.ts';

export function Incidents({ incidents, view }: { incidents: IncidentMark[]; view: View }) {
  // The waiting incident is drawn last, on top of the others.
  return incidents.toReversed().map(({ id, at, look }) => {
    const [x, y] = toWindow(view, at);
    return (
      <g key={id} className={css[look]} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        {look === 'closed' ? (
          <>
            <circle className={css.rest} r={15} />
            <circle className={css.core} r={7} />
          </>
        ) : (
          <>
            <circle className={css.halo} r={30} />
            <circle className={css.ring} r={17} />
            <circle className={css.core} r={look === 'proposed' ? 7 : 8} />
          </>
        )}
      </g>
    );
  });
}

export function Area({ points }: { points: readonly Point[] | undefined }) {
  return points && <path className={css.area} d={`${linePath(points)}Z`} />;
}

export function Diversions({ ways }: { ways: MapRoute[] }) {
  return ways.map(({ points }) => (
    <g key={linePath(points)}>
      <path className={css.wayBed} d={linePath(points)} />
      <path className={css.diversion} d={linePath(points)} />
      {arrowsAlong(points, 3.2).map(({ at, turn }) => (
        <path
          key={at.join()}
          className={css.arrow}
          transform={`translate(${at[0].toFixed(3)} ${at[1].toFixed(3)}) rotate(${turn.toFixed(1)}) scale(0.026)`}
          d="M-6-8L8 0-6 8l3-8z"
        />
      ))}
    </g>
  ));
}

export function RouteLines({ routes }: { routes: MapScene['routes'] }) {
  return routes.map(({ points, sent }) => (
    <g key={`${sent}${points.at(-1)?.join()}${points[0]?.join()}`}>
      <path className={css.wayBed} d={linePath(points)} />
      <path className={sent ? css.route : css.routeIfSent} d={linePath(points)} />
    </g>
  ));
}

export function ClosureBars({ bars, view }: { bars: RoadClosureMark[]; view: View }) {
  return bars.map(({ at, along }) => {
    const [x, y] = toWindow(view, at);
    return (
      <g
        key={`${at.join()}`}
        className={css.bar}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(-along).toFixed(1)})`}
      >
        <rect x={-4} y={-13} width={8} height={26} />
        <path d="M-4-6.5h8M-4 0h8M-4 6.5h8" />
      </g>
    );
  });
}

export function Callout({ box, lines }: { box: CalloutPlace; lines: readonly string[] }) {
  const [[x1, y1], [x2, y2]] = box.lead;
  return (
    <g className={css.callout}>
      <path className={css.lead} d={`M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`} />
      <rect x={box.x} y={box.y} width={box.width} height={box.height} />
      {lines.map((line, index) => (
        <text
          key={line}
          className={index ? css.detail : css.headline}
          x={box.x + 11}
          y={box.y + 20 + index * 18}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

/** Units in a still picture; on the live map unit-painter.ts draws them in the same shape. */
export function StillUnits({ units, view }: { units: MapScene['units']; view: View }) {
  return units.map(({ id, at, kind, sent }) => {
    const [x, y] = toWindow(view, at);
    return (
      <g key={id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        {sent && <circle className={css.unitDisc} r={13} />}
        <path
          className={sent ? css.unitSent : css.unit}
          fillRule="evenodd"
          d={unitShape(kind, sent ? 'sent' : 'free')}
        />
      </g>
    );
  });
}
