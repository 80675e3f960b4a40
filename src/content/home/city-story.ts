import { brand } from '../brand.ts';
import type { CityStory } from './schema.ts';

/** Times, places and figures in braces come from the shift. */
export const cityStory: CityStory = {
  title: 'One incident, from the street to the log',
  skip: 'Skip to products',
  map: {
    sentence: 'The operator sees the city on one map.',
    detail: 'Streets, cameras, gauges and crews, each in its place.',
  },
  signals: {
    sentence: 'Three reports of one flood.',
    detail: 'A gauge, a bus driver and a camera, within half a minute.',
  },
  incident: {
    sentence: 'One incident. A person decides.',
    detail: `${brand.flagship} joins the three as incident {incident}, {place}. Nothing is sent until a named person confirms.`,
    action: { label: 'Confirm', about: 'incident {incident}, at the operator’s desk' },
  },
  response: {
    sentence: 'You confirm, and one pump unit sets out.',
    detail: '{unit} leaves at {left}. The road is closed at {roadClosed}. The pump arrives at {arrived}.',
  },
  closed: {
    sentence: 'Closed, with every step in the log.',
    detail: 'The water falls from {highest} to {lowest} cm. Its {rows} rows say who did what, and when.',
    action: { label: 'Run a shift', href: 'page:run-a-shift' },
  },
  stills: {
    oblique: 'The ring-shaped city at night, seen from above.',
    signals: 'The same streets as the operator’s map, with three marks near the underpass.',
    handled: 'The map on the operator’s desk: the incident is closed and the pump is at the underpass.',
  },
};
