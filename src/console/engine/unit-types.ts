/* Units on the road: state, route and trip. */
import type { Spot, UnitKind } from '../../content/shifts/schema.ts';
import type { Second } from './act-types.ts';

type UnitState =
  | 'ready'
  | 'patrol'
  | 'busy'
  | 'sent'
  | 'turning-out'
  | 'en-route'
  | 'on-site'
  | 'at-work'
  | 'returning';

/** One leg of a route: along an avenue r changes, along a circle a does (unwrapped: it may pass 0 or 360). */
export interface Leg {
  street: string;
  name: string;
  from: Spot;
  to: Spot;
  metres: number;
}

export interface UnitRoute {
  legs: Leg[];
  metres: number;
  /** The edges of the network it uses. */
  edges: string[];
}

export interface Trip {
  id: number;
  route: UnitRoute;
  sent: Second;
  leaves: Second;
  arrives: Second;
  corridor: boolean;
  /** To its base, not to an incident. */
  home: boolean;
}

export interface Unit {
  id: string;
  kind: UnitKind;
  state: UnitState;
  /** Its position when parked; the start of the trip when driving. */
  spot: Spot;
  trip: Trip | null;
  incident: string | null;
  /** It holds the far side of a closed road. */
  holds: string | null;
  arrived: Second | null;
  reported: Second | null;
  /** How often it has been dispatched: a radio fault happens once. */
  sendings: number;
  /** Since when an answer has been overdue. */
  silentSince: Second | null;
}
