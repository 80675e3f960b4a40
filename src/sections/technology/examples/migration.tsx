import { useState } from 'react';
import type { Migration as MigrationContent } from '../../../content/examples/schema.ts';
import type { TechnologyPage } from '../../../content/technologies/schema.ts';
import { useEarlyChoice } from '../../../ui/choice.tsx';
import { fill } from '../../../ui/fill.ts';
import { listIn } from '../../../ui/format.ts';
import { Mark, marksOf } from '../card-marks.tsx';
import { Opening } from '../opening.tsx';
import css from './migration.module.css';
import { stages } from './migration.ts';
import { MigrationStep } from './migration-step.tsx';

/** Systems above and below a ground line, by step; the selected step lists what it moves. */
export function Migration({ content }: { content: TechnologyPage<MigrationContent> }) {
  const { example } = content;
  const marks = marksOf(content.cards);
  const [chosen, setChosen] = useState(example.chosen);
  const { name, group } = useEarlyChoice(chosen, setChosen);
  const all = stages(example);
  const moving = all.find(({ id }) => id === chosen)?.now ?? [];
  const staying = example.systems.filter(({ moves }) => moves === undefined).map((system) => system.name);
  const says = moving.length
    ? fill(example.moves, { which: listIn(example.language, moving) })
    : example.begins;
  const stays = fill(example.stays, { which: listIn(example.language, staying) });
  return (
    <Opening content={content} sentence={`${says} ${stays}`}>
      <p className={css.grounds}>
        <span className={css.ground}>
          <Mark card={marks.cloud} />
          {example.cloud}
        </span>
        <span className={`${css.ground} ${css.rowGround}`}>
          <Mark card={marks.building} />
          {example.building}
        </span>
      </p>
      <fieldset ref={group} className={css.steps}>
        <legend className="visually-hidden">{example.legend}</legend>
        <p className={css.columnGrounds}>
          <span className={css.ground}>
            <Mark card={marks.building} />
            {example.building}
          </span>
          <span className={css.ground}>
            <Mark card={marks.steps} />
            <span aria-hidden="true">{example.legend}</span>
          </span>
        </p>
        {all.map((stage) => (
          <MigrationStep
            key={stage.id}
            stage={stage}
            count={fill(example.count, { moved: stage.moved.length, all: example.systems.length })}
            group={name}
            isChosen={stage.id === chosen}
            onChoose={setChosen}
          />
        ))}
      </fieldset>
    </Opening>
  );
}
