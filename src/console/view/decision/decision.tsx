import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../../ui/fill.ts';
import { decisionFor } from '../../engine/look.ts';
import { span } from '../../engine/time-text.ts';
import type { DismissReason } from '../../engine/types.ts';
import answer from '../parts/answers.module.css';
import { useDesk } from '../state/desk-context.ts';
import type { DeskStore } from '../state/desk-store.ts';
import css from './decision.module.css';
import { type Choice, decisionShape, type Shape } from './decision-shape.ts';

const questionId = 'desk-question';

/** The one decision, at the lower end of the rail, headed by its question. */
export function Decision() {
  const { store, desk, words } = useDesk();
  const shape = decisionShape(desk.shift, desk.chosen, words);
  if (store.second) return null;
  const asking = shape.waits ? desk.asking : 'decision';
  const asked = asking === 'decision' ? shape : words.decision[asking];
  return (
    <section className={css.decision} aria-labelledby={questionId}>
      <h2 id={questionId} tabIndex={-1} className={css.question}>
        {asked.question}
      </h2>
      {asking === 'decision' && shape.take && <TakeDesk choice={shape.take} />}
      <p className={css.lead}>{asked.lead}</p>
      {asking === 'dismiss' && <DismissForm />}
      {asking === 'return' && <ReturnForm />}
      {asking === 'decision' && (
        // New nodes for each question: a press can only reach the answer it was aimed at.
        <Question key={`${desk.chosen} ${shape.question} ${shape.yes?.label}`} shape={shape} />
      )}
      {desk.refused && <p className={css.refused}>{fill(words.decision.refused, { why: desk.refused })}</p>}
    </section>
  );
}

/** Where the focus was on an answer that goes, it moves to the question that comes. */
function useFocusHandedOn() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      if (current?.contains(document.activeElement)) document.getElementById(questionId)?.focus();
    };
  }, []);
  return place;
}

function TakeDesk({ choice }: { choice: Choice }) {
  const { store } = useDesk();
  const place = useFocusHandedOn();
  return (
    <div ref={place} className={css.take}>
      <button type="button" onClick={() => store.answer(choice.does)}>
        {choice.label}
      </button>
    </div>
  );
}

function Question({ shape }: { shape: Shape }) {
  const { store } = useDesk();
  const place = useFocusHandedOn();
  const [cordon, setCordon] = useState<number | undefined>(shape.cordons?.[0]);
  const give = (choice: Choice) => {
    const { does } = choice;
    const act = 'act' in does ? does.act : undefined;
    const metres = cordon ?? shape.cordons?.[0];
    // The size of the cordon is part of the act of closing.
    const closes = act?.kind === 'close-road' && metres !== undefined;
    store.answer(closes ? { act: { ...act, cordon: metres } } : does);
  };
  return (
    <>
      {shape.step && (shape.waits || shape.take) && <Limit shape={shape} />}
      {shape.cordons && <Cordons metres={shape.cordons} chosen={cordon} onChoose={setCordon} />}
      <div ref={place} className={`${css.answers} ${answer.answers}`}>
        {shape.yes && <AnswerButton choice={shape.yes} main={shape.waits} onPress={give} />}
        {shape.no && <AnswerButton choice={shape.no} main={false} onPress={give} />}
        {shape.third && <AnswerButton choice={shape.third} main={false} onPress={give} />}
      </div>
    </>
  );
}

function AnswerButton({
  choice,
  main,
  onPress,
}: {
  choice: Choice;
  main: boolean;
  onPress: (choice: Choice) => void;
}) {
  return (
    <button
      type="button"
      className={main ? answer.yes : answer.no}
      aria-keyshortcuts={choice.key}
      onClick={() => onPress(choice)}
    >
      {choice.label}
      {choice.key && <kbd>{choice.key}</kbd>}
    </button>
  );
}

function Limit({ shape: { step } }: { shape: Shape }) {
  const { desk, words } = useDesk();
  const said = words.decision;
  if (!step || step.limit === null) return null;
  const used = step.used ?? 0;
  const called = decisionFor(desk.shift, desk.shift.role)?.called;
  return (
    <div className={css.limit}>
      <progress max={step.limit} value={Math.min(used, step.limit)} aria-label={words.incident.used} />
      <div className={css.times}>
        <span>
          {step.over > 0 ? fill(said.over, { time: span(step.over) }) : fill(said.used, { time: span(used) })}
        </span>
        <span>
          {fill(said.limit, {
            limit: span(step.limit),
            called: called === 'commissioner' ? words.calledAfter.commissioner : words.calledAfter.supervisor,
          })}
        </span>
      </div>
    </div>
  );
}

function Cordons({
  metres,
  chosen,
  onChoose,
}: {
  metres: readonly number[];
  chosen: number | undefined;
  onChoose: (metres: number) => void;
}) {
  const { words } = useDesk();
  const said = words.decision['close-road'];
  return (
    <fieldset className={css.cordons}>
      <legend>{said.cordon}</legend>
      {metres.map((one) => (
        <label key={one}>
          <input type="radio" name="cordon" checked={chosen === one} onChange={() => onChoose(one)} />
          {fill(said.metres, { count: one })}
        </label>
      ))}
    </fieldset>
  );
}

const reasons: readonly DismissReason[] = ['false-reading', 'already-known', 'drill', 'not-ours'];

/** Escape goes back to the question; the sheet around it stays. */
const leaveOnEscape = (store: DeskStore) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  store.set({ asking: 'decision' });
};

function DismissForm() {
  const { store, desk, words } = useDesk();
  const [reason, setReason] = useState<DismissReason>('false-reading');
  const said = words.decision.dismiss;
  return (
    <form
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
              // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this question
              autoFocus={one === 'false-reading'}
              checked={reason === one}
              onChange={() => setReason(one)}
            />
            {said.reasons[one]}
          </label>
        ))}
      </fieldset>
      <FormAnswers yes={said.yes} no={said.no} />
    </form>
  );
}

function ReturnForm() {
  const { store, desk, words } = useDesk();
  const said = words.decision.return;
  return (
    <form
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
        aria-label={said.field}
        maxLength={120}
        autoComplete="off"
        required
        // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this line
        autoFocus
      />
      <FormAnswers yes={said.yes} no={said.no} />
    </form>
  );
}

function FormAnswers({ yes, no }: { yes: string; no: string }) {
  const { store } = useDesk();
  const place = useFocusHandedOn();
  return (
    <div ref={place} className={`${css.answers} ${answer.answers}`}>
      <button type="submit" className={answer.yes}>
        {yes}
      </button>
      <button type="button" className={answer.no} onClick={() => store.set({ asking: 'decision' })}>
        {no}
      </button>
    </div>
  );
}
