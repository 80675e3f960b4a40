/* With what a desk opens: the moment a link names, the window it belongs to, or a fresh shift. */
import { decodeMoment } from '../engine/moment.ts';
import type { State } from '../engine/types.ts';
import type { DeskProps } from './desk-loader.ts';
import { DeskStore } from './desk-store.ts';
import { momentIn } from './link.ts';
import { type DeskContent, freshShift, settingOf, shiftAt } from './open-shift.ts';
import { readScreen } from './second-screen.ts';

export function openDesk(content: DeskContent, fragment: string, begin: DeskProps['begin']): DeskStore {
  const screen = readScreen(fragment);
  if (screen) return new DeskStore(content, fresh(content, undefined), screen.view);
  const text = momentIn(fragment);
  if (text === undefined) return new DeskStore(content, fresh(content, begin));
  const found = shiftAt(content, decodeMoment(text));
  const store = new DeskStore(content, found ?? fresh(content, begin));
  if (!found) store.say(content.words.foot.linkFault);
  // A link shows a moment; it goes on when the visitor says so.
  else store.set({ running: false });
  return store;
}

function fresh(content: DeskContent, begin: DeskProps['begin']): State {
  const setting = settingOf(content, begin?.shift ?? '') ?? settingOf(content, content.shifts[0]?.id ?? '');
  if (!setting) throw new Error('There is no shift to begin with');
  return freshShift(setting, begin?.seed);
}
