/* The items of a list with their buttons, and the form for a new one. */
import { type ReactNode, useRef, useState } from 'react';
import type { ListAction } from '../edit-list.ts';
import type { ValueOutline } from '../outline.ts';
import { keptForm } from './kept-form.ts';
import { NewEntry } from './new-entry.tsx';
import { postStep } from './step.ts';
import type { Work } from './work.ts';

interface ListItemsProps extends Work {
  list: ValueOutline;
  items: { label: string; value: ValueOutline }[];
  /** The fields of one item. */
  children(label: string, value: ValueOutline): ReactNode;
}

export function ListItems({ list, items, children, file, save, place }: ListItemsProps) {
  const { path, before } = list;
  const kept = `${file} ${path.join(' ')}`;
  const [adding, setAdding] = useState<number | undefined>(() => {
    const { index } = keptForm(kept);
    return index === undefined ? undefined : Number(index);
  });
  const add = useRef<HTMLButtonElement>(null);
  const act = (what: ListAction, index: number) =>
    save(() => postStep('list', { file, path, before, act: what, index }));
  const last = items.length - 1;
  const entry = (index: number) => (
    <NewEntry
      key={index}
      {...{ list, index, kept, file, save, place }}
      close={() => {
        setAdding(undefined);
        add.current?.focus();
      }}
    />
  );
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
              <Button what="Add after" of={label} act={() => setAdding(index)} />
              <Button what="Remove" of={label} act={() => act('remove', index)} />
            </p>
            {adding === index && entry(index)}
          </li>
        ))}
      </ol>
      <p className="editor-actions">
        <button ref={add} type="button" onClick={() => setAdding(Math.max(last, 0))}>
          Add
        </button>
      </p>
      {adding !== undefined && items.length === 0 && entry(0)}
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
