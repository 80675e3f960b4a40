/*
 * Further windows of the same desk. The desk tells them its moment (a seed, the acts and a time say all of it) and
 * they play it by the same engine; what is chosen on one is chosen on all. A window that closes says so, one that
 * comes back asks again, and a desk without any goes on as before.
 */

import { fill } from '../../../ui/fill.ts';
import { decodeMoment, encodeMoment } from '../../engine/moment.ts';
import { advance } from '../../engine/shift.ts';
import { type DeskState, type Speed, type ViewId, viewIds } from '../state/desk-state.ts';
import type { DeskStore } from '../state/desk-store.ts';
import { shiftAt } from '../state/open-shift.ts';

type Told =
  | { kind: 'hello'; screen: string; view: ViewId }
  | { kind: 'bye'; screen: string }
  | { kind: 'choose'; incident: string | null }
  | { kind: 'desk-left' }
  | {
      kind: 'moment';
      moment: string;
      exact: number;
      running: boolean;
      speed: Speed;
      hurries: boolean;
      chosen: string | null;
      zoomedIn: boolean;
      fieldUnit: string;
    };

const OFTEN = 400;

function channelOf(desk: string): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(`run-a-shift-${desk}`) : undefined;
}

export interface Screens {
  tell: () => void;
  /** False when the browser allows no further window. */
  open: (view: ViewId) => boolean;
  end: () => void;
}

/** The desk's side: says what it shows, and hears who looks. */
export function leadScreens(store: DeskStore, desk: string, address: string): Screens {
  const channel = channelOf(desk);
  if (!channel) return { tell: () => {}, open: () => false, end: () => {} };
  const screens = new Map<string, ViewId>();
  let pending = 0;
  const send = (told: Told) => channel.postMessage(told);
  const now = () => {
    if (screens.size > 0) send(momentOf(store));
  };
  const tell = () => {
    cancelAnimationFrame(pending);
    pending = requestAnimationFrame(now);
  };
  const timer = setInterval(now, OFTEN);
  const show = (gone: boolean) => {
    const views = [...screens.values()];
    const { second, views: names } = store.content.words;
    const notice =
      gone && views.length === 0
        ? second.closed
        : fill(second.opened, { view: lower(names[views.at(-1) ?? 'list']) });
    store.set({ screens: views, notice });
  };
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'hello') {
      const known = screens.get(data.screen) === data.view;
      screens.set(data.screen, data.view);
      // A window that asks again is no news.
      if (!known) show(false);
      now();
    } else if (data.kind === 'bye' && screens.delete(data.screen)) show(true);
    else if (data.kind === 'choose') store.choose(data.incident);
  };
  const left = () => send({ kind: 'desk-left' });
  addEventListener('pagehide', left);
  // A window that was open before this desk was reloaded asks again when it hears of it.
  now();
  return {
    tell,
    open: (view) =>
      window.open(`${address}#${screenFragment(view, desk)}`, '_blank', 'popup,width=1200,height=800') !==
      null,
    end() {
      left();
      clearInterval(timer);
      cancelAnimationFrame(pending);
      removeEventListener('pagehide', left);
      channel.close();
    },
  };
}

function momentOf(store: DeskStore): Told {
  const { shift, running, speed, hurries, chosen, zoomedIn, fieldUnit } = store.snapshot();
  return {
    kind: 'moment',
    moment: encodeMoment(shift),
    exact: store.exact(),
    running,
    speed,
    hurries,
    chosen,
    zoomedIn,
    fieldUnit,
  };
}

/** The other window's side: follows, says hello until somebody answers, and says goodbye. */
export function followDesk(store: DeskStore, fragment: string): () => void {
  const desk = readScreen(fragment)?.desk ?? '';
  const channel = channelOf(desk);
  const { second } = store.content.words;
  const screen = Math.random().toString(36).slice(2);
  const send = (told: Told) => channel?.postMessage(told);
  const hello = () => send({ kind: 'hello', screen, view: store.snapshot().view });
  let heard = Number.NEGATIVE_INFINITY;
  let { chosen, view } = store.snapshot();
  store.say(second.waits);
  hello();
  const timer = setInterval(() => {
    if (performance.now() - heard > 3000) hello();
  }, 1000);
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.kind === 'desk-left') store.say(second.gone);
      if (data.kind !== 'moment') return;
      heard = performance.now();
      chosen = data.chosen;
      follow(store, data);
    };
  }
  store.onChange = () => {
    const now = store.snapshot();
    if (now.view !== view) hello();
    view = now.view;
    if (now.chosen !== chosen) send({ kind: 'choose', incident: now.chosen });
    chosen = now.chosen;
  };
  const bye = () => send({ kind: 'bye', screen });
  addEventListener('pagehide', bye);
  return () => {
    bye();
    clearInterval(timer);
    removeEventListener('pagehide', bye);
    channel?.close();
  };
}

function follow(
  store: DeskStore,
  { moment: text, exact, ...shown }: Extract<Told, { kind: 'moment' }>,
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
  const { running, speed, hurries, chosen, zoomedIn, fieldUnit } = shown;
  const change: Partial<DeskState> = { running, speed, hurries, chosen, zoomedIn, fieldUnit, notice: '' };
  if (next) store.follow(next, exact, change);
}

const lower = (text: string) => text.toLowerCase();

/** `#screen=list&desk=…` names the view and the desk of a further window. */
export function screenFragment(view: ViewId, desk: string): string {
  return `screen=${view}&desk=${desk}`;
}

export function readScreen(fragment: string): { view: ViewId; desk: string } | undefined {
  const values = new URLSearchParams(fragment);
  const view = viewIds.find((one) => one === values.get('screen'));
  const desk = values.get('desk');
  return view && desk ? { view, desk } : undefined;
}
