/* Plays a shift for the tests: acts with their times. */

import { monsoonActs } from '../prerender/city-story.ts';
import type { Act } from '../src/console/engine/act-types.ts';
import { advance, apply, startShift } from '../src/console/engine/shift.ts';
import type { Setting, ShiftState } from '../src/console/engine/types.ts';
import { city } from '../src/content/shifts/city.ts';
import { clock } from '../src/content/shifts/clock.ts';
import cloudburst from '../src/content/shifts/cloudburst.ts';
import endless from '../src/content/shifts/endless.ts';
import gas from '../src/content/shifts/gas-near-the-market.ts';
import match from '../src/content/shifts/match-evening.ts';
import monsoon from '../src/content/shifts/monsoon-night.ts';
import type { ShiftContent } from '../src/content/shifts/schema.ts';
import { words } from '../src/content/shifts/words.ts';

const settingOf = (shift: ShiftContent): Setting => ({ city, shift, words });
export const settings = {
  monsoon: settingOf(monsoon),
  gas: settingOf(gas),
  match: settingOf(match),
  cloudburst: settingOf(cloudburst),
  endless: settingOf(endless),
};

export type Time = Parameters<typeof clock>[0];

/** In order; an unexpected refusal fails at once. */
export function play(setting: Setting, acts: [Time, Act][], until?: Time): ShiftState {
  let state = startShift(setting);
  for (const [time, act] of acts) {
    state = advance(state, clock(time));
    const outcome = apply(state, act);
    if (outcome.refused !== null) throw new Error(`${time} ${act.kind}: ${outcome.refused}`);
    state = outcome.state;
  }
  return until ? advance(state, clock(until)) : state;
}

const role = (to: 'operator' | 'supervisor' | 'commissioner'): Act => ({ kind: 'role', role: to });

export { monsoonActs };

export const gasActs: [Time, Act][] = [
  ['18:42:50', { kind: 'confirm', incident: '0520' }],
  ['18:43:40', { kind: 'ask', ask: 'valve', incident: '0520' }],
  ['18:44:30', { kind: 'send', unit: 'T2', incident: '0520' }],
  ['18:44:35', { kind: 'send', unit: 'F1', incident: '0520' }],
  ['18:44:38', { kind: 'send', unit: 'A4', incident: '0520' }],
  ['18:45:00', { kind: 'ask', ask: 'power', incident: '0520' }],
  ['18:45:10', { kind: 'ask', ask: 'inside', incident: '0520' }],
  ['18:45:20', { kind: 'call-unit', unit: 'A4' }],
  ['18:45:40', { kind: 'close-road', road: 'ashoka-market', incident: '0520', cordon: 200 }],
  ['18:46:00', { kind: 'ask', ask: 'hospital', incident: '0520' }],
  ['18:46:20', { kind: 'draft', incident: '0520' }],
  ['18:46:25', role('supervisor')],
  ['18:46:40', { kind: 'approve', incident: '0520' }],
  ['18:47:45', role('operator')],
  ['18:47:50', { kind: 'draft', incident: '0520' }],
  ['18:48:00', role('supervisor')],
  ['18:48:10', { kind: 'approve', incident: '0520' }],
  ['18:48:20', role('operator')],
  ['19:27:00', { kind: 'reopen', road: 'ashoka-market' }],
  ['19:27:30', { kind: 'close', incident: '0520' }],
];

export const matchActs: [Time, Act][] = [
  ['21:53:05', { kind: 'confirm', incident: '0633' }],
  ['21:53:23', { kind: 'send', unit: 'A4', incident: '0633' }],
  ['21:53:40', { kind: 'corridor', incident: '0633' }],
  ['21:53:45', role('supervisor')],
  ['21:54:00', { kind: 'approve-corridor', incident: '0633' }],
  ['21:54:10', role('operator')],
  ['21:54:40', { kind: 'ask', ask: 'gates', incident: '0633' }],
  ['21:54:50', { kind: 'ask', ask: 'patient', incident: '0633' }],
  ['21:55:30', { kind: 'ask', ask: 'density', incident: '0633' }],
  ['21:58:00', role('supervisor')],
  ['21:58:20', { kind: 'approve-return', incident: '0633' }],
  ['21:58:30', role('operator')],
  ['22:08:00', { kind: 'close', incident: '0633' }],
];
