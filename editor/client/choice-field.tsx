/* One of a few values: a page to link to, an icon chosen by looking, or a name from a list. */
import { useId } from 'react';
import type { Outline } from '../outline.ts';
import { step } from './step.ts';
import type { Work } from './work.ts';

interface ChoiceFieldProps extends Work {
  label: string;
  text: Extract<Outline, { kind: 'text' }>;
  values: string[];
}

const sprite = '/images/icons.svg#';

export function ChoiceField({ label, text, values, file, save }: ChoiceFieldProps) {
  const id = useId();
  const { path, before } = text;
  const now = text.parts.filter((part) => typeof part === 'string').join('');
  const choose = (after: string) => save(() => step('save-value', { file, path, before, after }));
  const key = path.at(-1);
  if (key === 'icon' || values[0]?.startsWith(sprite))
    return <IconChoice label={label} now={now} values={values} choose={choose} />;
  // It tells kinds of content apart, and there is nothing to choose.
  if (values.length === 1) return null;
  if (now.startsWith('http') || (values.length === 0 && !now.startsWith('/images/') && now))
    return <AddressField label={label} now={now} choose={choose} />;
  // A picture's address is set by a photograph in its place; an expression by what it names.
  if (values.length === 0 || text.parts.some((part) => typeof part !== 'string')) {
    return (
      <p className="editor-field">
        <span>{label}</span> <code>{before}</code>
      </p>
    );
  }
  return (
    <p className="editor-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={now} onChange={(event) => choose(event.target.value)}>
        {[...new Set([now, ...values])].map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </p>
  );
}

/** Outside the site: the types say what an address looks like. */
function AddressField({ label, now, choose }: { label: string; now: string; choose(value: string): void }) {
  const id = useId();
  return (
    <p className="editor-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        defaultValue={now}
        onBlur={({ target }) => target.value !== now && choose(target.value)}
      />
    </p>
  );
}

interface IconChoiceProps {
  label: string;
  now: string;
  values: string[];
  choose(value: string): void;
}

function IconChoice({ label, now, values, choose }: IconChoiceProps) {
  const address = (value: string) => (value.startsWith(sprite) ? value : sprite + value);
  const nameOf = (value: string) => value.replace(sprite, '');
  return (
    <details className="editor-field">
      <summary>
        {label}: <Drawn address={address(now)} /> {nameOf(now)}
      </summary>
      <fieldset className="editor-icons">
        <legend>{label}</legend>
        {values.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === now}
            aria-label={nameOf(value)}
            title={nameOf(value)}
            onClick={() => choose(value)}
          >
            <Drawn address={address(value)} />
          </button>
        ))}
      </fieldset>
    </details>
  );
}

const Drawn = ({ address }: { address: string }) => (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    <use href={address} />
  </svg>
);
