/* What changed, page by page, before and after; then a commit with the owner's sentence. It sends nothing. */
import './review.css';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { wayTo } from '../field-names.ts';
import type { Review } from '../review.ts';
import { ask, Refusal, sentenceOf } from './ask.ts';
import { clearForm, keepForm, keptForm } from './kept-form.ts';
import { step } from './step.ts';

const form = 'publish';

export function Publish() {
  const [files, setFiles] = useState<Review[]>();
  const [said, setSaid] = useState('');
  const answered = useRef<HTMLParagraphElement>(null);
  const [isRunning, setRunning] = useState(false);
  const [isRefused, setRefused] = useState(false);
  /** The rules have spoken; the owner may keep the words. */
  const [isWarned, setWarned] = useState(false);
  useEffect(() => {
    ask<{ files: Review[] }>('review').then(
      (answer) => setFiles(answer.files),
      (error) => setSaid(sentenceOf(error)),
    );
  }, []);
  async function commit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // The button keeps the focus meanwhile.
    if (isRunning) return;
    const { sentence } = Object.fromEntries(new FormData(event.currentTarget));
    setRunning(true);
    setRefused(false);
    setSaid('The content tests are running…');
    try {
      const answer = await step<{ commit: string }>('publish', { sentence, allTheSame: isWarned });
      clearForm(form);
      // The form goes away, and the focus with it.
      answered.current?.focus();
      setFiles([]);
      setSaid(`Committed: ${answer.commit}. Nothing was sent anywhere.`);
    } catch (error) {
      setSaid(sentenceOf(error));
      setRefused(true);
      setWarned(error instanceof Refusal && error.status === 409);
    }
    setRunning(false);
  }
  return (
    <>
      {files?.length === 0 && !said && <p>Nothing has changed since the last commit.</p>}
      {files?.map(({ file, page, texts }) => (
        <section key={file} className="editor-review">
          <h3>
            {page ? <a href={page.address}>{page.title}</a> : file.replace(/^(src\/content|public)\//, '')}
          </h3>
          {/\.(jpe?g|png|webp|avif)$/.test(file) && <img src={file.replace('public', '')} alt={file} />}
          <dl>
            {texts.map(({ path, before, after, problems }) => (
              <div key={path.join(' › ')}>
                <dt>{wayTo(path)}</dt>
                {before && (
                  <dd>
                    <del>{before}</del>
                  </dd>
                )}
                {after && (
                  <dd>
                    <ins>{after}</ins>
                  </dd>
                )}
                {problems.map((problem) => (
                  <dd key={problem} className="editor-problems">
                    {problem}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
      {files && files.length > 0 && (
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
          <button type="submit" aria-disabled={isRunning}>
            {isWarned ? 'Commit all the same' : 'Test and commit'}
          </button>
        </form>
      )}
      <p ref={answered} tabIndex={-1} role="status" className={isRefused ? 'editor-problems' : undefined}>
        {said}
      </p>
    </>
  );
}
