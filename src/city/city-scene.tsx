/* The stage's picture, from back to front: the live city, the desk's map, moving marks, the desk's frame. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { placeCallout } from '../console/view/map/callout.ts';
import { StillUnits } from '../console/view/map/map-events.tsx';
import { ringFootprint, routeFootprint } from '../console/view/map/map-footprints.ts';
import { MapPicture } from '../console/view/map/map-picture.tsx';
import { layNames } from '../console/view/map/names.ts';
import { toWindow, type View } from '../console/view/map/plan.ts';
import { viewOf } from '../console/view/map/view-of.ts';
import '../console/view/parts/tokens.css';
import type { DeskPreviewLabels } from '../content/home/schema.ts';
import type { Box } from './camera.ts';
import css from './city-scene.module.css';
import { keptClear, signalBoxes } from './clearances.ts';
import { storyIn } from './in-language.ts';
import { type LiveCity, openCity } from './live-city.ts';
import { type Layout, type PartOf, runStage } from './stage.ts';
import type { StageStory } from './story.ts';

/** Font size of the map in pixels, as at the desk. */
const fontSize = 13;
/** Zoomed out on a phone, so that the pump's whole route is visible. */
const zoomOf = (width: number) => (width < 480 ? 0.8 : 1);

const deskView = (size: { width: number; height: number }): View =>
  viewOf(size, false, zoomOf(size.width), undefined);

/** Loads the story, a chunk of data, together with the city's light. Undefined where the city cannot be drawn. */
export async function openStage(
  size: { width: number; height: number },
  words: DeskPreviewLabels | undefined,
  signal: AbortSignal,
) {
  const load = async () => (await import('virtual:city-story')).default;
  const city = await openCity(async () => (await load()).plan, size, signal);
  return city && { city, story: storyIn(words, await load()) };
}

interface CitySceneProps {
  city: LiveCity;
  story: StageStory;
  section: HTMLElement;
  stage: HTMLElement;
  onLost: () => void;
}

export function CityScene({ city, story, section, stage, onLost }: CitySceneProps) {
  const [slot, setSlot] = useState<Box>();
  const layout = useRef<Layout>(undefined);
  const view = useMemo(() => slot && deskView(slot), [slot]);
  layout.current = slot && view && { slot, view };

  useEffect(() => {
    const measure = () => setSlot((last) => sameBox(last, slotIn(stage)));
    const resized = new ResizeObserver(measure);
    resized.observe(stage);
    measure();
    return () => resized.disconnect();
  }, [stage]);

  const isLaid = slot !== undefined;
  useEffect(() => {
    if (!isLaid) return;
    const part = (name: PartName) => partOf(stage, name);
    part('canvas').prepend(city.canvas);
    return runStage(section, stage, part, city, story, () => layout.current as Layout, onLost);
  }, [isLaid, city, story, section, stage, onLost]);

  const { name, views, log } = story.words;
  const place = slot && { left: slot.x, top: slot.y, width: slot.width, height: slot.height };
  return (
    <>
      <div className={css.view}>
        <div className={css.canvas} />
        <div className={css.veil} />
        <div className={css.map} style={place}>
          {view && <DeskMap view={view} story={story} />}
        </div>
        <div className={css.scrim} />
        <div className={css.marks} style={place} />
        <div className={css.curtains} style={place}>
          <div />
          <div />
          <div />
          <div />
        </div>
      </div>
      <div className={css.frame} style={place}>
        <div className={css.bar}>
          <b>{name}</b>
          {views.map((label, index) => (
            <span key={label} className={index === 0 ? css.chosen : undefined}>
              {label}
            </span>
          ))}
          <span className={css.clock} />
        </div>
        <div className={css.foot}>
          <b>{log}</b>
          <span className={css.log} />
        </div>
      </div>
      <div className={css.desk}>
        <div />
      </div>
    </>
  );
}

/** The static part of the map, drawn by the desk's components. */
function DeskMap({ view, story }: { view: View; story: StageStory }) {
  const { plan, scene } = story;
  const names = useMemo(() => {
    const { places, incident, movers, callouts } = story;
    const marks = [
      ...scene.units.map(({ id, at, words }) => ({ id, at, words, clear: 8 })),
      ...scene.cameras.map(({ id, at }) => ({ id, at, words: id, clear: 7 })),
      ...scene.gauges.map(({ id, at }) => ({ id, at, words: id, clear: 6 })),
    ];
    const centre = toWindow(view, incident.at);
    const longest = callouts.reduce((most, { lines }) => (lines.length > most.length ? lines : most), ['']);
    const callout = placeCallout(view, centre, longest, [], keptClear(view, story));
    const taken = [
      ringFootprint(centre, 30),
      signalBoxes(view, story),
      ...(callout ? [[callout]] : []),
      ...scene.units.map(({ at }) => ringFootprint(toWindow(view, at), 10)),
      ...movers.map(({ way }) => routeFootprint(view, way)),
      ...movers.map(({ way }) => ringFootprint(toWindow(view, way[0] ?? [0, 0]), 22)),
    ];
    return layNames(view, { plan, places, marks: view.width < 480 ? [] : marks, taken, size: fontSize });
  }, [view, story, plan, scene]);
  const shown: StageStory['scene'] = view.width < 480 ? { ...scene, cameras: [], gauges: [] } : scene;
  return (
    <MapPicture
      plan={plan}
      view={view}
      names={names}
      scene={{ ...shown, incidents: [], closures: [], diversions: [], routes: [], area: undefined }}
      label=""
      size={fontSize}
      still
    >
      <StillUnits units={shown.units} view={view} />
    </MapPicture>
  );
}

type PartName = Parameters<PartOf>[0] | 'canvas' | 'desk';

const partOf = (stage: Element, name: PartName) => stage.querySelector(`.${css[name]}`) as HTMLElement;

function slotIn(stage: Element): Box {
  const slot = partOf(stage, 'desk').children[0] as Element;
  const [outer, inner] = [stage.getBoundingClientRect(), slot.getBoundingClientRect()];
  return { x: inner.x - outer.x, y: inner.y - outer.y, width: inner.width, height: inner.height };
}

const sameBox = (last: Box | undefined, next: Box): Box =>
  last && Object.values(last).join() === Object.values(next).join() ? last : next;
