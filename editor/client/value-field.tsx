/* Field for any value of a content file: text, choice, number, list or group. */
import './fields.css';
import { useId, useState } from 'react';
import { labelOf } from '../field-names.ts';
import { renderParts } from '../literal.ts';
import type { NamedOutline, ValueOutline } from '../outline.ts';
import { ChoiceField, Held } from './choice-field.tsx';
import { ChoosePhotograph, isPicture } from './choose-photograph.tsx';
import { fieldName } from './go-to-field.ts';
import { useHeldValue } from './held-value.ts';
import { clearForm, keepForm, keptForm } from './kept-form.ts';
import { ListItems } from './list-items.tsx';
import { isGroupOpen, rememberOpen } from './open-groups.ts';
import { postStep } from './step.ts';
import { ContentTextField } from './text-field.tsx';
import type { Work } from './work.ts';

interface ValueFieldProps extends Work {
  label: string;
  value: ValueOutline;
  open?: boolean;
}

export function ValueField(props: ValueFieldProps) {
  return (
    <div data-field={fieldName({ file: props.file, path: props.value.path })}>
      <AnyField {...props} />
    </div>
  );
}

function AnyField({ label, value, open = false, ...work }: ValueFieldProps) {
  if (value.kind === 'code' && value.entries.length === 0)
    return <CodeField label={label} value={value} {...work} />;
  if (value.kind === 'text') {
    const field =
      value.expected?.kind === 'text' ? (
        <ContentTextField label={label} text={value} {...work} />
      ) : (
        <ChoiceField label={label} text={value} values={value.expected?.values ?? []} {...work} />
      );
    return (
      <>
        {field}
        <Entries entries={value.entries} {...work} />
      </>
    );
  }
  const isCases = value.kind === 'record' && value.path.at(-1) === 'details';
  const item = (name: string, inside: ValueOutline) => <ValueField label={name} value={inside} {...work} />;
  const group = fieldName({ file: work.file, path: value.path });
  return (
    <details
      className="editor-group"
      open={isGroupOpen(group) ?? open}
      onToggle={({ currentTarget }) => rememberOpen(group, currentTarget.open)}
    >
      <summary>
        {label} <small>{value.kind === 'list' ? value.items.length : ''}</small>
      </summary>
      {value.kind === 'list' && (
        <ListItems
          list={value}
          items={value.items.map((one, index) => ({ label: titleOf(one) || `${index + 1}`, value: one }))}
          {...work}
        >
          {item}
        </ListItems>
      )}
      {value.kind === 'code' && <Entries entries={value.entries} {...work} />}
      {value.kind === 'record' && isCases && (
        <ListItems
          list={value}
          items={value.entries.map(({ key, value: one }) => ({ label: key, value: one }))}
          {...work}
        >
          {item}
        </ListItems>
      )}
      {value.kind === 'record' && !isCases && (
        <>
          <Entries entries={value.entries} {...work} />
          {isPicture(value) && <ChoosePhotograph value={value} {...work} />}
          {value.missing.map((key) => (
            <MissingField key={key} name={key} record={value} {...work} />
          ))}
        </>
      )}
    </details>
  );
}

function Entries({ entries, ...work }: Work & { entries: NamedOutline[] }) {
  return entries.map(({ key, value }) => (
    <ValueField key={key} label={labelOf(key)} value={value} {...work} />
  ));
}

function CodeField({
  label,
  value,
  file,
  save,
}: Work & { label: string; value: Extract<ValueOutline, { kind: 'code' }> }) {
  const id = useId();
  const { path, before, code } = value;
  const store = (after: number | boolean) =>
    save(() => postStep('save-value', { file, path, before, after }));
  if (code === 'true' || code === 'false')
    return (
      <p className="editor-field">
        <input
          id={id}
          type="checkbox"
          checked={code === 'true'}
          onChange={(event) => store(event.target.checked)}
        />{' '}
        <label htmlFor={id}>{label}</label>
      </p>
    );
  if (/^-?[\d.]+$/.test(code)) return <NumberField label={label} now={code} store={store} />;
  return (
    <p className="editor-field">
      <span>{label}</span> <small>Set by the site’s code. A developer can change it.</small>
    </p>
  );
}

function NumberField({ label, now, store }: { label: string; now: string; store(value: number): void }) {
  const id = useId();
  const { field, isHeld } = useHeldValue(now, (value) => store(Number.parseFloat(value)));
  return (
    <p className="editor-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="number" step="any" {...field} />
      <Held isHeld={isHeld} />
    </p>
  );
}

export function MissingField({ name, record, file, save }: Work & { name: string; record: ValueOutline }) {
  const id = useId();
  const { path, before } = record;
  const form = `${file} ${path.join(' ')} ${name}`;
  const [text, setText] = useState(keptForm(form).text ?? '');
  const set = () => postStep('add-text', { file, path, before, key: name, text }).then(() => clearForm(form));
  return (
    <form
      className="editor-field"
      onInput={({ currentTarget }) => keepForm(form, currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) save(set);
      }}
    >
      <label htmlFor={id}>{labelOf(name)} (not set)</label>
      <input id={id} name="text" dir="auto" value={text} onChange={(event) => setText(event.target.value)} />
      {text && <button type="submit">Set</button>}
    </form>
  );
}

/** The first text inside, which identifies an item. */
function titleOf(value: ValueOutline): string {
  if (value.kind === 'text') return renderParts(value.parts, value.values);
  const first = ['title', 'name', 'label', 'heading', 'text', 'fullName']
    .map((key) => value.entries.find((entry) => entry.key === key)?.value)
    .find((found) => found?.kind === 'text');
  return first ? titleOf(first) : '';
}
