/* Which role each window has. The supervisor and the commissioner each have one window at most. */

import type { RoleId } from '../../content/shifts/schema.ts';
import { type Handlers, note } from './act-rules.ts';
import { roleName, type ShiftDraft } from './draft.ts';
import type { Seated, ShiftState } from './types.ts';

/** Held by one person at a time; there may be several operators and crews. */
const single: RoleId[] = ['supervisor', 'commissioner'];

/** The other window in which somebody holds a role. */
export function heldElsewhere(
  { seats }: ShiftState | ShiftDraft,
  role: RoleId,
  seat: number,
): Seated | undefined {
  return single.includes(role) ? seats.find((one) => one.role === role && one.seat !== seat) : undefined;
}

export function personAt({ setting: { words } }: ShiftState | ShiftDraft, seat: number): string {
  return words.people[seat] ?? '';
}

export const seatActs: Handlers<'sit' | 'stand'> = {
  sit(draft, { role }) {
    const { words } = draft.setting;
    if (draft.seat === 0 || !Object.hasOwn(words.roles, role)) return words.refused.unknown;
    if (heldElsewhere(draft, role, draft.seat)) return words.refused.held;
    draft.seats = [...draft.seats.filter(({ seat }) => seat !== draft.seat), { seat: draft.seat, role }];
    draft.role = role;
    return note(draft, words.log.sits, { role: roleName(draft, role).toLowerCase() });
  },

  stand(draft) {
    const { words } = draft.setting;
    const seated = draft.seats.find(({ seat }) => seat === draft.seat);
    if (!seated) return words.refused.unknown;
    draft.seats = draft.seats.filter((one) => one !== seated);
    draft.role = seated.role;
    return note(draft, words.log.roleReturned, { role: roleName(draft, seated.role).toLowerCase() });
  },
};
