import type { MigrationStage } from './migration.ts';
import css from './migration-step.module.css';

interface MigrationStepProps {
  stage: MigrationStage;
  count: string;
  /** Name of the radio group. */
  group: string;
  isChosen: boolean;
  onChoose: (id: string) => void;
}

/** One step: the systems in the cloud above the ground line, those in the building below it. */
export function MigrationStep({ stage, count, group, isChosen, onChoose }: MigrationStepProps) {
  const { id, name, moved, now, left } = stage;
  return (
    <label className={css.step}>
      <span className={css.up}>
        {moved.map((system) => (
          <i key={system} className={css.moved} data-now={now.includes(system)} title={system} />
        ))}
      </span>
      <span className={css.down}>
        {left.map((system) => (
          <i key={system} className={css.left} title={system} />
        ))}
      </span>
      <span className={css.name}>
        <input
          className="visually-hidden"
          type="radio"
          name={group}
          value={id}
          defaultChecked={isChosen}
          onChange={() => onChoose(id)}
        />
        {name}
        <b className={css.count}>{count}</b>
      </span>
    </label>
  );
}
