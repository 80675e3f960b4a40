import { type KeyboardEvent, useState } from 'react';
import type { DismissReason } from '../../engine/act-types.ts';
import answer from '../parts/answers.module.css';
import { useDesk } from '../state/desk-context.ts';
import type { DeskStore } from '../state/desk-store.ts';
import css from './decision.module.css';
import { questionId, useQuestionFocus } from './question-focus.ts';

const reasons: readonly DismissReason[] = ['false-reading', 'already-known', 'drill', 'not-ours'];

/** Escape returns to the question without closing the sheet around it. */
const leaveOnEscape = (store: DeskStore) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  store.set({ asking: 'decision' });
};

export function DismissForm() {
  const { store, desk, words } = useDesk();
  const [reason, setReason] = useState<DismissReason>('false-reading');
  const labels = words.decision.dismiss;
  const place = useQuestionFocus<HTMLFormElement>();
  return (
    <form
      ref={place}
      onKeyDown={leaveOnEscape(store)}
      onSubmit={(event) => {
        event.preventDefault();
        if (desk.chosen) store.act({ kind: 'dismiss', incident: desk.chosen, reason });
      }}
    >
      <fieldset className={css.reasons} aria-labelledby={questionId}>
        {reasons.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="reason"
              // biome-ignore lint/a11y/noAutofocus: the visitor has just opened this form
              autoFocus={one === 'false-reading'}
              checked={reason === one}
              onChange={() => setReason(one)}
            />
            {labels.reasons[one]}
          </label>
        ))}
      </fieldset>
      <FormAnswers yes={labels.yes} no={labels.no} />
    </form>
  );
}

export function ReturnForm() {
  const { store, desk, words } = useDesk();
  const labels = words.decision.return;
  const place = useQuestionFocus<HTMLFormElement>();
  return (
    <form
      ref={place}
      onKeyDown={leaveOnEscape(store)}
      onSubmit={(event) => {
        event.preventDefault();
        const note = String(new FormData(event.currentTarget).get('note') ?? '').trim();
        if (desk.chosen) store.act({ kind: 'return', incident: desk.chosen, note });
      }}
    >
      <input
        className={css.note}
        name="note"
        aria-label={labels.field}
        maxLength={120}
        autoComplete="off"
        required
        // biome-ignore lint/a11y/noAutofocus: the visitor has just opened this form
        autoFocus
      />
      <FormAnswers yes={labels.yes} no={labels.no} />
    </form>
  );
}

function FormAnswers({ yes, no }: { yes: string; no: string }) {
  const { store } = useDesk();
  return (
    <div className={`${css.answers} ${answer.answers}`}>
      <button type="submit" className={answer.yes}>
        {yes}
      </button>
      <button type="button" className={answer.no} onClick={() => store.set({ asking: 'decision' })}>
        {no}
      </button>
    </div>
  );
}
