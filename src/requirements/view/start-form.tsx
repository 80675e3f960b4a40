import { type ClipboardEvent, type FormEvent, useId, useLayoutEffect, useRef } from 'react';
import type { RequirementsPage } from '../../content/requirements/schema.ts';
import buttons from '../../ui/button.module.css';
import { Arrow } from '../../ui/button.tsx';
import { ProblemNote } from './problem-note.tsx';
import css from './start-form.module.css';
import type { Check } from './use-check.ts';

interface StartFormProps extends Pick<RequirementsPage, 'words' | 'sample'> {
  check: Check;
  dropping: boolean;
}

/** The field for pasting a list; if the clipboard has a table, it is read as a table. */
export function StartForm({ words, sample, check, dropping }: StartFormProps) {
  const { start } = words;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const problem = check.stage.kind === 'start' ? check.stage.problem : undefined;
  const reading = check.stage.kind === 'start' ? check.stage.reading : undefined;

  const { setText } = check;
  useLayoutEffect(() => {
    // Written before React started.
    if (field.current?.value) setText(field.current.value);
  }, [setText]);

  function submit(event: FormEvent) {
    event.preventDefault();
    check.readText();
  }

  function stopReading() {
    check.stopReading();
    // The button goes with the reading.
    field.current?.focus();
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const html = event.clipboardData.getData('text/html');
    const pasted = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
    const { value } = event.currentTarget;
    // Only if the table is the whole list: added to other text, it is text.
    check.keepTable(value === '' ? html : '', pasted);
  }

  return (
    // `dialog`: without scripts, or before they run, the browser must not send the list.
    <form method="dialog" onSubmit={submit} noValidate>
      <div className={css.head}>
        <label htmlFor={id}>{start.label}</label>
        <span className="label" id={`${id}-limit`}>
          {start.limit}
        </span>
      </div>
      {problem?.kind === 'empty' && (
        <p className={css.first} role="alert" id={`${id}-first`}>
          {start.pasteFirst}
        </p>
      )}
      <div className={css.box} data-dropping={dropping || undefined}>
        <textarea
          ref={field}
          id={id}
          className={css.field}
          placeholder={start.placeholder}
          aria-describedby={`${id}-limit`}
          aria-invalid={problem?.kind === 'empty' || undefined}
          autoComplete="off"
          spellCheck={false}
          value={check.text}
          onPaste={paste}
          onChange={(event) => check.setText(event.target.value)}
        />
        <p className={css.drop}>
          {/* Inline, because the sprite would be requested again for every new list. */}
          <svg className={css.tray} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 3v11m-4.5-4L12 14.5l4.5-4.5M4 15v5h16v-5" />
          </svg>
          <span>
            {dropping ? start.dropNow : `${start.drop} `}
            {!dropping && (
              <button type="button" className={css.choose} onClick={() => chooser.current?.click()}>
                {start.choose}
              </button>
            )}
          </span>
        </p>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={start.choose}
          accept=".csv,.tsv,.txt,.xlsx,.docx,.json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) check.readChosen(file);
            // Lets the visitor choose the same file again after correcting it.
            target.value = '';
          }}
        />
      </div>
      {problem && problem.kind !== 'empty' && (
        <ProblemNote
          problem={problem}
          words={words}
          onPaste={() => field.current?.focus()}
          onChoose={() => chooser.current?.click()}
          onEachLine={check.readEachLine}
          onAgain={check.readAgain}
        />
      )}
      <div className={css.acts}>
        <button type="submit" className={`${buttons.button} ${buttons.signal}`}>
          {start.compare}
          <Arrow />
        </button>
        <button
          type="button"
          className={`${buttons.button} ${buttons.line}`}
          onClick={() => check.takeSample(sample.name, sample.rows)}
        >
          {start.sample}
        </button>
        <button type="button" className={css.choose} onClick={() => chooser.current?.click()}>
          {start.open}
        </button>
      </div>
      <div className={css.note}>
        <p role="status">
          {reading === 'under way' ? start.reading : reading === 'stopped' ? start.stopped : start.sampleNote}
        </p>
        {reading === 'under way' && (
          <button type="button" className={`${css.choose} ${css.stop}`} onClick={stopReading}>
            {start.stop}
          </button>
        )}
      </div>
    </form>
  );
}
