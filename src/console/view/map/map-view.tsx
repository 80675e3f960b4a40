import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useDesk } from '../state/desk-context.ts';
import type { Box } from './labels.ts';
import { MapControls } from './map-controls.tsx';
import { cornersOf } from './map-footprints.ts';
import { type LayerVisibility, useLayers } from './map-layers.ts';
import { MapPicture } from './map-picture.tsx';
import { Units } from './map-units.tsx';
import css from './map-view.module.css';
import { calloutOf, letterSize, namesOf } from './map-words.ts';
import { sceneOf } from './moment-scene.ts';
import type { Names } from './names.ts';
import { type Point, toWindow, type View } from './plan.ts';
import type { MapScene } from './scene.ts';
import { useMapView } from './use-map-view.ts';
import { useSize } from './use-size.ts';

/** The live map: React renders the picture, a canvas the units on every frame. */
export function MapView() {
  const { store, desk, words } = useDesk();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const { view, moving: moved, zoom } = useMapView(size, desk);
  // Names and controls render after the picture's first frame.
  const drawn = useDrawn();
  const moving = !drawn || moved;
  const { layers, toggle } = useLayers();
  const { shift, chosen, fieldUnit } = desk;
  const scene = useMemo(
    () => withLayers(sceneOf(shift, chosen, words, fieldUnit), layers),
    [shift, chosen, words, fieldUnit, layers],
  );
  const { city } = shift.setting;
  const covered = useMemo(() => (view ? cornersOf(view, desk.zoomedIn) : []), [view, desk.zoomedIn]);
  const callout = view && calloutOf(view, scene, covered);
  const names = useStillNames(
    view,
    moving,
    () => view && namesOf(view, city, scene, layers, covered, callout, words.map.legend.area),
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
            size={letterSize(view)}
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

/** Labels are laid out again when the view or a fixed mark changes, not when a unit moves. */
function useStillNames(view: View | undefined, moving: boolean, lay: () => Names | undefined, key: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key covers everything the layout depends on
  return useMemo(() => (moving ? undefined : lay()), [view, moving, key]);
}

function stillKey(scene: MapScene, layers: LayerVisibility, callout: Box | undefined): string {
  const units = scene.units.map((unit) => (unit.moving ? unit.id : `${unit.id}${unit.at}${unit.words}`));
  const cameras = scene.cameras.map(({ id, near, open }) => `${id}${near}${open}`);
  const box = callout && [callout.x, callout.y, callout.width, callout.height].map(Math.round);
  const ways = [...scene.routes, ...scene.diversions].map(({ points }) => points.at(-1));
  return JSON.stringify([units, cameras, layers, box, ways, scene.area, scene.incidents.map(({ id }) => id)]);
}

function withLayers(scene: MapScene, layers: LayerVisibility): MapScene {
  return {
    ...scene,
    cameras: layers.cameras ? scene.cameras : [],
    gauges: layers.gauges ? scene.gauges : [],
    units: layers.units ? scene.units : [],
  };
}

/** Selects the nearest mark within a finger's width. */
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
