/* What a role may see. Views, files, the printed sheet and further windows all read a shift through this. */
import type { ShiftState } from './types.ts';

const redacted = new WeakMap<ShiftState, ShiftState>();

/** The shift as the role at the desk may see it: field and commissioner learn that somebody called, not who. */
export function visibleTo(state: ShiftState): ShiftState {
  if (state.role === 'operator' || state.role === 'supervisor') return state;
  const known = redacted.get(state);
  if (known) return known;
  const { anonymous } = state.setting.words;
  const calls = new Set<number | null>(
    state.messages.filter(({ from }) => from === 'call').map(({ id }) => id),
  );
  const visible: ShiftState = {
    ...state,
    messages: state.messages.map((message) =>
      message.from === 'call' ? { ...message, source: anonymous, text: '' } : message,
    ),
    log: state.log.map((entry) => (calls.has(entry.message) ? { ...entry, what: anonymous } : entry)),
  };
  redacted.set(state, visible);
  return visible;
}
