/* The list of drafts: name the open one; open, discard and restore the others. */
import './review.css';
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
import type { Draft, Drafts as Listed } from '../drafts.ts';
import { pageBefore } from './page-before.ts';
import { Preview } from './preview.tsx';
import { reloadInPlace } from './reload.ts';
import { messageOf } from './request.ts';
import { Loading, useResource } from './resource.tsx';
import { step } from './step.ts';

export function Drafts() {
  const resource = useResource<Listed>('drafts');
  const { data: listed, setData: setListed } = resource;
  const [failed, setFailed] = useState('');
  const refuse = useCallback((error: unknown) => setFailed(messageOf(error)), []);

  /** Changes the list without a reload. */
  const change = (name: string, body: object) => {
    setFailed('');
    step<Listed>(name, body).then(setListed, refuse);
  };
  /** Switches to another draft and reloads. */
  const swap = (name: string, body: object, status: string) => {
    setFailed('');
    step(name, body).then(() => reloadInPlace(status), refuse);
  };
  function rename(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    change('name-draft', Object.fromEntries(new FormData(event.currentTarget)));
  }
  if (!listed) return <Loading resource={resource}>Reading the drafts…</Loading>;
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

/** Opens the page, whose panel lists the changes. */
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
