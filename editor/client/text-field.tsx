/* A text field of the panel, with the same chips and rules as on the page. Enter saves, Escape cancels. */
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FigurePlace } from '../figures.ts';
import type { ValueOutline } from '../outline.ts';
import { Elsewhere } from './elsewhere.tsx';
import { type FigureQuestion, figureElsewhere } from './figure-question.ts';
import { clearPanelDraft, keepPanelDraft, panelDraft } from './panel-drafts.ts';
import { fillParts, readParts } from './parts.ts';
import { acceptPlainTextOnly } from './plain-text.ts';
import { messageOf, request } from './request.ts';
import { postStep } from './step.ts';
import { notifyTyped } from './typed.ts';
import type { Work } from './work.ts';

interface ContentTextFieldProps extends Work {
  label: string;
  text: Extract<ValueOutline, { kind: 'text' }>;
}

export function ContentTextField({ label, text, file, save }: ContentTextFieldProps) {
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

  // Before paint, so that nothing can be pasted first.
  useLayoutEffect(() => (field.current ? acceptPlainTextOnly(field.current) : undefined), []);

  // An empty text may be a missing one: checked at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text is another field
  useEffect(() => {
    if (text.parts.length === 0) void check();
  }, [text.before]);

  async function check(): Promise<void> {
    if (!field.current) return;
    const parts = readParts(field.current, text.parts);
    await request<{ problems: string[] }>('check', { file, path, parts }).then(
      (answer) => setProblems(answer.problems),
      (error) => setProblems([messageOf(error)]),
    );
  }
  const typed = () => (field.current ? readParts(field.current, text.parts) : text.parts);
  async function store(): Promise<void> {
    clearTimeout(waiting.current);
    const found = await figureElsewhere({ ...text, file }, typed()).catch(() => undefined);
    if (found) setQuestion(found);
    else send();
  }
  function send(also: FigurePlace[] = []): void {
    const [act, further] = also.length > 0 ? ['save-figure', { also }] : ['save-text', {}];
    save(
      () =>
        postStep(act, { file, path, before, parts: typed(), ...further }).then(() => clearPanelDraft(name)),
      (error) => setProblems([messageOf(error)]),
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
        // A translation may be right to left.
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
          notifyTyped({ file, path, parts });
          // Debounced: a screen reader would announce it after every letter.
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
              // The button disappears, and focus would be lost.
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
