/* A field with a fixed set of values: a page to link to, an icon, or a name from a list. */
import { useId } from 'react';
import type { ValueOutline } from '../outline.ts';
import { useHeldValue } from './held-value.ts';
import { linkName } from './link-name.ts';
import { postStep } from './step.ts';
import type { Work } from './work.ts';

interface ChoiceFieldProps extends Work {
  label: string;
  text: Extract<ValueOutline, { kind: 'text' }>;
  values: string[];
}

const sprite = '/images/icons.svg#';

export function ChoiceField({ label, text, values, file, save }: ChoiceFieldProps) {
  const { path, before } = text;
  const now = text.parts.filter((part) => typeof part === 'string').join('');
  const choose = (after: string) => save(() => postStep('save-value', { file, path, before, after }));
  const key = path.at(-1);
  if (key === 'icon' || values[0]?.startsWith(sprite))
    return <IconChoice label={label} now={now} values={values} choose={choose} />;
  // A discriminator, with nothing to choose.
  if (values.length === 1) return null;
  if (now.startsWith('http') || (values.length === 0 && !now.startsWith('/images/') && now))
    return <AddressField label={label} now={now} choose={choose} />;
  // A picture's path is set by placing a photograph, an expression by its source.
  if (values.length === 0 || text.parts.some((part) => typeof part !== 'string')) {
    return (
      <p className="editor-field">
        <span>{label}</span> <code>{before}</code>
      </p>
    );
  }
  return <ListField label={label} now={now} values={[...new Set([now, ...values])]} choose={choose} />;
}

interface HeldProps {
  label: string;
  now: string;
  choose(value: string): void;
}

function ListField({ label, now, values, choose }: HeldProps & { values: string[] }) {
  const id = useId();
  const { field, isHeld } = useHeldValue(now, choose);
  return (
    <p className="editor-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} {...field}>
        {values.map((value) => (
          <option key={value} value={value}>
            {linkName(value)}
          </option>
        ))}
      </select>
      <Held isHeld={isHeld} />
    </p>
  );
}

/** An external address; the types check its form. */
function AddressField({ label, now, choose }: HeldProps) {
  const id = useId();
  const { field, isHeld } = useHeldValue(now, choose);
  return (
    <p className="editor-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} {...field} />
      <Held isHeld={isHeld} />
    </p>
  );
}

/** Shown while the value is changed but not saved. */
export const Held = ({ isHeld }: { isHeld: boolean }) => (
  <small role="status">{isHeld ? 'Enter saves, Escape cancels.' : ''}</small>
);

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
