import { useEffect, useReducer } from 'react';
import type { Restraint as RestraintContent } from '../../../content/instruments/restraint.ts';
import { lastWords } from '../../../ui/last-words.ts';
import { Controls } from './controls.tsx';
import { initialLedger, isErased, type Ledger, reduceLedger, stillStates } from './ledger.ts';
import { Log } from './log.tsx';
import { PassButton } from './pass-button.tsx';
import css from './restraint.module.css';
import { Retention } from './retention.tsx';
import { Roles } from './roles.tsx';
import { Tile } from './tile.tsx';

/** Milliseconds between the log entry and the picture. */
const pause = 500;

/** An interactive example of camera governance: role, purpose, log entry, and only then the picture, until it expires. */
export default function Restraint({ content }: { content: RestraintContent }) {
  const [ledger, dispatch] = useReducer(
    (before: Ledger, done: Parameters<typeof reduceLedger>[2]) => reduceLedger(content, before, done),
    content,
    initialLedger,
  );
  const waits = ledger.look !== null && !ledger.look.shown;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => dispatch({ kind: 'show' }), pause);
    return () => clearTimeout(timer);
  }, [waits]);
  return (
    <section className="section on-ink">
      <div className="wrap">
        <div className={css.head}>
          <h2>{content.title}</h2>
          <p className="lead">{lastWords(content.lead)}</p>
        </div>
        <div className={css.live} data-script="" data-screen="">
          <Roles
            content={content}
            chosen={ledger.role}
            onChoose={(role) => dispatch({ kind: 'role', role })}
          />
          <div className={css.camera}>
            <Tile content={content} ledger={ledger} />
            <Controls key={ledger.role} content={content} ledger={ledger} onAct={dispatch} />
          </div>
          <Log content={content} ledger={ledger} isLive />
          <div className={css.clock}>
            <Retention content={content} day={ledger.day} />
            <PassButton
              label={isErased(content, ledger) ? content.again : content.pass}
              isOver={isErased(content, ledger)}
              onPass={() => dispatch({ kind: 'day' })}
              onAgain={() => dispatch({ kind: 'again' })}
            />
          </div>
        </div>
        <div className={css.states}>
          {stillStates(content).map((still, index) => (
            <div key={content.states[index]?.title} className={css.state} data-paper="whole" data-still="">
              <div className={css.caption}>
                <h3>{content.states[index]?.title}</h3>
                <p>{content.states[index]?.note}</p>
              </div>
              <Tile content={content} ledger={still} />
              <Retention content={content} day={still.day} />
              <Log content={content} ledger={still} />
            </div>
          ))}
        </div>
        <p className={css.example}>{content.exampleLabel}</p>
      </div>
    </section>
  );
}
