import { useState } from 'react';
import type { Migration as MigrationContent } from '../../../content/examples/schema.ts';
import type { Banner } from '../../../content/schema.ts';
import { useEarlyChoice } from '../../../ui/choice.tsx';
import { fill } from '../../../ui/fill.ts';
import { listed } from '../../../ui/format.ts';
import { Opening } from '../opening.tsx';
import css from './migration.module.css';
import { stages } from './migration.ts';

/** Systems over and under one ground line, step by step; the chosen step says what it moves. */
export function Migration({ banner, example }: { banner: Banner; example: MigrationContent }) {
  const [chosen, setChosen] = useState(example.chosen);
  const { name, group } = useEarlyChoice(chosen, setChosen);
  const all = stages(example);
  const moving = all.find(({ id }) => id === chosen)?.now ?? [];
  const staying = example.systems.filter(({ moves }) => moves === undefined).map((system) => system.name);
  const says = moving.length
    ? fill(example.moves, { which: listed(moving, example.language) })
    : example.begins;
  const stays = fill(example.stays, { which: listed(staying, example.language) });
  return (
    <Opening banner={banner} look="beside" example={example} sentence={`${says} ${stays}`}>
      <p className={css.grounds}>
        <span>{example.cloud}</span>
        <span className={css.rowGround}>{example.building}</span>
      </p>
      <fieldset ref={group} className={css.steps}>
        <legend className="visually-hidden">{example.legend}</legend>
        {all.map(({ id, name: step, moved, now, left }, index) => (
          <label key={id} className={css.step}>
            <span className={css.up}>
              {moved.map((system) => (
                <i key={system} className={css.moved} data-now={now.includes(system)} title={system} />
              ))}
            </span>
            <span className={css.down}>
              {left.map((system) => (
                <i key={system} className={css.left} title={system} />
              ))}
              {index === 0 && (
                <span className={css.columnGround} aria-hidden="true">
                  {example.building}
                </span>
              )}
            </span>
            <span className={css.name}>
              <input
                className="visually-hidden"
                type="radio"
                name={name}
                value={id}
                defaultChecked={id === chosen}
                onChange={() => setChosen(id)}
              />
              {step}
              <b className={css.count}>
                {fill(example.count, { moved: moved.length, all: example.systems.length })}
              </b>
            </span>
          </label>
        ))}
      </fieldset>
    </Opening>
  );
}
