/* What a new entry is asked for before it is saved: its name first, then its texts, each with its rule. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Asked } from '../entry-form.ts';
import type { Outline } from '../outline.ts';
import { ask, sentenceOf } from './ask.ts';
import { clearForm, keepForm, keptForm } from './kept-form.ts';
import { linkName } from './link-name.ts';
import { step } from './step.ts';
import type { Work } from './work.ts';

type Field = Asked & { hint: string };

interface NewEntryProps extends Work {
  list: Outline;
  /** The entry whose form it takes. */
  index: number;
  /** What is typed outlives a reload under this name. */
  kept: string;
  close(): void;
}

export function NewEntry({ list, index, kept, close, file, save }: NewEntryProps) {
  const { path, before } = list;
  const place = JSON.stringify({ file, path, index });
  const [fields, setFields] = useState<Field[]>();
  const [refused, setRefused] = useState('');
  const [typed] = useState(() => keptForm(kept));
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as the form opens
  useEffect(() => {
    ask<{ asked: Field[] }>('ask-entry', JSON.parse(place)).then(
      ({ asked }) => {
        if (asked.length > 0) return setFields(asked);
        // It has no words that could be another's.
        save(() => step('list', { file, path, before, act: 'copy', index }));
      },
      (error) => setRefused(sentenceOf(error)),
    );
  }, [place]);
  useEffect(() => {
    if (fields) form.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus();
  }, [fields]);
  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    save(
      () => step('add-entry', { file, path, before, index, values }).then(() => clearForm(kept)),
      (error) => setRefused(sentenceOf(error)),
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
      {!fields && !refused && <p role="status">Reading what it needs…</p>}
      {fields && <p>Nothing is added until you press Add it. Pictures can be chosen afterwards.</p>}
      {fields?.map((field) => (
        <AskedField key={field.name} field={field} place={place} typed={typed[field.name] ?? ''} />
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
          Leave it
        </button>
      </p>
    </form>
  );
}

function AskedField({ field, place, typed }: { field: Field; place: string; typed: string }) {
  const { name, label, kind, values, hint, isNeeded } = field;
  const [id, noteId] = [useId(), useId()];
  const [problems, setProblems] = useState<string[]>([]);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const check = (text: string) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(async () => {
      const answer = await ask<{ problems: string[] }>('check-entry', {
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
