/*
 * A further window's side: replays the desk's moment with the same engine, sends hello until the desk answers, and
 * goodbye when it closes. A window with a role sends acts to the desk; any other only the selected incident.
 */
import { decodeMoment } from '../../engine/moment.ts';
import { advance } from '../../engine/shift.ts';
import type { ShiftState } from '../../engine/types.ts';
import type { DeskState } from '../state/desk-state.ts';
import type { DeskStore } from '../state/desk-store.ts';
import { shiftAt } from '../state/open-shift.ts';
import { channelOf, type FurtherWindow, lockName, type WindowMessage } from './channel.ts';
import { windowName } from './window-name.ts';

/** Milliseconds without a message from the desk after which the window asks again. */
const DESK_TIMEOUT = 3000;

export function followDesk(store: DeskStore, { desk }: FurtherWindow): () => void {
  const channel = channelOf(desk);
  const { second } = store.content.words;
  const name = windowName();
  const role = store.seatedAs;
  const send = (message: WindowMessage) => channel?.postMessage(message);
  const hello = () => send({ kind: 'hello', window: name, view: store.snapshot().view, role });
  let heard = Number.NEGATIVE_INFINITY;
  let { chosen, view } = store.snapshot();
  let isOut = false;
  const showNotice = (notice: string, isDetached: boolean) => store.set({ notice, isDetached });
  showNotice(second.waits, false);
  // Held until this window closes, so that the desk notices.
  const over = new AbortController();
  let release: () => void = () => {};
  const keep = () => {
    hello();
    return new Promise<void>((end) => {
      release = end;
    });
  };
  if (navigator.locks) {
    void navigator.locks.request(lockName(name), { signal: over.signal }, keep).catch(() => {});
  } else hello();
  const began = performance.now();
  const timer = setInterval(() => {
    const quiet = performance.now() - Math.max(heard, began);
    if (quiet < DESK_TIMEOUT || isOut) return;
    hello();
    if (heard < began) showNotice(second.nobody, true);
    // A desk in a hidden tab still answers; this one has closed without a message.
    else if (quiet > 3 * DESK_TIMEOUT) showNotice(second.gone, true);
  }, 1000);
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<WindowMessage>) => {
      if (data.kind === 'desk-left') showNotice(second.gone, true);
      if (data.kind === 'refused' && data.window === name) {
        // Another window has the role.
        isOut = !store.snapshot().shift.seats.some((one) => one.role === role);
        store.set({ refused: data.why, ...(isOut ? { notice: data.why, isDetached: true } : {}) });
      }
      if (data.kind !== 'moment' || isOut) return;
      heard = performance.now();
      if (!role) chosen = data.chosen;
      follow(store, data);
    };
  }
  store.onAct = (act) => send({ kind: 'act', window: name, act });
  store.onChange = () => {
    const now = store.snapshot();
    if (now.view !== view && !role) hello();
    view = now.view;
    if (!role && now.chosen !== chosen) send({ kind: 'choose', incident: now.chosen });
    chosen = now.chosen;
  };
  const bye = () => send({ kind: 'bye', window: name });
  addEventListener('pagehide', bye);
  return () => {
    bye();
    over.abort();
    release();
    clearInterval(timer);
    removeEventListener('pagehide', bye);
    channel?.close();
  };
}

/** A role's window shows what that role decides; a second screen shows what the desk shows. */
function follow(
  store: DeskStore,
  { moment: text, exact, ...shown }: Extract<WindowMessage, { kind: 'moment' }>,
): void {
  const moment = decodeMoment(text);
  if (!moment.ok) return;
  const { shift } = store.snapshot();
  const { start } = shift.setting.shift;
  const same =
    shift.setting.shift.id === moment.shift &&
    shift.seed === moment.seed &&
    shift.acts.length === moment.acts.length &&
    start + moment.at >= shift.now;
  const next = same ? advance(shift, start + moment.at) : shiftAt(store.content, moment);
  if (!next) return;
  const { running, speed, fastForwards, chosen, zoomedIn, fieldUnit } = shown;
  const change: Partial<DeskState> = { running, speed, fastForwards, notice: '', isDetached: false };
  if (store.seatedAs) store.follow(as(next, store), exact, { ...change, ...fresh(store, next) });
  else store.follow(next, exact, { ...change, chosen, zoomedIn, fieldUnit });
}

/** The same shift, seen from this window's desk. */
function as(shift: ShiftState, { seatedAs }: DeskStore): ShiftState {
  return seatedAs ? { ...shift, role: seatedAs } : shift;
}

/** Selects a new incident, as the desk does. */
function fresh(store: DeskStore, next: ShiftState): Partial<DeskState> {
  const { shift, chosen } = store.snapshot();
  const last = next.incidents.findLast(({ background }) => !background);
  const isNew = next.incidents.length !== shift.incidents.length || chosen === null;
  return isNew && last ? { chosen: last.id, asking: 'decision' } : {};
}
