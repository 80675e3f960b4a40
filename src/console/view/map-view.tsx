import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useMotion } from '../../ui/use-motion.ts';
import { unitSpot } from '../engine/travel.ts';
import { placeCallout } from './callout.ts';
import { useDesk } from './desk-context.ts';
import type { Box } from './labels.ts';
import { MapControls } from './map-controls.tsx';
import { type Layers, useLayers } from './map-layers.ts';
import { MapPicture } from './map-picture.tsx';
import css from './map-view.module.css';
import { sceneOf, unitMark } from './moment-scene.ts';
import { layNames, type Mark, type Names } from './names.ts';
import { type Point, spotPoint, toWindow, type View } from './plan.ts';
import type { IncidentLook, MapScene } from './scene.ts';
import { paintUnits } from './unit-painter.ts';
import { useMapView } from './use-map-view.ts';
import { useSize } from './use-size.ts';

/** The city, moving. The picture is React's, the units on their canvas follow the clock frame by frame. */
export function MapView() {
  const { store, desk, words } = useDesk();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const { view, moving: moved, zoom } = useMapView(size, desk);
  // The picture comes first and moves; names and controls follow once it has been seen.
  const drawn = useDrawn();
  const moving = !drawn || moved;
  const { layers, toggle } = useLayers();
  const { shift, chosen, fieldUnit } = desk;
  const scene = useMemo(
    () => withLayers(sceneOf(shift, chosen, words, fieldUnit), layers),
    [shift, chosen, words, fieldUnit, layers],
  );
  const { city } = shift.setting;
  const covered = useMemo(() => (view ? cornersOf(view, desk.close) : []), [view, desk.close]);
  const callout = view && calloutOf(view, scene, covered);
  const letters = view && view.scale > 40 ? 14 : 13;
  const names = useStillNames(
    view,
    moving,
    () =>
      view
        ? layNames(view, {
            plan: { ...city, ...(layers.streets ? {} : { avenues: [], circles: [] }) },
            places: layers.places
              ? city.places.map(({ lines, spot }) => ({ lines, at: spotPoint(spot) }))
              : [],
            marks: marksOf(scene, view, words.map.legend.area),
            taken: [
              ...covered.map((box) => [box]),
              ...scene.incidents.map((incident) => ring(toWindow(view, incident.at), ringOf(incident))),
              ...(callout ? [[callout]] : []),
              ...[...scene.routes, ...scene.diversions].map(({ points }) => bed(view, points)),
            ],
            size: letters,
          })
        : undefined,
    stillKey(scene, layers, callout),
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: every mark can be opened from the lists by keyboard too
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      ref={frame}
      className={css.frame}
      onClick={(event) => {
        if (!view || !(event.target instanceof SVGElement || event.target instanceof HTMLCanvasElement))
          return;
        const { left, top } = event.currentTarget.getBoundingClientRect();
        press(scene, view, [event.clientX - left, event.clientY - top], store);
      }}
    >
      {view && (
        <>
          <MapPicture
            plan={city}
            view={view}
            names={moving ? undefined : names}
            scene={scene}
            callout={moving ? undefined : callout}
            label={words.map.label}
            size={letters}
          />
          {layers.units && <Units view={view} />}
          {drawn && <MapControls scene={scene} view={view} zoom={zoom} layers={layers} toggle={toggle} />}
        </>
      )}
    </div>
  );
}

/** True from the second frame on. */
function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return drawn;
}

/** Names are laid again when the view or what stands still has changed, not whenever a unit moves. */
function useStillNames(view: View | undefined, moving: boolean, lay: () => Names | undefined, key: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all that the layout depends on
  return useMemo(() => (moving ? undefined : lay()), [view, moving, key]);
}

function stillKey(scene: MapScene, layers: Layers, callout: Box | undefined): string {
  const units = scene.units.map((unit) => (unit.moving ? unit.id : `${unit.id}${unit.at}${unit.words}`));
  const cameras = scene.cameras.map(({ id, near, open }) => `${id}${near}${open}`);
  const box = callout && [callout.x, callout.y, callout.width, callout.height].map(Math.round);
  const ways = [...scene.routes, ...scene.diversions].map(({ points }) => points.at(-1));
  return JSON.stringify([units, cameras, layers, box, ways, scene.area, scene.incidents.map(({ id }) => id)]);
}

function marksOf(
  { units, cameras, gauges, incidents, area }: MapScene,
  view: View,
  areaName: string,
): Mark[] {
  // The warning's area is named at its uppermost corner.
  const corner = area?.toSorted((one, other) => one[1] - other[1])[0];
  const marks = [
    ...units
      .filter(({ moving }) => !moving)
      .map(({ id, at, words, sent }) => ({ id, at, words, clear: sent ? 14 : 8 })),
    ...cameras
      .toSorted((one, other) => Number(other.near) - Number(one.near))
      .map(({ id, at }) => ({ id, at, words: id, clear: 7 })),
    ...gauges.map(({ id, at }) => ({ id, at, words: id, clear: 6 })),
    ...(corner ? [{ id: 'area', at: corner, words: areaName, clear: 4 }] : []),
  ];
  return marks.map((mark) => {
    const within = incidents.find(
      (one) => Math.hypot(one.at[0] - mark.at[0], one.at[1] - mark.at[1]) * view.scale < ringOf(one) - 2,
    );
    return within ? { ...mark, within: { at: within.at, radius: ringOf(within) } } : mark;
  });
}

function ringOf({ look }: { look: IncidentLook }): number {
  return look === 'closed' ? 15 : 30;
}

function withLayers(scene: MapScene, layers: Layers): MapScene {
  return {
    ...scene,
    cameras: layers.cameras ? scene.cameras : [],
    gauges: layers.gauges ? scene.gauges : [],
    units: layers.units ? scene.units : [],
  };
}

function calloutOf(view: View, scene: MapScene, covered: readonly Box[]) {
  const speaking = scene.incidents.find(({ lines }) => lines.length > 0);
  if (!speaking) return undefined;
  const marks = [...scene.units, ...scene.cameras, ...scene.gauges].map(({ at }) => toWindow(view, at));
  return placeCallout(view, toWindow(view, speaking.at), speaking.lines, covered, marks);
}

/** The panels over the map's corners. */
function cornersOf({ width, height }: View, close: boolean): Box[] {
  const right = close ? 176 : 60;
  const phone = [
    { x: 0, y: 0, width: 108, height: 60 },
    { x: width - right, y: 0, width: right, height: 60 },
  ];
  if (width < 420) return phone;
  return [
    // Up to here the map may be a phone's, or stand beside the rail of a tablet with the legend over the scale.
    ...(width < 640 ? [...phone, { x: 0, y: height - 110, width: Math.min(width, 500), height: 60 }] : []),
    { x: 0, y: 0, width: 230, height: 54 },
    { x: width - 124, y: 0, width: 124, height: close ? 96 : 54 },
    { x: 0, y: height - 54, width: Math.min(width - 260, 500), height: 54 },
    { x: width - 256, y: height - 54, width: 256, height: 54 },
  ];
}

/** The ground a way covers: names of streets stand beside it. */
function bed(view: View, points: readonly Point[]): Box[] {
  return points.slice(1).flatMap((to, index) => {
    const [start, end] = [toWindow(view, points[index] ?? to), toWindow(view, to)];
    const steps = Math.max(1, Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / 12));
    return Array.from({ length: steps }, (_, step) => {
      const share = step / steps;
      const [x, y] = [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
      return { x: x - 4, y: y - 4, width: 8, height: 8 };
    });
  });
}

/** A ring's footprint: bands, so that its corners stay free for names. */
function ring([x, y]: Point, radius: number): Box[] {
  return [-0.75, -0.25, 0.25, 0.75].map((band) => {
    const half = radius * Math.sqrt(1 - (Math.abs(band) - 0.25) ** 2);
    return { x: x - half, y: y + (band - 0.25) * radius, width: 2 * half, height: radius / 2 };
  });
}

/** The nearest mark within a finger's width answers. */
function press(
  scene: MapScene,
  view: View,
  [px, py]: Point,
  store: ReturnType<typeof useDesk>['store'],
): void {
  const near = <One extends { at: Point }>(marks: readonly One[], reach: number) =>
    marks
      .map((mark) => ({
        mark,
        away: Math.hypot(toWindow(view, mark.at)[0] - px, toWindow(view, mark.at)[1] - py),
      }))
      .filter(({ away }) => away <= reach)
      .toSorted((one, other) => one.away - other.away)[0]?.mark;
  const incident = near(scene.incidents, 30);
  const camera = near(scene.cameras, 22);
  const gauge = near(scene.gauges, 22);
  if (incident) store.choose(incident.id);
  else if (camera) store.open({ kind: 'camera', camera: camera.id });
  else if (gauge) store.open({ kind: 'readings', gauge: gauge.id });
}

/** Its own small loop: the page's parts stay as they are while a unit glides. */
function Units({ view }: { view: View }) {
  const { store, words } = useDesk();
  const still = useMotion() === 'paused';
  const canvas = useRef<HTMLCanvasElement>(null);
  const [density] = useState(() => Math.min(3, window.devicePixelRatio || 1));
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const read = getComputedStyle(context.canvas);
    const colours = {
      unit: read.getPropertyValue('--ice'),
      disc: read.getPropertyValue('--white'),
      ground: read.getPropertyValue('--desk-street'),
      font: `580 ${view.scale > 40 ? 14 : 13}px ${read.fontFamily}`,
    };
    let frame = 0;
    const paint = () => {
      const { shift, chosen, fieldUnit } = store.snapshot();
      // With motion reduced, units are where they were at the last five seconds.
      const at = still ? Math.floor(shift.now / 5) * 5 : store.exact();
      const seen = shift.role === 'field' ? shift.units.filter(({ id }) => id === fieldUnit) : shift.units;
      const painted = shift.role === 'commissioner' ? [] : seen;
      paintUnits(
        context,
        view,
        painted.map((unit) => {
          const { sent, moving, words: said } = unitMark(shift, unit, chosen, words);
          return { at: spotPoint(unitSpot(shift, unit, at)), sent, ...(moving ? { words: said } : {}) };
        }),
        colours,
      );
      frame = requestAnimationFrame(paint);
    };
    paint();
    return () => cancelAnimationFrame(frame);
  }, [view, store, words, still]);
  return (
    <canvas
      ref={canvas}
      className={css.units}
      width={Math.round(view.width * density)}
      height={Math.round(view.height * density)}
    />
  );
}
