/* Drafts: the open one has a name; others are kept, opened, discarded and brought back. */
import './review.css';
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
import type { Draft, Drafts as Listed } from '../drafts.ts';
import { sentenceOf } from './ask.ts';
import { useAsked, Waiting } from './asked.tsx';
import { pageBefore } from './page-before.ts';
import { Preview } from './preview.tsx';
import { reloadInPlace } from './reload.ts';
import { step } from './step.ts';

export function Drafts() {
  const asked = useAsked<Listed>('drafts');
  const { answer: listed, setAnswer: setListed } = asked;
  const [failed, setFailed] = useState('');
  const refuse = useCallback((error: unknown) => setFailed(sentenceOf(error)), []);

  /** The list changes, the page stays. */
  const change = (name: string, question: object) => {
    setFailed('');
    step<Listed>(name, question).then(setListed, refuse);
  };
  /** The page shows another draft. */
  const swap = (name: string, question: object, said: string) => {
    setFailed('');
    step(name, question).then(() => reloadInPlace(said), refuse);
  };
  function rename(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    change('name-draft', Object.fromEntries(new FormData(event.currentTarget)));
  }
  if (!listed) return <Waiting asked={asked}>Reading the drafts…</Waiting>;
  const { open, kept, discarded } = listed;
  return (
    <div className="editor-desk-columns">
      <section>
        <p>Changes collect here until you publish. Visitors see none of them.</p>
        <form onSubmit={rename} className="editor-review editor-open-draft">
          <p className="editor-field">
            <label htmlFor="editor-draft">Open now</label>
            <input key={open} id="editor-draft" name="name" defaultValue={open} maxLength={80} required />
          </p>
          <button type="submit">Rename</button>{' '}
          <button type="button" onClick={publish}>
            Publish…
          </button>{' '}
          <button
            type="button"
            onClick={() => swap('set-aside', {}, 'Set aside. You see the published site.')}
          >
            Set aside, and begin another
          </button>
        </form>
        <p role="status" className={failed ? 'editor-problems' : undefined}>
          {failed}
        </p>
        {kept.length > 0 && <h2>Kept</h2>}
        {kept.map((draft) => (
          <DraftEntry key={draft.id} draft={draft}>
            <button
              type="button"
              aria-label={`Open: ${draft.name}`}
              onClick={() => swap('open-draft', { id: draft.id }, `‘${draft.name}’ is open.`)}
            >
              Open
            </button>{' '}
            <button
              type="button"
              aria-label={`Discard: ${draft.name}`}
              onClick={() => change('discard-draft', { id: draft.id })}
            >
              Discard
            </button>
          </DraftEntry>
        ))}
        {discarded.length > 0 && <h2>Discarded, kept for 30 days</h2>}
        {discarded.map((draft) => (
          <DraftEntry key={draft.id} draft={draft}>
            <button
              type="button"
              aria-label={`Bring back: ${draft.name}`}
              onClick={() => change('bring-back', { id: draft.id })}
            >
              Bring it back
            </button>
          </DraftEntry>
        ))}
      </section>
      <Preview />
    </div>
  );
}

/** On the page, whose panel lists the changes. */
function publish(): void {
  sessionStorage.setItem('editor-view', 'Publish');
  location.assign(pageBefore());
}

function DraftEntry({ draft, children }: { draft: Draft; children: ReactNode }) {
  const { name, parts, who, when } = draft;
  return (
    <section className="editor-review">
      <h3>{name}</h3>
      <p>
        {parts.join(', ')}. {who}, <time dateTime={when}>{new Date(when).toLocaleString('en-GB')}</time>
      </p>
      <p>{children}</p>
    </section>
  );
}
