/* The list of drafts: name the open one; open, discard and restore the others. */
import './review.css';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { Draft } from '../draft-refs.ts';
import type { Drafts as Listed } from '../drafts.ts';
import { ActionStatus, useAction } from './action.tsx';
import { keepFocus } from './kept-focus.ts';
import { pageBefore } from './page-before.ts';
import { Preview } from './preview.tsx';
import { reloadInPlace } from './reload.ts';
import { request } from './request.ts';
import { Loading, useResource } from './resource.tsx';
import { postStep } from './step.ts';

export function Drafts() {
  const resource = useResource<Listed>('drafts');
  const { data: listed, setData: setListed } = resource;
  const action = useAction();

  /** Changes the list without a reload. The button named `next` gets the focus of the one that goes. */
  const change = (doing: string, name: string, body: object, next = '') =>
    action.run(doing, async (signal) => {
      setListed(await postStep<Listed>(name, body, signal));
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[aria-label="${CSS.escape(next)}"]`)?.focus(),
      );
    });
  /** Switches to another draft and reloads. */
  const swap = (doing: string, name: string, body: object, status: string) =>
    action.run(doing, async (signal) => {
      await postStep(name, body, signal);
      reloadInPlace(status);
    });
  function rename(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    change('Naming the draft…', 'name-draft', fieldsOf(event.currentTarget));
  }
  /** Under the name in the field, which need not have been saved. */
  function setAside(form: HTMLFormElement): void {
    if (!form.reportValidity()) return;
    swap('Setting it aside…', 'set-aside', fieldsOf(form), 'Set aside. You see the published site.');
  }
  if (!listed) return <Loading resource={resource}>Loading the drafts…</Loading>;
  const { open, kept, discarded } = listed;
  return (
    <div className="editor-desk-columns">
      <section>
        <p>Changes collect here until you publish. Visitors see none of them.</p>
        <form onSubmit={rename} className="editor-review editor-draft-entry editor-open-draft">
          <Thumbnail />
          <div>
            <p className="editor-field">
              <label htmlFor="editor-draft">Open now</label>
              <input key={open} id="editor-draft" name="name" defaultValue={open} maxLength={80} required />
            </p>
            <button type="submit">Rename</button>{' '}
            <button type="button" onClick={publish}>
              Publish…
            </button>{' '}
            <button type="button" onClick={({ currentTarget: { form } }) => form && setAside(form)}>
              Set aside, and begin another
            </button>
          </div>
        </form>
        <ActionStatus action={action} />
        {kept.length > 0 && <h2>Kept</h2>}
        {kept.map((draft) => (
          <DraftEntry key={draft.id} draft={draft}>
            <button
              type="button"
              aria-label={`Open: ${draft.name}`}
              onClick={() =>
                swap('Opening the draft…', 'open-draft', { id: draft.id }, `‘${draft.name}’ is open.`)
              }
            >
              Open
            </button>{' '}
            <button
              type="button"
              aria-label={`Discard: ${draft.name}`}
              onClick={() =>
                change(
                  'Discarding the draft…',
                  'discard-draft',
                  { id: draft.id },
                  `Bring back: ${draft.name}`,
                )
              }
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
              onClick={() =>
                change('Bringing it back…', 'bring-back', { id: draft.id }, `Open: ${draft.name}`)
              }
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

const fieldsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/** Opens the page, whose panel lists the changes. */
function publish(): void {
  sessionStorage.setItem('editor-view', 'Publish');
  // This button is not there: the panel's heading gets the focus.
  keepFocus();
  location.assign(pageBefore());
}

function DraftEntry({ draft, children }: { draft: Draft; children: ReactNode }) {
  const { id, name, parts, changes, who, when } = draft;
  return (
    <section className="editor-review editor-draft-entry">
      <Thumbnail id={id} />
      <div>
        <h3>{name}</h3>
        <p>
          {changes === 1 ? '1 change' : `${changes} changes`}: {parts.join(', ')}
          <br />
          <small>
            {who},{' '}
            <time dateTime={when}>
              {new Date(when).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}
            </time>
          </small>
        </p>
        <p>{children}</p>
      </div>
    </section>
  );
}

/** Decoration: the text beside it names the draft. Plain where it changes no page. */
function Thumbnail({ id }: { id?: string }) {
  const [card, setCard] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    request<{ card?: string }>('draft-card', id ? { id } : {}, stop.signal).then(
      (answer) => setCard(answer.card ?? ''),
      () => {},
    );
    return () => stop.abort();
  }, [id]);
  return <span className="editor-thumbnail">{card && <img src={card} alt="" />}</span>;
}
