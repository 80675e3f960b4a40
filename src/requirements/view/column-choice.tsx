import { useId } from 'react';
import type { RequirementWords } from '../../content/requirements/schema.ts';
import buttons from '../../ui/button.module.css';
import { Arrow } from '../../ui/button.tsx';
import { fill } from '../../ui/fill.ts';
import type { Columns } from '../reading/columns.ts';
import { mostRows } from '../review.ts';
import acts from './acts.module.css';
import type { CheckStage } from './check-state.ts';
import css from './column-choice.module.css';
import { counted, number } from './counted.ts';
import type { Check } from './use-check.ts';

interface ColumnChoiceProps {
  words: RequirementWords;
  check: Check;
  stage: Extract<CheckStage, { kind: 'columns' }>;
}

/** The columns read as number and text, with a preview of the first rows. */
export function ColumnChoice({ words, check, stage }: ColumnChoiceProps) {
  const { columns: say } = words;
  const { source, sheet, columns } = stage;
  const { rows, width, head, first } = source.sheets[sheet] ?? { rows: 0, width: 0, head: [], first: [] };
  const count = rows - columns.head;
  const names = Array.from(
    { length: width },
    (_, at) => head[at]?.trim() || fill(say.unnamed, { n: at + 1 }),
  );
  const choose = (change: Partial<Columns>) =>
    check.step({ do: 'columns', source, sheet, columns: { ...columns, ...change } });

  return (
    <section aria-labelledby="column-choice">
      <h2 id="column-choice" className={css.title} tabIndex={-1} ref={(heading) => heading?.focus()}>
        {say.title}
      </h2>
      <p className={css.of}>
        {[source.name, `${counted(say.rows, count)}, ${counted(say.columns, names.length)}`]
          .filter(Boolean)
          .join(': ')}
      </p>
      {count > mostRows && <p className={css.note}>{fill(say.tooMany, { rows: number(count) })}</p>}
      {count > 800 && count <= mostRows && <p className={css.note}>{say.takesTime}</p>}
      <div className={css.fields}>
        {source.sheets.length > 1 && (
          <Field
            label={say.sheet}
            value={sheet}
            options={source.sheets.map(({ name }) =>
              /^\d+$/.test(name) ? fill(say.table, { n: name }) : name || say.paragraphs,
            )}
            onChoose={(at) => check.step({ do: 'columns', source, sheet: at })}
          />
        )}
        <Field label={say.text} value={columns.text} options={names} onChoose={(text) => choose({ text })} />
        <Field
          label={say.number}
          value={columns.number ?? -1}
          none={say.none}
          options={names}
          onChoose={(at) => choose({ number: at < 0 ? null : at })}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must scroll by keyboard */}
      <section className={css.preview} aria-label={say.preview} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{say.preview}</caption>
          <thead>
            <tr>
              {names.map((name, at) => (
                <th key={name + String(at)} scope="col" data-chosen={at === columns.text || undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
              <tr key={index}>
                {names.map((name, at) => (
                  <td key={name + String(at)} data-chosen={at === columns.text || undefined}>
                    {row[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={acts.acts}>
        <button
          type="button"
          className={`${buttons.button} ${buttons.signal}`}
          onClick={() => check.compareSheet(source, sheet, columns)}
        >
          {counted(say.compare, Math.min(count, mostRows))}
          <Arrow />
        </button>
        <button type="button" className={acts.quiet} onClick={() => check.step({ do: 'start' })}>
          {say.back}
        </button>
      </div>
    </section>
  );
}

interface FieldProps {
  label: string;
  value: number;
  options: string[];
  none?: string;
  onChoose: (at: number) => void;
}

function Field({ label, value, options, none, onChoose }: FieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(Number(event.target.value))}>
        {none && <option value={-1}>{none}</option>}
        {options.map((name, at) => (
          <option key={name + String(at)} value={at}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
