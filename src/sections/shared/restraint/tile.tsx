import type { Restraint } from '../../../content/instruments/restraint.ts';
import { fill } from '../../../ui/fill.ts';
import { Icon } from '../../../ui/icon.tsx';
import { GateScene } from './gate-scene.tsx';
import { isErased, type Ledger, rightsOf, roleOf } from './ledger.ts';
import css from './tile.module.css';
import { timeOf } from './time.ts';

/** The camera's tile: closed with a request, open with the viewer's name, or erased. */
export function Tile({ content, ledger }: { content: Restraint; ledger: Ledger }) {
  const { look, role } = ledger;
  if (isErased(content, ledger))
    return (
      <div className={`${css.tile} ${css.erased}`}>
        <b>{content.erased}</b>
        <p>{fill(content.erasedNote, { days: content.days })}</p>
      </div>
    );
  if (!look)
    return (
      <div className={css.tile}>
        <Icon name="lock-keyhole" size={30} />
        <b>{content.camera}</b>
        <p>{roleOf(content, role).status}</p>
      </div>
    );
  if (!look.shown)
    return (
      <div className={css.tile}>
        <b>{content.camera}</b>
        <p>{content.writing}</p>
      </div>
    );
  const exported = rightsOf(content, role).exports !== null;
  return (
    <div className={css.tile}>
      {exported ? (
        <>
          <Icon name="file-lock" size={30} />
          <b>{content.exported}</b>
          <p>{content.exportedNote}</p>
        </>
      ) : (
        <GateScene label={content.picture} />
      )}
      <p className={css.stamp}>
        <b>{exported ? content.exported : content.opened}</b>
        <span>{look.entry.who}</span>
        <span>{timeOf(content, look.entry)}</span>
        <span>{look.entry.why}</span>
      </p>
    </div>
  );
}
