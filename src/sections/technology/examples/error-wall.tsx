import { useState } from 'react';
import type { DetectedObject, ErrorWall as ErrorWallContent } from '../../../content/examples/schema.ts';
import type { TechnologyPage } from '../../../content/technologies/schema.ts';
import { Choice, useEarlyChoice } from '../../../ui/choice.tsx';
import { fill } from '../../../ui/fill.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import { Mark, marksOf } from '../card-marks.tsx';
import { Opening } from '../opening.tsx';
import css from './error-wall.module.css';
import { classifyErrors, type ErrorOrder, type Judgement, sortBy } from './error-wall.ts';

const shapes: Record<DetectedObject, string> = {
  lorry: 'M10 34h24V18H10zM36 34h10v-9l-4-5h-6z',
  weighbridge: 'M8 35h42v3H8zM13 18h3v17h-3zM42 18h3v17h-3zM16 23h26v3H16z',
  person: 'M20 37a9 14 0 0 1 18 0zM23 17a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
  heap: 'M7 38l15-19 9 10 7-7 13 16z',
};

/** Pictures a model classified, errors highlighted; a chosen one shows prediction and truth. */
export function ErrorWall({ content }: { content: TechnologyPage<ErrorWallContent> }) {
  const { example } = content;
  const marks = marksOf(content.cards);
  const [order, setOrder] = useState<ErrorOrder>('surest');
  const judgements = classifyErrors(example);
  const sorted = sortBy(order, judgements);
  const [chosen, setChosen] = useState(String(sorted[0]?.id ?? 0));
  const { name, group } = useEarlyChoice(chosen, setChosen);
  const picked = judgements.find(({ id }) => String(id) === chosen);
  const describe = (one: Judgement) =>
    fill(one.wrong ? example.wrong : example.right, {
      time: timeOfDay(one.minute),
      said: example.names[one.predicted],
      was: example.names[one.was],
      sure: one.sure.toFixed(2),
    });
  const times = judgements.map(({ minute }) => minute);
  const sentence = example.orders.find(({ id }) => id === order)?.sentence ?? '';
  return (
    <Opening
      content={content}
      sentence={fill(sentence, {
        count: judgements.length,
        wrong: judgements.filter(({ wrong }) => wrong).length,
        missed: judgements.filter(({ missed }) => missed).length,
        wanted: judgements.filter(({ was }) => was === example.wanted).length,
        first: timeOfDay(Math.min(...times)),
        last: timeOfDay(Math.max(...times)),
      })}
    >
      <div className={css.desk}>
        <div className={css.large}>
          <div className={css.frame}>
            {picked && (
              <svg viewBox="0 0 400 300" aria-hidden="true">
                <path className={css.road} d="M0 176h400v124H0z" />
                <path className={css.lane} d="M0 240h400" />
                <path className={css.seen} transform="translate(37 -4) scale(5.6)" d={shapes[picked.was]} />
              </svg>
            )}
            <Mark card={marks.picture} />
          </div>
          <div className={css.sureness}>
            <Mark card={marks.sureness} />
            <span>{example.sureLabel}</span>
            <b>{picked?.sure.toFixed(2)}</b>
            <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
              <path className={css.scale} d="M0 0h100v3H0z" />
              <path d={`M0 0h${(100 * (picked?.sure ?? 0)).toFixed(1)}v3H0z`} />
            </svg>
          </div>
          <div className={css.sentence}>
            <Mark card={marks.sentence} />
            <p>{picked && describe(picked)}</p>
          </div>
        </div>
        <div className={css.sorted}>
          <fieldset ref={group} className={css.wall}>
            <legend className="visually-hidden">{example.picturesLegend}</legend>
            {sorted.map((one) => (
              <label key={one.id} className={css.picture} data-wrong={one.wrong}>
                <input
                  className="visually-hidden"
                  type="radio"
                  name={name}
                  value={one.id}
                  aria-label={describe(one)}
                  defaultChecked={String(one.id) === chosen}
                  onChange={() => setChosen(String(one.id))}
                />
                <svg viewBox="0 0 58 58" aria-hidden="true">
                  <path d={shapes[one.was]} />
                  <path className={css.scale} d="M8 49h42v4H8z" />
                  <path d={`M8 49h${(42 * one.sure).toFixed(1)}v4H8z`} />
                </svg>
              </label>
            ))}
          </fieldset>
          <div className={css.orders}>
            <Mark card={marks.orders} />
            <Choice legend={example.legend} options={example.orders} chosen={order} onChoose={setOrder} />
          </div>
        </div>
      </div>
    </Opening>
  );
}
