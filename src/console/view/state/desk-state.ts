/* The desk's state apart from the shift: the view, the selected incident, open sheets. */
import type { Act } from '../../engine/act-types.ts';
import type { ShiftState } from '../../engine/types.ts';

export type ViewId = 'map' | 'list' | 'video' | 'reports';
export const viewIds = ['map', 'list', 'video', 'reports'] as const;

export type Speed = 1 | 4 | 16;
export const speeds = [1, 4, 16] as const;

/** A sheet over the views. */
export type OpenSheet =
  | { kind: 'camera'; camera: string }
  | { kind: 'units' }
  | { kind: 'originals' }
  | { kind: 'split' }
  | { kind: 'readings'; gauge: string }
  | { kind: 'keys' }
  | { kind: 'load' }
  | { kind: 'windows' }
  | { kind: 'handover' }
  | { kind: 'leave' }
  | { kind: 'more' };

/** The effect of pressing an answer. */
export type Answer = { act: Act } | { panel: OpenSheet } | { ask: 'dismiss' | 'return' } | { speed: 16 };

export type LogFilter = 'all' | 'messages' | 'acts' | 'cameras';

export interface DeskState {
  shift: ShiftState;
  running: boolean;
  speed: Speed;
  /** Runs faster until something is proposed; any press on the clock ends it. */
  fastForwards: boolean;
  view: ViewId;
  /** The incident selected in all views. */
  chosen: string | null;
  /** The decision block shows its question, or the form for the reason that a "no" requires. */
  asking: 'decision' | 'dismiss' | 'return';
  panel: OpenSheet | null;
  /** A message for the visitor, announced politely and shown in the foot. */
  notice: string;
  /** Why the last act was refused. */
  refused: string | null;
  /** The map follows the chosen incident, or shows the whole city. */
  zoomedIn: boolean;
  fieldUnit: string;
  /** The views shown on second screens. */
  openViews: ViewId[];
  /** A further window has lost its desk. */
  isDetached: boolean;
  drawer: boolean;
  /** On a phone, the sheet with the decision is open over a view other than the map. */
  deciding: boolean;
}
