/* The items of a list, each with its buttons. A copy is inserted after its original, to be edited. */
import { type ReactNode, useId, useState } from 'react';
import type { Act } from '../edit-list.ts';
import type { Outline } from '../outline.ts';
import { clearForm, keepForm, keptForm } from './kept-form.ts';
import { step } from './step.ts';
import type { Work } from './work.ts';

interface ListItemsProps extends Work {
  list: Outline;
  items: { label: string; value: Outline }[];
  /** Items have unique names, so a copy needs one too. */
  named?: boolean;
  /** The fields of one item. */
  children(label: string, value: Outline): ReactNode;
}

export function ListItems({ list, items, named = false, children, file, save }: ListItemsProps) {
  const id = useId();
  const { path, before } = list;
  const form = `${file} ${path.join(' ')}`;
  const [name, setName] = useState(keptForm(form).name ?? '');
  const act = (what: Act, index: number) =>
    save(() =>
      step('list', { file, path, before, act: what, index, ...(named ? { name } : {}) }).then(
        () => what === 'copy' && clearForm(form),
      ),
    );
  const last = items.length - 1;
  return (
    <>
      <ol className="editor-items">
        {items.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
          <li key={index}>
            {children(label.slice(0, 60), value)}
            <p className="editor-actions">
              <Button what="Up" of={label} isOff={index === 0} act={() => act('up', index)} />
              <Button what="Down" of={label} isOff={index === last} act={() => act('down', index)} />
              {!named && <Button what="Copy" of={label} act={() => act('copy', index)} />}
              <Button what="Remove" of={label} act={() => act('remove', index)} />
            </p>
          </li>
        ))}
      </ol>
      <form
        className="editor-actions"
        onInput={({ currentTarget }) => keepForm(form, currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          act('copy', Math.max(last, 0));
        }}
      >
        {named && (
          <>
            <label htmlFor={id}>Customer of the new case</label>
            <input id={id} name="name" value={name} onChange={(event) => setName(event.target.value)} />
          </>
        )}
        <button type="submit">Add</button>
      </form>
    </>
  );
}

function Button({
  what,
  of,
  isOff = false,
  act,
}: {
  what: string;
  of: string;
  isOff?: boolean;
  act(): void;
}) {
  return (
    <button type="button" disabled={isOff} aria-label={`${what}: ${of}`} onClick={act}>
      {what}
    </button>
  );
}
