import { useState } from 'react';
import { fill } from '../../../ui/fill.ts';
import { durationText } from '../../engine/duration-text.ts';
import { calledAfter, decisionFor } from '../../engine/look.ts';
import answer from '../parts/answers.module.css';
import link from '../parts/link.module.css';
import { useDesk } from '../state/desk-context.ts';
import { lowerFirst } from '../text/sentences.ts';
import css from './decision.module.css';
import { DismissForm, ReturnForm } from './decision-forms.tsx';
import { decisionShape } from './decision-shape.ts';
import { waitingElsewhere } from './next-waiting.ts';
import { usePressBegin } from './press-begin.ts';
import { questionId, useQuestionFocus } from './question-focus.ts';
import { useQuestionInView } from './question-in-view.ts';
import type { AnswerChoice, DecisionShape } from './shape.ts';

/** The open decision, at the bottom of the rail. */
export function Decision() {
  const { store, desk, words } = useDesk();
  const shape = decisionShape(desk.shift, desk.chosen, words);
  const asking = shape.waits ? desk.asking : 'decision';
  const asked = asking === 'decision' ? shape : words.decision[asking];
  const hasAnswer = shape.yes ?? shape.take;
  const section = useQuestionInView(hasAnswer ? `${desk.chosen} ${asked.question}` : '');
  if (store.second) return null;
  return (
    <section ref={section} className={css.decision} aria-labelledby={questionId}>
      <h2 id={questionId} tabIndex={-1} className={css.question}>
        {asked.question}
      </h2>
      {asking === 'decision' && shape.take && !store.seatedAs && <TakeRole choice={shape.take} />}
      <p className={css.lead}>{store.seatedAs && shape.take ? words.decision.otherDesk : asked.lead}</p>
      {asking === 'dismiss' && <DismissForm />}
      {asking === 'return' && <ReturnForm />}
      {asking === 'decision' && (
        // New nodes for each question, so that a late click cannot hit an answer to the next one.
        <Question key={`${desk.chosen} ${shape.question} ${shape.yes?.label}`} shape={shape} />
      )}
      {asking === 'decision' && <NextWaiting />}
      {desk.refused && <p className={css.refused}>{fill(words.decision.refused, { why: desk.refused })}</p>}
    </section>
  );
}

/** A link to the other waiting incident, after the answers to this one. */
function NextWaiting() {
  const { store, desk, words } = useDesk();
  const [incident] = waitingElsewhere(desk.shift, desk.chosen);
  const step = incident && decisionFor(desk.shift, desk.shift.role, incident)?.step;
  if (!step) return null;
  return (
    <button type="button" className={`${css.also} ${link.link}`} onClick={() => store.choose(incident)}>
      {fill(words.decision.alsoWaits, { incident, what: lowerFirst(step.what) })}
    </button>
  );
}

function TakeRole({ choice }: { choice: AnswerChoice }) {
  const { store, words } = useDesk();
  const place = useQuestionFocus();
  const role =
    'act' in choice.action && choice.action.act.kind === 'role' ? choice.action.act.role : undefined;
  return (
    <div ref={place} className={css.take}>
      <button type="button" onClick={() => store.answer(choice.action)}>
        {choice.label}
      </button>
      {(role === 'supervisor' || role === 'commissioner') && (
        <button type="button" onClick={() => store.openRole(role)}>
          {words.decision.openWindow}
        </button>
      )}
    </div>
  );
}

function Question({ shape }: { shape: DecisionShape }) {
  const { store } = useDesk();
  const place = useQuestionFocus();
  const began = usePressBegin(store);
  const [cordon, setCordon] = useState<number | undefined>(shape.cordons?.[0]);
  const give = (choice: AnswerChoice) => {
    const { action } = choice;
    const act = 'act' in action ? action.act : undefined;
    const metres = cordon ?? shape.cordons?.[0];
    // Closing a road includes the size of its cordon.
    const closes = act?.kind === 'close-road' && metres !== undefined;
    store.answer(closes ? { act: { ...act, cordon: metres } } : action, began.take());
  };
  return (
    <>
      {shape.step && (shape.waits || shape.take) && <Limit shape={shape} />}
      {shape.cordons && <Cordons metres={shape.cordons} chosen={cordon} onChoose={setCordon} />}
      <div ref={place} className={`${css.answers} ${answer.answers}`} onPointerDown={began.note}>
        {shape.yes && !(store.follows && 'speed' in shape.yes.action) && (
          <AnswerButton choice={shape.yes} main={shape.waits && !shape.judges} onPress={give} />
        )}
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
  choice: AnswerChoice;
  main: boolean;
  onPress: (choice: AnswerChoice) => void;
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

function Limit({ shape: { step } }: { shape: DecisionShape }) {
  const { words } = useDesk();
  const labels = words.decision;
  if (!step || step.limit === null) return null;
  const used = step.used ?? 0;
  const called = calledAfter(step.who);
  return (
    <div className={css.limit}>
      <progress max={step.limit} value={Math.min(used, step.limit)} aria-label={words.incident.used} />
      <div className={css.times}>
        <span>
          {step.over > 0
            ? fill(labels.over, { time: durationText(step.over) })
            : fill(labels.used, { time: durationText(used) })}
        </span>
        <span>
          {fill(labels.limit, {
            limit: durationText(step.limit),
            called: words.calledAfter[called ?? 'beyond'],
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
  const labels = words.decision['close-road'];
  return (
    <fieldset className={css.cordons}>
      <legend>{labels.cordon}</legend>
      {metres.map((one) => (
        <label key={one}>
          <input type="radio" name="cordon" checked={chosen === one} onChange={() => onChoose(one)} />
          {fill(labels.metres, { count: one })}
        </label>
      ))}
    </fieldset>
  );
}
