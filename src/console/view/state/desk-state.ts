/* What the desk shows besides the shift itself: which view, which incident, what is open over it. */
import type { Act } from '../../engine/act-types.ts';
import type { State } from '../../engine/types.ts';

export type ViewId = 'map' | 'list' | 'video' | 'reports';
export const viewIds = ['map', 'list', 'video', 'reports'] as const;

export type Speed = 1 | 4 | 16;
export const speeds = [1, 4, 16] as const;

/** What lies over the views until it is answered or closed. */
export type Panel =
  | { kind: 'camera'; camera: string }
  | { kind: 'units' }
  | { kind: 'originals' }
  | { kind: 'split' }
  | { kind: 'readings'; gauge: string }
  | { kind: 'keys' }
  | { kind: 'load' }
  | { kind: 'windows' }
  | { kind: 'handover' }
  | { kind: 'more' };

/** What pressing an answer does. */
export type Answer = { act: Act } | { panel: Panel } | { ask: 'dismiss' | 'return' } | { speed: 16 };

export type LogFilter = 'all' | 'messages' | 'acts' | 'cameras';

export interface DeskState {
  shift: State;
  running: boolean;
  speed: Speed;
  /** Goes faster until something is proposed; any press on the clock ends it. */
  hurries: boolean;
  view: ViewId;
  /** The incident all views look at. */
  chosen: string | null;
  /** The decision block asks its question, or for the reason or line that a no needs. */
  asking: 'decision' | 'dismiss' | 'return';
  panel: Panel | null;
  /** A message for the visitor, announced politely and shown in the foot. */
  notice: string;
  /** Why the last act was refused. */
  refused: string | null;
  /** The map follows the chosen incident, or shows the whole city. */
  zoomedIn: boolean;
  fieldUnit: string;
  /** The views shown on second screens. */
  openViews: ViewId[];
  /** A further window whose desk does not answer. */
  alone: boolean;
  drawer: boolean;
  /** On a phone: the sheet with the decision lies over a view that is not the map. */
  deciding: boolean;
}
