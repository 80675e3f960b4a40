import { useState } from 'react';
import type { Restraint } from '../../../content/instruments/restraint.ts';
import { Choice } from '../../../ui/choice.tsx';
import { fill } from '../../../ui/fill.ts';
import css from './controls.module.css';
import { isErased, type Ledger, type LedgerAction, rightsOf } from './ledger.ts';

interface ControlsProps {
  content: Restraint;
  ledger: Ledger;
  onAct: (act: LedgerAction) => void;
}

/** The camera's controls for a role; none for a role without permission. */
export function Controls({ content, ledger, onAct }: ControlsProps) {
  const { purposes, exports } = rightsOf(content, ledger.role);
  const [purpose, setPurpose] = useState<(typeof purposes)[number] | null>(null);
  if (isErased(content, ledger) || (purposes.length === 0 && exports === null)) return null;
  if (ledger.look)
    return (
      <div className={css.controls}>
        <button type="button" className={css.shut} onClick={() => onAct({ kind: 'shut' })}>
          {content.shut}
        </button>
      </div>
    );
  return (
    <div className={css.controls}>
      {exports === null && (
        <Choice
          legend={content.purposeLegend}
          showLegend
          options={content.purposes.map(({ id, label }) => {
            const allowed = purposes.includes(id);
            return { id, label, disabled: !allowed, note: allowed ? '' : content.supervisorOnly };
          })}
          chosen={purpose}
          onChoose={setPurpose}
        />
      )}
      <div className={css.act}>
        <button
          type="button"
          className={css.open}
          disabled={exports === null && purpose === null}
          onClick={() => onAct(exports === null && purpose ? { kind: 'open', purpose } : { kind: 'export' })}
        >
          {exports === null ? content.open : fill(content.export, { number: exports })}
        </button>
        <p>{content.nothingElse}</p>
      </div>
    </div>
  );
}
