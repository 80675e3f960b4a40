/* Radio faults when a unit is sent: the crew declines, or does not receive the call. */
import type { RadioFault } from '../../content/shifts/schema.ts';
import { randomFrom } from './random.ts';
import type { ShiftState } from './types.ts';
import type { Unit } from './unit-types.ts';

/** Seconds until a crew at its base answers. */
export const answersAfter = 6;
/** Seconds after which an answer is missed. */
export const missedAfter = 30;
/** In an endless shift one dispatch in this many fails, by the seed. */
const oneIn = 12;

/** Only the first dispatch of a waiting crew can fail: a unit on the road is on the radio. */
export function faultOf(
  { setting, seed }: ShiftState,
  { id, state, sendings }: Unit,
): RadioFault | undefined {
  const { radio = [], endless } = setting.shift;
  if (state !== 'ready' && state !== 'patrol') return undefined;
  if (!endless) return sendings === 0 ? radio.find(({ unit }) => unit === id) : undefined;
  const number = [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), sendings);
  const drawn = Math.floor(randomFrom(Math.imul(seed + 1, 40503) ^ number)() * oneIn * radio.length);
  const fault = radio[drawn];
  return fault && { ...fault, unit: id };
}
