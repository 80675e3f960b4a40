import type { CaseChain } from '../../../content/instruments/case-chain.ts';
import { fill } from '../../../ui/fill.ts';
import { InstrumentButton } from '../../../ui/instrument-button.tsx';
import css from './case-form.module.css';
import type { Case, CaseAction, LinkState } from './case-state.ts';

interface CaseFormProps {
  id: string;
  content: CaseChain;
  file: Case;
  states: LinkState[];
  chosen: number;
  sources: string[];
  onStep: (step: CaseAction) => void;
}

/** The entries of one link as radio buttons; a locked link states which one must be filled first. */
export function CaseForm({ id, content, file, states, chosen, sources, onStep }: CaseFormProps) {
  const { links, words } = content;
  const link = links[chosen];
  if (!link) return null;
  const waiting = links[states.indexOf('waiting')] ?? links[2];
  return (
    <div
      id={`${id}panel`}
      role="tabpanel"
      aria-labelledby={`${id}${chosen}`}
      className={css.form}
      data-script=""
      data-screen=""
    >
      <p className={css.title}>{fill(words.panel, { number: chosen + 1, name: link.name })}</p>
      {states[chosen] === 'shut' ? (
        <p>{fill(words.shutPanel, { name: waiting?.name ?? '' })}</p>
      ) : (
        link.entries.map((entry) => (
          <fieldset key={entry.id} className={css.entry}>
            <legend className={css.legend}>{entry.legend}</legend>
            {(entry.choices ?? sources).map((choice) => (
              <label key={choice} className={css.choice}>
                <input
                  type="radio"
                  name={`${id}${entry.id}`}
                  checked={file.values[entry.id] === choice}
                  onChange={() => onStep({ kind: 'enter', entry: entry.id, choice })}
                />
                {choice}
              </label>
            ))}
          </fieldset>
        ))
      )}
      <div className={css.acts}>
        {link.id === 'authority' && file.values.who !== undefined && (
          <InstrumentButton onClick={() => onStep({ kind: 'withdraw' })}>{words.withdraw}</InstrumentButton>
        )}
        {link.id !== 'authority' && file.values.until !== undefined && !file.hasEnded && (
          <InstrumentButton onClick={() => onStep({ kind: 'pass' })}>{words.pass}</InstrumentButton>
        )}
      </div>
    </div>
  );
}
