import { useState } from 'react';
import type { AttackPath as AttackPathContent } from '../../../content/examples/schema.ts';
import type { TechnologyPage } from '../../../content/technologies/schema.ts';
import { Choice } from '../../../ui/choice.tsx';
import { fill } from '../../../ui/fill.ts';
import { marksOf } from '../card-marks.tsx';
import { Opening } from '../opening.tsx';
import css from './attack-path.module.css';
import { reachOf } from './attack-path.ts';
import { AttackPlan } from './attack-plan.tsx';

/** An attack path from a mail to a pump through nested networks; each control closes it at another point. */
export function AttackPath({ content }: { content: TechnologyPage<AttackPathContent> }) {
  const { example } = content;
  const [control, setControl] = useState(example.controls[0]?.id ?? '');
  const reach = reachOf(example, control);
  const nameOf = (id: string) => example.places.find((place) => place.id === id)?.inSentence ?? '';
  const sentence = example.controls.find(({ id }) => id === control)?.sentence ?? '';
  const sentences = reach.closed.map(({ from, to }) =>
    fill(sentence, { from: nameOf(from), to: nameOf(to) }),
  );
  const plan = { example, reach, marks: marksOf(content.cards) };
  return (
    <Opening content={content} sentence={sentences.join(' ')}>
      <AttackPlan {...plan} />
      <AttackPlan {...plan} upright />
      <div className={css.controls}>
        <Choice
          legend={example.legend}
          showLegend
          options={example.controls}
          chosen={control}
          onChoose={setControl}
        />
      </div>
    </Opening>
  );
}
