/* Opens a desk from the address: at a linked moment, as a further window of another desk, or with a new shift. */
import { decodeMoment, playMoment } from '../../engine/moment.ts';
import { advance } from '../../engine/shift.ts';
import type { ShiftState } from '../../engine/types.ts';
import { readWindow } from '../second-screen/channel.ts';
import type { DeskProps } from '../state/desk-loader.ts';
import { DeskStore } from '../state/desk-store.ts';
import { momentIn } from '../state/moment-link.ts';
import { type DeskContent, freshShift, settingOf, shiftAt, withoutSeats } from '../state/open-shift.ts';
import { resumedFragment } from './resume.ts';

/** Yields the progress of replaying a long moment, from 0 to 1. */
export function* openDesk(
  content: DeskContent,
  fragment: string,
  begin: DeskProps['begin'],
): Generator<number, DeskStore> {
  const further = readWindow(fragment);
  if (further) {
    const { view, role, moment } = further;
    const shift = shiftAt(content, decodeMoment(moment)) ?? fresh(content, undefined);
    const kind = role ? { seatedAs: role } : { second: view };
    return new DeskStore(content, role ? { ...shift, role } : shift, kind);
  }
  const text = momentIn(resumedFragment(fragment));
  if (text === undefined) {
    const store = new DeskStore(content, fresh(content, begin));
    if (begin?.paused) store.set({ running: false });
    return store;
  }
  const moment = decodeMoment(text);
  const setting = moment.ok ? settingOf(content, moment.shift) : undefined;
  const found = setting && (yield* playMoment(setting, moment));
  const { linkFault, linkCarried } = content.words.foot;
  if (!found?.ok) {
    const store = new DeskStore(content, fresh(content, begin));
    store.showNotice(linkFault);
    return store;
  }
  const store = new DeskStore(content, withoutSeats(found.state));
  // A link opens paused at its moment.
  store.set({ running: false, notice: found.carried ? linkCarried : '' });
  return store;
}

function fresh(content: DeskContent, begin: DeskProps['begin']): ShiftState {
  const setting = settingOf(content, begin?.shift ?? '') ?? settingOf(content, content.shifts[0]?.id ?? '');
  if (!setting) throw new Error('There is no shift to begin with');
  const state = freshShift(setting, begin?.seed);
  return begin?.at === undefined ? state : advance(state, begin.at);
}
