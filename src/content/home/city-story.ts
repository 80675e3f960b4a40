import { brand } from '../brand.ts';
import type { CityStory } from './schema.ts';

/** Times, places and figures in braces come from the shift. */
export const cityStory: CityStory = {
  title: 'One incident, from the street to the log',
  skip: 'Skip to products',
  map: {
    sentence: 'The city is the map.',
    detail: 'The film and the operator’s map are one plan: the same circles, the same avenues.',
  },
  signals: { sentence: 'Three messages.', detail: 'One place, half a minute.' },
  incident: {
    sentence: 'One incident. A person decides.',
    detail: `${brand.flagship} joins the three as incident {incident}, {place}. Nothing is sent before somebody confirms.`,
    action: { label: 'Confirm', about: 'incident {incident}, at the operator’s desk' },
  },
  response: {
    sentence: 'You confirm, and one pump unit sets out.',
    detail: '{unit} leaves at {left}. The road is closed at {roadClosed}. The pump arrives at {arrived}.',
  },
  closed: {
    sentence: 'Closed, and written down.',
    detail:
      'The water falls from {highest} to {lowest} cm. {rows} rows of the log say who did what, and when.',
    action: { label: 'Run a shift', href: 'page:run-a-shift' },
  },
  stills: {
    oblique: 'The ring-shaped city at night, seen from above.',
    signals: 'The same streets as the operator’s map, with three marks near the underpass.',
    handled: 'The map on the operator’s desk: the incident is closed and the pump is at the underpass.',
  },
};
