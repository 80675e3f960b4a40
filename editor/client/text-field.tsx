/* A text in the panel: the same words, chips and rules as in the page. Enter saves, Escape leaves. */
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FigurePlace } from '../figures.ts';
import type { Outline } from '../outline.ts';
import { ask, sentenceOf } from './ask.ts';
import { Elsewhere } from './elsewhere.tsx';
import { type FigureQuestion, figureElsewhere } from './figure-question.ts';
import { clearPanelDraft, keepPanelDraft, panelDraft } from './panel-drafts.ts';
import { fillParts, readParts } from './parts.ts';
import { acceptPlainTextOnly } from './plain-text.ts';
import { step } from './step.ts';
import { tellTyped } from './typed.ts';
import type { Work } from './work.ts';

interface TextFieldProps extends Work {
  label: string;
  text: Extract<Outline, { kind: 'text' }>;
}

export function TextField({ label, text, file, save }: TextFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const [isChanged, setChanged] = useState(false);
  const [id, noteId] = [useId(), useId()];
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { path } = text;
  const name = `${file} ${path.join(' ')}`;
  const [question, setQuestion] = useState<FigureQuestion>();
  const draft = panelDraft(name);
  const before = draft?.before ?? text.before;
  const reset = () => {
    clearTimeout(waiting.current);
    clearPanelDraft(name);
    if (field.current) fillParts(field.current, text);
    setProblems([]);
    setQuestion(undefined);
    setChanged(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text is another field
  useEffect(() => {
    if (!draft) return reset();
    if (field.current) fillParts(field.current, { parts: draft.parts, values: text.values });
    setChanged(true);
  }, [text.before]);

  // Before the field can be seen, so that nothing is pasted into it first.
  useLayoutEffect(() => (field.current ? acceptPlainTextOnly(field.current) : undefined), []);

  // An empty text may be one that is missing: the rules say so unasked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text is another field
  useEffect(() => {
    if (text.parts.length === 0) void check();
  }, [text.before]);

  async function check(): Promise<void> {
    if (!field.current) return;
    const parts = readParts(field.current, text.parts);
    await ask<{ problems: string[] }>('check', { file, path, parts }).then(
      (answer) => setProblems(answer.problems),
      (error) => setProblems([sentenceOf(error)]),
    );
  }
  const typed = () => (field.current ? readParts(field.current, text.parts) : text.parts);
  async function store(): Promise<void> {
    clearTimeout(waiting.current);
    const asked = await figureElsewhere({ ...text, file }, typed()).catch(() => undefined);
    if (asked) setQuestion(asked);
    else send();
  }
  function send(also: FigurePlace[] = []): void {
    const [act, further] = also.length > 0 ? ['save-figure', { also }] : ['save-text', {}];
    save(
      () => step(act, { file, path, before, parts: typed(), ...further }).then(() => clearPanelDraft(name)),
      (error) => setProblems([sentenceOf(error)]),
    );
  }
  return (
    <div className="editor-field">
      <span id={id}>{label}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: an input holds no chips */}
      <div
        ref={field}
        className="editor-input"
        role="textbox"
        // A translation's words may be read from right to left.
        dir="auto"
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        aria-labelledby={id}
        aria-describedby={noteId}
        onInput={({ currentTarget }) => {
          setChanged(true);
          const parts = readParts(currentTarget, text.parts);
          keepPanelDraft(name, { before, parts });
          tellTyped({ file, path, parts });
          // Said once the typing rests: a screen reader would read it after every letter.
          clearTimeout(waiting.current);
          waiting.current = setTimeout(check, 250);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            store();
          }
          if (event.key === 'Escape') reset();
        }}
      />
      <div id={noteId} role="status" className="editor-problems">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      {isChanged && question && (
        <Elsewhere
          question={question}
          change={send}
          keep={() => {
            setQuestion(undefined);
            reset();
            field.current?.focus();
          }}
        />
      )}
      {isChanged && !question && (
        <p className="editor-actions">
          <button type="button" onClick={store}>
            Save
          </button>
          <button
            type="button"
            onClick={() => {
              reset();
              // The button goes away, and the focus with it.
              field.current?.focus();
            }}
          >
            Leave as it was
          </button>
        </p>
      )}
    </div>
  );
}
