/* Messages between the windows of one desk, and the fragments of their addresses. */
import type { RoleId } from '../../../content/shifts/schema.ts';
import type { Act } from '../../engine/act-types.ts';
import { type Speed, type ViewId, viewIds } from '../state/desk-state.ts';

export type WindowMessage =
  | { kind: 'hello'; window: string; view: ViewId; role: RoleId | null }
  | { kind: 'bye'; window: string }
  | { kind: 'choose'; incident: string | null }
  | { kind: 'act'; window: string; act: Act }
  | { kind: 'refused'; window: string; why: string }
  | { kind: 'desk-left' }
  | {
      kind: 'moment';
      moment: string;
      exact: number;
      running: boolean;
      speed: Speed;
      fastForwards: boolean;
      chosen: string | null;
      zoomedIn: boolean;
      fieldUnit: string;
    };

export function channelOf(desk: string): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(`run-a-shift-${desk}`) : undefined;
}

const roles: readonly RoleId[] = ['operator', 'supervisor', 'field', 'commissioner'];

export interface FurtherWindow {
  desk: string;
  view: ViewId;
  role: RoleId | null;
  /** The moment of the shift when the link was made. */
  moment: string;
}

/** `#screen=list&desk=…` names the view and the desk of a further window, `#role=supervisor&desk=…` its role. */
export function screenFragment(view: ViewId, desk: string): string {
  return `screen=${view}&desk=${desk}`;
}

export function roleFragment(role: RoleId, desk: string, moment: string): string {
  return `role=${role}&desk=${desk}&${moment}`;
}

export function readWindow(fragment: string): FurtherWindow | undefined {
  const values = new URLSearchParams(fragment);
  const [desk, moment] = [values.get('desk'), values.get('moment') ?? ''];
  const view = viewIds.find((one) => one === values.get('screen'));
  const role = roles.find((one) => one === values.get('role')) ?? null;
  return desk && (view || role) ? { desk, view: view ?? 'map', role: view ? null : role, moment } : undefined;
}

/** A lock held for a window's lifetime: it is released however the window ends. */
export function lockName(name: string): string {
  return `run-a-shift-${name}`;
}
