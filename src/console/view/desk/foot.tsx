import { fill } from '../../../ui/fill.ts';
import link from '../parts/link.module.css';
import { useDesk } from '../state/desk-context.ts';
import type { DeskStore } from '../state/desk-store.ts';
import css from './foot.module.css';

export function Foot() {
  const { desk, words } = useDesk();
  return (
    <footer className={css.foot}>
      <span className={css.simulation}>{words.simulation}</span>
      <span className={css.seed}>{fill(words.foot.seed, { seed: desk.shift.seed })}</span>
      <ShiftActions />
    </footer>
  );
}

/** Actions on the whole shift; on a phone they are in a sheet. */
export function ShiftActions() {
  const { store, desk, words } = useDesk();
  const { foot } = words;
  return (
    <>
      {!store.follows && (
        <>
          <button type="button" className={link.link} onClick={() => void store.copyLink()}>
            {foot.copy}
          </button>
          <button type="button" className={link.link} onClick={() => store.open({ kind: 'load' })}>
            {foot.load}
          </button>
          <button type="button" className={link.link} onClick={() => store.open({ kind: 'windows' })}>
            {words.windows.open}
          </button>
          {!desk.shift.setting.shift.endless && (
            <button type="button" className={link.link} onClick={() => store.open({ kind: 'handover' })}>
              {words.handover.open}
            </button>
          )}
        </>
      )}
      <Notice />
      <button type="button" className={link.link} onClick={() => store.open({ kind: 'keys' })}>
        {foot.keys}
      </button>
      {!store.follows && (
        <button type="button" className={link.link} onClick={() => store.leave()}>
          {foot.leave}
        </button>
      )}
    </>
  );
}

/** The desk's notice; the announcer's live region reads it out. */
function Notice() {
  const { store, desk, words } = useDesk();
  return (
    <span className={css.notice}>
      {desk.notice}
      {desk.isDetached && (
        <button type="button" className={`${css.here} ${link.link}`} onClick={() => openHere(store)}>
          {words.second.openDesk}
        </button>
      )}
    </span>
  );
}

/** A window whose desk is gone can continue the shift as a desk. */
function openHere(store: DeskStore): void {
  location.hash = store.momentHere();
  location.reload();
}
