/* The stage's picture: the live city, over it the desk's own map and what happens on it, round it the desk's frame. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { placeCallout } from '../console/view/map/callout.ts';
import { StillUnits } from '../console/view/map/map-events.tsx';
import { bed, ring } from '../console/view/map/map-footprints.ts';
import { MapPicture } from '../console/view/map/map-picture.tsx';
import { layNames } from '../console/view/map/names.ts';
import { toWindow, type View } from '../console/view/map/plan.ts';
import { viewOf } from '../console/view/map/view-of.ts';
import '../console/view/parts/tokens.css';
import type { DeskWords } from '../content/home/schema.ts';
import type { Box } from './camera.ts';
import css from './city-scene.module.css';
import { storyIn } from './in-language.ts';
import { type LiveCity, openCity } from './live-city.ts';
import { keptClear, signalBoxes } from './marks.ts';
import { type Layout, runStage } from './stage.ts';
import type { CityStory } from './story.ts';

/** Pixels of the map's letters, as at the desk. */
const letters = 13;
/** A phone's desk shows the incident's surroundings; one step back it shows the whole way of the pump. */
const factorOf = (width: number) => (width < 480 ? 0.8 : 1);

export const deskView = (size: { width: number; height: number }): View =>
  viewOf(size, false, factorOf(size.width), undefined);

/** The story is data beside the script, fetched with the city's light. */
export async function openStage(size: { width: number; height: number }, words: DeskWords | undefined) {
  const load = async () => (await import('virtual:city-story')).default;
  const city = await openCity(async () => (await load()).plan, size);
  return { city, story: storyIn(words, await load()) };
}

interface CitySceneProps {
  city: LiveCity;
  story: CityStory;
  section: HTMLElement;
  stage: HTMLElement;
  onLost: () => void;
}

export function CityScene({ city, story, section, stage, onLost }: CitySceneProps) {
  const part = useParts();
  const [slot, setSlot] = useState<Box>();
  const layout = useRef<Layout>(undefined);
  const view = useMemo(() => slot && deskView(slot), [slot]);
  layout.current = slot && view && { slot, view };

  useEffect(() => {
    const measure = () => setSlot((last) => sameBox(last, slotIn(stage, part.get('slot'))));
    const resized = new ResizeObserver(measure);
    resized.observe(stage);
    measure();
    return () => resized.disconnect();
  }, [stage, part]);

  const isLaid = slot !== undefined;
  useEffect(() => {
    if (!isLaid) return;
    part.get('canvas').prepend(city.canvas);
    const element = (name: string) => part.get(name);
    return runStage(
      {
        ...{ section, stage, view: element('view'), map: element('map'), frame: element('frame') },
        ...{
          clock: element('clock'),
          foot: element('foot'),
          log: element('log'),
          scrim: element('scrim'),
          veil: element('veil'),
        },
        marks: part.get('marks') as unknown as SVGSVGElement,
      },
      city,
      story,
      () => layout.current as Layout,
      onLost,
    );
  }, [isLaid, city, story, section, stage, onLost, part]);

  const { name, views, log } = story.words;
  return (
    <>
      <div ref={part.keep('view')} className={css.view}>
        <div ref={part.keep('canvas')} className={css.canvas} />
        <div ref={part.keep('veil')} className={css.veil} />
        <div
          ref={part.keep('map')}
          className={css.map}
          style={slot && { left: slot.x, top: slot.y, width: slot.width, height: slot.height }}
        >
          {view && <DeskMap view={view} story={story} />}
        </div>
        <div ref={part.keep('scrim')} className={css.scrim} />
        <svg ref={part.keep('marks')} className={css.marks} aria-hidden="true" />
      </div>
      <div ref={part.keep('frame')} className={css.frame}>
        <div className={css.bar}>
          <b>{name}</b>
          {views.map((label, index) => (
            <span key={label} className={index === 0 ? css.chosen : undefined}>
              {label}
            </span>
          ))}
          <span ref={part.keep('clock')} className={css.clock} />
        </div>
        <div ref={part.keep('foot')} className={css.foot}>
          <b>{log}</b>
          <span ref={part.keep('log')} />
        </div>
      </div>
      <div className={css.desk}>
        <div ref={part.keep('slot')} className={css.slot} />
      </div>
    </>
  );
}

/** Everything of the desk's map that keeps its place, in the desk's own drawing. */
function DeskMap({ view, story }: { view: View; story: CityStory }) {
  const { plan, scene } = story;
  const names = useMemo(() => {
    const { places, incident, movers, said } = story;
    const marks = [
      ...scene.units.map(({ id, at, words }) => ({ id, at, words, clear: 8 })),
      ...scene.cameras.map(({ id, at }) => ({ id, at, words: id, clear: 7 })),
      ...scene.gauges.map(({ id, at }) => ({ id, at, words: id, clear: 6 })),
    ];
    const centre = toWindow(view, incident.at);
    const longest = said.reduce((most, one) => (one.lines.length > most.length ? one.lines : most), [
      '',
    ] as string[]);
    const callout = placeCallout(view, centre, longest, [], keptClear(view, story));
    const taken = [
      ring(centre, 30),
      signalBoxes(view, story),
      ...(callout ? [[callout]] : []),
      ...scene.units.map(({ at }) => ring(toWindow(view, at), 10)),
      ...movers.map(({ way }) => bed(view, way)),
      ...movers.map(({ way }) => ring(toWindow(view, way[0] ?? [0, 0]), 22)),
    ];
    return layNames(view, { plan, places, marks: view.width < 480 ? [] : marks, taken, size: letters });
  }, [view, story, plan, scene]);
  const shown: CityStory['scene'] = view.width < 480 ? { ...scene, cameras: [], gauges: [] } : scene;
  return (
    <MapPicture
      plan={plan}
      view={view}
      names={names}
      scene={{ ...shown, incidents: [], closures: [], diversions: [], routes: [], area: undefined }}
      label=""
      size={letters}
      still
    >
      <StillUnits units={shown.units} view={view} />
    </MapPicture>
  );
}

/** The parts the stage moves, by name. */
function useParts() {
  const [parts] = useState(() => {
    const elements = new Map<string, HTMLElement>();
    const keepers = new Map<string, (element: Element | null) => void>();
    return {
      keep(name: string) {
        const keeper =
          keepers.get(name) ?? ((element) => element && elements.set(name, element as HTMLElement));
        keepers.set(name, keeper as (element: Element | null) => void);
        return keeper as (element: Element | null) => void;
      },
      get(name: string): HTMLElement {
        const element = elements.get(name);
        if (!element) throw new Error(`The stage has no ${name}`);
        return element;
      },
    };
  });
  return parts;
}

function slotIn(stage: Element, slot: Element): Box {
  const [outer, inner] = [stage.getBoundingClientRect(), slot.getBoundingClientRect()];
  return { x: inner.x - outer.x, y: inner.y - outer.y, width: inner.width, height: inner.height };
}

const sameBox = (last: Box | undefined, next: Box): Box =>
  last && last.x === next.x && last.y === next.y && last.width === next.width && last.height === next.height
    ? last
    : next;
