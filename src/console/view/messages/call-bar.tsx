import { fill } from '../../../ui/fill.ts';
import { Icon } from '../../../ui/icon.tsx';
import { durationText } from '../../engine/duration-text.ts';
import link from '../parts/link.module.css';
import { useDesk } from '../state/desk-context.ts';
import { callAct, waitingCall } from './call-act.ts';
import css from './call-bar.module.css';

/** A ringing call, above the question. It can be ignored: the call desk answers it then. */
export function CallBar() {
  const { store, desk, words } = useDesk();
  const call = waitingCall(desk.shift);
  const act = callAct(desk.shift);
  if (!call || store.second) return null;
  const labels = words.calls;
  const values = { line: call.number, time: durationText(desk.shift.now - call.rang) };
  const [what, buttonLabel] = {
    ringing: [labels.ringing, labels.pickUp],
    'cut-off': [labels.cutOff, labels.callBack],
    abusive: [labels.abusive, labels.end],
    ended: ['', ''],
  }[call.state] as [string, string];
  return (
    <section className={css.bar} aria-label={labels.label}>
      <Icon name="phone" size={18} />
      <span>{fill(what, values)}</span>
      {act ? (
        <button
          key={call.state}
          type="button"
          className={link.link}
          aria-keyshortcuts="P"
          onClick={() => store.act(act)}
        >
          {buttonLabel}
        </button>
      ) : (
        labels.others
      )}
    </section>
  );
}
