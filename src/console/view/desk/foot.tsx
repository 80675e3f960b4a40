import { fill } from '../../../ui/fill.ts';
import link from '../parts/link.module.css';
import { useDesk } from '../state/desk-context.ts';
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

/** What one can do with the shift as a whole; on a phone it stands in a sheet of its own. */
export function ShiftActions() {
  const { store, words } = useDesk();
  const { foot } = words;
  return (
    <>
      {!store.second && (
        <>
          <button type="button" className={link.link} onClick={() => void store.copyLink()}>
            {foot.copy}
          </button>
          <button type="button" className={link.link} onClick={() => store.open({ kind: 'load' })}>
            {foot.load}
          </button>
        </>
      )}
      <Notice />
      <button type="button" className={link.link} onClick={() => store.open({ kind: 'keys' })}>
        {foot.keys}
      </button>
      {!store.second && (
        <button type="button" className={link.link} onClick={() => store.leave()}>
          {foot.leave}
        </button>
      )}
    </>
  );
}

/** What the desk has to say about itself; read out by the one live region (announcer.tsx). */
function Notice() {
  const { desk } = useDesk();
  return <span className={css.notice}>{desk.notice}</span>;
}
