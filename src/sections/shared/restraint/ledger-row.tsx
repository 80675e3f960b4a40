import type { LedgerRow as LedgerRowContent } from '../../../content/instruments/restraint.ts';
import { GoLink } from '../../../ui/button.tsx';
import { timeOfDay } from '../../../ui/time-text.ts';
import css from './ledger-row.module.css';

/** One line of the ledger, with a link to the interactive version. */
export function LedgerRow({ title, note, entry, exampleLabel, link }: LedgerRowContent) {
  return (
    <section className={`on-ink ${css.ground}`}>
      <div className={`wrap ${css.row}`}>
        <h2 className={css.title}>{title}</h2>
        <div>
          <p className={css.entry}>
            <span className={css.time}>{timeOfDay(entry.at / 60)}</span>
            <b>{entry.who}</b>
            <span>{entry.what}</span>
            <span className={css.why}>{entry.why}</span>
          </p>
          <p className={css.note}>{note}</p>
        </div>
        <div>
          <GoLink href={link.href}>{link.label}</GoLink>
          <p className={css.example}>{exampleLabel}</p>
        </div>
      </div>
    </section>
  );
}
