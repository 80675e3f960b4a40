/* The form for a new entry: its name first, then its texts, each with its hint. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { EntryField } from '../entry-form.ts';
import type { ValueOutline } from '../outline.ts';
import { clearForm, keepForm, keptForm } from './kept-form.ts';
import { linkName } from './link-name.ts';
import { messageOf, request } from './request.ts';
import { postStep } from './step.ts';
import type { Work } from './work.ts';

type HintedField = EntryField & { hint: string };

interface NewEntryProps extends Work {
  list: ValueOutline;
  /** Index of the entry to model it on. */
  index: number;
  /** Key of the form values in sessionStorage. */
  kept: string;
  close(): void;
}

export function NewEntry({ list, index, kept, close, file, save }: NewEntryProps) {
  const { path, before } = list;
  const place = JSON.stringify({ file, path, index });
  const [fields, setFields] = useState<HintedField[]>();
  const [refused, setRefused] = useState('');
  const [typed] = useState(() => keptForm(kept));
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as the form opens
  useEffect(() => {
    request<{ fields: HintedField[] }>('entry-fields', JSON.parse(place)).then(
      ({ fields }) => {
        if (fields.length > 0) return setFields(fields);
        // Without texts, it is copied at once.
        save(() => postStep('list', { file, path, before, act: 'copy', index }));
      },
      (error) => setRefused(messageOf(error)),
    );
  }, [place]);
  useEffect(() => {
    if (fields) form.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus();
  }, [fields]);
  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    save(
      () => postStep('add-entry', { file, path, before, index, values }).then(() => clearForm(kept)),
      (error) => setRefused(messageOf(error)),
    );
  }
  return (
    <form
      ref={form}
      className="editor-new-entry"
      aria-label="New entry"
      onSubmit={add}
      onInput={({ currentTarget }) => {
        keepForm(kept, currentTarget);
        setRefused('');
      }}
    >
      <input type="hidden" name="index" value={index} />
      {!fields && !refused && <p role="status">Loading the fields…</p>}
      {fields && <p>Nothing is added until you press Add it. Pictures can be chosen afterwards.</p>}
      {fields?.map((field) => (
        <NewEntryField key={field.name} field={field} place={place} typed={typed[field.name] ?? ''} />
      ))}
      <p role="status" className="editor-problems">
        {refused}
      </p>
      <p className="editor-actions">
        {fields && <button type="submit">Add it</button>}
        <button
          type="button"
          onClick={() => {
            clearForm(kept);
            close();
          }}
        >
          Cancel
        </button>
      </p>
    </form>
  );
}

function NewEntryField({ field, place, typed }: { field: HintedField; place: string; typed: string }) {
  const { name, label, kind, values, hint, isNeeded } = field;
  const [id, noteId] = [useId(), useId()];
  const [problems, setProblems] = useState<string[]>([]);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const check = (text: string) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(async () => {
      const answer = await request<{ problems: string[] }>('check-entry', {
        ...JSON.parse(place),
        name,
        text,
      }).catch(() => ({ problems: [] }));
      setProblems(answer.problems);
    }, 400);
  };
  const own = {
    id,
    name,
    defaultValue: typed,
    required: isNeeded,
    'aria-describedby': noteId,
    dir: 'auto',
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      check(event.currentTarget.value),
  };
  return (
    <div className="editor-field">
      <label htmlFor={id}>{label}</label>
      {kind === 'link' && values.length > 0 ? (
        <select {...own} defaultValue={typed}>
          <option value="">Choose a page</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {linkName(value)}
            </option>
          ))}
        </select>
      ) : kind === 'link' ? (
        <input {...own} />
      ) : (
        <textarea {...own} rows={kind === 'lines' || /words/.test(hint) ? 5 : 1} />
      )}
      <small id={noteId}>{hint}</small>
      <div role="status" className="editor-problems">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </div>
  );
}
