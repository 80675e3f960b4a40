/* The text on the map at one moment: the chosen incident's callout, and the placed labels. */
import type { City } from '../../../content/shifts/schema.ts';
import { type Callout, placeCallout } from './callout.ts';
import type { Box } from './labels.ts';
import { ringFootprint, routeFootprint } from './map-footprints.ts';
import { layNames, type NamedMark, type Names } from './names.ts';
import { spotPoint, toWindow, type View } from './plan.ts';
import type { IncidentLook, MapScene } from './scene.ts';

/** Names are slightly larger when zoomed in. */
export function letterSize({ scale }: View): number {
  return scale > 40 ? 14 : 13;
}

export interface MapNamesInput {
  streets: boolean;
  places: boolean;
}

export function namesOf(
  view: View,
  city: City,
  scene: MapScene,
  layers: MapNamesInput,
  covered: readonly Box[],
  callout: Callout | undefined,
  areaName: string,
): Names {
  return layNames(view, {
    plan: { ...city, ...(layers.streets ? {} : { avenues: [], circles: [] }) },
    places: layers.places ? city.places.map(({ lines, spot }) => ({ lines, at: spotPoint(spot) })) : [],
    marks: marksOf(scene, view, areaName),
    taken: [
      ...covered.map((box) => [box]),
      ...scene.incidents.map((incident) => ringFootprint(toWindow(view, incident.at), ringOf(incident))),
      ...(callout ? [[callout]] : []),
      ...[...scene.routes, ...scene.diversions].map(({ points }) => routeFootprint(view, points)),
    ],
    size: letterSize(view),
  });
}

function marksOf(
  { units, cameras, gauges, incidents, area }: MapScene,
  view: View,
  areaName: string,
): NamedMark[] {
  // The warning's area is labelled at its topmost corner.
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

export function calloutOf(view: View, scene: MapScene, covered: readonly Box[]): Callout | undefined {
  const withText = scene.incidents.find(({ lines }) => lines.length > 0);
  if (!withText) return undefined;
  const marks = [...scene.units, ...scene.cameras, ...scene.gauges].map(({ at }) => toWindow(view, at));
  return placeCallout(view, toWindow(view, withText.at), withText.lines, covered, marks);
}
