/* What changed, page by page, before and after; then a commit with the owner's sentence. It sends nothing. */
import { type FormEvent, useEffect, useState } from 'react';
import type { Review } from '../review.ts';
import { ask, sentenceOf } from './ask.ts';

export function Publish() {
  const [files, setFiles] = useState<Review[]>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    ask<{ files: Review[] }>('review').then(
      (answer) => setFiles(answer.files),
      (error) => setSaid(sentenceOf(error)),
    );
  }, []);
  async function commit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { sentence } = Object.fromEntries(new FormData(event.currentTarget));
    setSaid('The content tests are running…');
    try {
      const answer = await ask<{ commit: string }>('publish', { sentence });
      setFiles([]);
      setSaid(`Committed: ${answer.commit}. Nothing was sent anywhere.`);
    } catch (error) {
      setSaid(sentenceOf(error));
    }
  }
  return (
    <>
      {files?.length === 0 && <p>Nothing has changed since the last commit.</p>}
      {files?.map(({ file, page, texts }) => (
        <section key={file} className="editor-review">
          <h3>{page ?? file.replace(/^(src\/content|public)\//, '')}</h3>
          {texts.length === 0 && <p>{file}</p>}
          <dl>
            {texts.map(({ path, before, after }) => (
              <div key={path}>
                <dt>{path}</dt>
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
              </div>
            ))}
          </dl>
        </section>
      ))}
      <form onSubmit={commit}>
        <p className="editor-field">
          <label htmlFor="editor-sentence">What you changed, in a sentence</label>
          <input id="editor-sentence" name="sentence" required />
        </p>
        <button type="submit">Test and commit</button>
        <p role="status" className="editor-problems">
          {said}
        </p>
      </form>
    </>
  );
}
