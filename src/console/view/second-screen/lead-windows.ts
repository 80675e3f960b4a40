/*
 * The desk's side of its other windows. It broadcasts its state (seed, acts and time), performs their acts in order
 * of arrival, and takes a role back when its window is closed.
 */
import type { RoleId } from '../../../content/shifts/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { encodeMoment } from '../../engine/moment.ts';
import type { ViewId } from '../state/desk-state.ts';
import type { DeskStore } from '../state/desk-store.ts';
import { channelOf, lockName, roleFragment, screenFragment, type WindowMessage } from './channel.ts';

const BROADCAST_INTERVAL = 400;
/** The number of windows that can have a role. */
const SEATS = 3;

export interface FurtherWindows {
  broadcast: () => void;
  /** False if the browser blocks the window. */
  open: (view: ViewId) => boolean;
  openRole: (role: RoleId) => boolean;
  end: () => void;
}

interface Further {
  view: ViewId;
  role: RoleId | null;
  seat: number;
}

export function leadWindows(store: DeskStore, desk: string, address: string): FurtherWindows {
  const channel = channelOf(desk);
  if (!channel) return { broadcast: () => {}, open: () => false, openRole: () => false, end: () => {} };
  const windows = new Map<string, Further>();
  const { second, views: names, roles } = store.content.words;
  let pending = 0;
  const send = (message: WindowMessage) => channel.postMessage(message);
  const now = () => {
    if (windows.size === 0) return;
    // Windows keep their roles in the next shift.
    for (const [name, { seat, role }] of windows) {
      const { seats } = store.snapshot().shift;
      if (role && !seats.some((one) => one.seat === seat)) sit(name, seat, role);
    }
    send(momentOf(store));
  };
  const broadcast = () => {
    cancelAnimationFrame(pending);
    pending = requestAnimationFrame(now);
  };
  const timer = setInterval(now, BROADCAST_INTERVAL);
  const openViews = () => [...windows.values()].flatMap(({ view, role }) => (role ? [] : [view]));
  const showNotice = (notice: string) => store.set({ openViews: openViews(), notice });

  function come(name: string, view: ViewId, role: RoleId | null): void {
    const known = windows.get(name);
    const taken = [...windows.values()].map(({ seat }) => seat);
    const free = Array.from({ length: SEATS }, (_, index) => index + 1).find((one) => !taken.includes(one));
    const seat = known?.seat ?? (role ? (free ?? 0) : 0);
    if (role && seat === 0) {
      send({ kind: 'refused', window: name, why: second.full });
      return;
    }
    windows.set(name, { view, role, seat });
    if (!known) goneWhenReleased(name);
    // A known window asking again is not announced.
    if (!role && known?.view !== view) showNotice(fill(second.opened, { view: names[view].toLowerCase() }));
  }

  function sit(name: string, seat: number, role: RoleId): void {
    const why = store.actFor({ kind: 'sit', role }, { seat, role });
    if (why) {
      windows.delete(name);
      send({ kind: 'refused', window: name, why });
    } else showNotice(fill(second.sits, { role: roles[role].toLowerCase() }));
  }

  function go(name: string): void {
    const gone = windows.get(name);
    if (!gone) return;
    windows.delete(name);
    if (gone.role) {
      store.actFor({ kind: 'stand' }, { seat: gone.seat, role: gone.role });
      showNotice(fill(second.roleReturned, { role: roles[gone.role].toLowerCase() }));
    } else {
      const left = openViews().at(-1);
      showNotice(left ? fill(second.opened, { view: names[left].toLowerCase() }) : second.closed);
    }
  }

  /** A window that crashes releases its lock. */
  function goneWhenReleased(name: string): void {
    void navigator.locks?.request(lockName(name), () => go(name)).catch(() => {});
  }

  channel.onmessage = ({ data }: MessageEvent<WindowMessage>) => {
    if (data.kind === 'hello') {
      come(data.window, data.view, data.role);
      now();
    } else if (data.kind === 'bye') go(data.window);
    else if (data.kind === 'choose') store.choose(data.incident);
    else if (data.kind === 'act') {
      const from = windows.get(data.window);
      const why = from?.role ? store.actFor(data.act, { seat: from.seat, role: from.role }) : null;
      if (why) send({ kind: 'refused', window: data.window, why });
      now();
    }
  };
  const left = () => send({ kind: 'desk-left' });
  addEventListener('pagehide', left);
  // Windows that were open before a reload reconnect on this message.
  now();
  const opens = (fragment: string) =>
    window.open(`${address}#${fragment}`, '_blank', 'popup,width=1200,height=800') !== null;
  return {
    broadcast,
    open: (view) => opens(screenFragment(view, desk)),
    openRole: (role) => opens(roleFragment(role, desk, store.moment())),
    end() {
      left();
      // Their locks are released later, when nobody keeps this log any more.
      windows.clear();
      clearInterval(timer);
      cancelAnimationFrame(pending);
      removeEventListener('pagehide', left);
      channel.close();
    },
  };
}

function momentOf(store: DeskStore): WindowMessage {
  const { shift, running, speed, fastForwards, chosen, zoomedIn, fieldUnit } = store.snapshot();
  const moment = encodeMoment(shift);
  return {
    kind: 'moment',
    moment,
    exact: store.exact(),
    running,
    speed,
    fastForwards,
    chosen,
    zoomedIn,
    fieldUnit,
  };
}
