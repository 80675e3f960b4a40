/* The list of unpublished changes, the message and the checks. Publishing commits and pushes nothing. */
import './review.css';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { deskAddress } from '../desk-page.ts';
import type { FileReview } from '../review.ts';
import { ActionStatus, useAction } from './action.tsx';
import { wantField } from './go-to-field.ts';
import { clearForm, keepForm, keptForm } from './kept-form.ts';
import { leavePage } from './page-before.ts';
import { PageName } from './page-name.tsx';
import { PublishProgress, usePublication } from './publish-progress.tsx';
import { reloadInPlace, saved } from './reload.ts';
import { messageOf, request } from './request.ts';
import { ReviewLine } from './review-line.tsx';
import { postStep } from './step.ts';
import type { EditorView } from './views.ts';

const form = 'publish';

export function Publish({ show }: { show(view: EditorView): void }) {
  const [files, setFiles] = useState<FileReview[]>();
  const [failed, setFailed] = useState('');
  const answered = useRef<HTMLParagraphElement>(null);
  const read = useCallback(() => {
    request<{ files: FileReview[] }>('review').then(
      (answer) => setFiles(answer.files),
      (error) => setFailed(messageOf(error)),
    );
  }, []);
  useEffect(read, [read]);
  // What is published must be on the list: it follows what is written on the page meanwhile.
  useEffect(() => {
    addEventListener(saved, read);
    return () => removeEventListener(saved, read);
  }, [read]);
  const finished = useCallback(() => {
    clearForm(form);
    setFiles([]);
    read();
    // The form disappears, and focus would be lost.
    answered.current?.focus();
  }, [read]);
  const { now, isStarting, start, stop, refused } = usePublication(finished);
  const isRunning = isStarting || now?.phase === 'checking';
  const count = files?.reduce((sum, { lines, picture }) => sum + lines.length + (picture ? 1 : 0), 0) ?? 0;

  async function commit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // Not disabled, so that the button keeps focus.
    if (isRunning) return;
    const { sentence } = Object.fromEntries(new FormData(event.currentTarget));
    await start('publish', { sentence, overrideRules: now?.mayKeep === true });
  }
  const takingBack = useAction();
  const takeBack = (body: object) =>
    takingBack.run('Undoing…', async (signal) => {
      await postStep('take-back', body, signal);
      reloadInPlace('Taken back.');
    });
  return (
    <>
      {!files && !failed && <p role="status">Loading the changes…</p>}
      {files && count === 0 && now?.phase !== 'done' && (
        <p>Nothing to publish: every text is as it was published.</p>
      )}
      {count > 0 && (
        <p>
          <b>
            {count === 1 ? '1 change' : `${count} changes`} on {parts(files ?? [])}
          </b>
          , not published yet.
        </p>
      )}
      {takingBack.message && <ActionStatus action={takingBack} />}
      {files?.map(({ file, part, picture, lines }) => (
        <section key={file} className="editor-review">
          <h3>
            <PageName>{part}</PageName>
          </h3>
          {picture && <img src={picture} alt="As it will be shown" />}
          <dl>
            {lines.map((line) => (
              <ReviewLine
                key={`${line.kind} ${line.path.join(' ')}`}
                file={file}
                line={line}
                takeBack={() => takeBack({ file, ...line })}
              />
            ))}
          </dl>
        </section>
      ))}
      {count > 0 && (
        <form onSubmit={commit} onInput={({ currentTarget }) => keepForm(form, currentTarget)}>
          <p className="editor-field">
            <label htmlFor="editor-sentence">What you changed, in a sentence</label>
            <input
              id="editor-sentence"
              name="sentence"
              defaultValue={keptForm(form).sentence}
              required
              readOnly={isRunning}
            />
          </p>
          <button type="submit" className="editor-one-act" aria-disabled={isRunning}>
            {now?.mayKeep ? 'Publish all the same' : 'Check and publish'}
          </button>
        </form>
      )}
      <p
        ref={answered}
        tabIndex={-1}
        role="status"
        className={failed || refused || now?.phase === 'refused' ? 'editor-problems' : undefined}
      >
        {isStarting ? 'Starting the checks…' : failed || refused || now?.message}
      </p>
      {now?.phase === 'done' && (
        <p className="editor-actions">
          <a href={deskAddress('history')} onClick={leavePage}>
            See it in the history
          </a>
        </p>
      )}
      {now && (count > 0 || now.phase === 'done') && (
        <PublishProgress
          now={now}
          stop={stop}
          again={(name) => void start('check-again', { name })}
          goTo={(field) => show(wantField(field))}
        />
      )}
    </>
  );
}

function parts(files: FileReview[]): string {
  const count = new Set(files.map(({ part }) => part)).size;
  return count === 1 ? 'one part of the site' : `${count} parts of the site`;
}
