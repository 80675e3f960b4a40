/* The bar at the bottom of the window: undo, redo, the panel's views and the status message. */
import './bar.css';
import { useEffect, useState } from 'react';
import { deskAddress } from '../desk-page.ts';
import { languageAt } from '../edition-of.ts';
import type { Dropped } from './drop-pictures.ts';
import { restoreFocus } from './kept-focus.ts';
import { leavePage } from './page-before.ts';
import { Panel } from './panel.tsx';
import { goTo, reloadInPlace } from './reload.ts';
import { messageOf } from './request.ts';
import { postStep } from './step.ts';
import { type EditorView, views } from './views.ts';

export interface UndoState {
  undo?: string;
  redo?: string;
}

/** The open draft and its number of unpublished changes. */
export interface OpenDraft {
  name: string;
  changes: number;
}

export interface BarAction {
  label: string;
  act(): void;
}

/** Shows a message in the bar, optionally with a button. */
export type ShowStatus = (sentence: string, act?: BarAction) => void;

interface BarProps {
  /** Unknown until the server has answered. */
  state: UndoState | undefined;
  draft: OpenDraft | undefined;
  /** Whether texts can be picked; otherwise the bar shows why not. */
  isReady: boolean;
  status: string;
  act: BarAction | undefined;
  showStatus(sentence: string): void;
  place(dropped: Dropped): void;
}

const key = 'editor-view';
const opening = 'Getting ready… Your click is kept.';
const ready = 'Click a word, or press F2, to change it. Ctrl-click uses the page.';
/** On a translated page, only its own language is edited. */
const language = languageAt(location.pathname);
const edition = language && `${language} edition. `;

export function Bar({ state, draft, isReady, status, act, showStatus, place }: BarProps) {
  const [view, setView] = useState<EditorView | undefined>(() =>
    views.find((one) => one === sessionStorage.getItem(key)),
  );
  useEffect(() => {
    if (view) sessionStorage.setItem(key, view);
    else sessionStorage.removeItem(key);
    document.documentElement.toggleAttribute('data-editor-panel', Boolean(view));
  }, [view]);
  useEffect(() => {
    if (state) restoreFocus();
  }, [state]);
  // Moves focus into the panel, and back to its button when it closes.
  const show = (wanted: EditorView | undefined) => {
    const button = document.querySelector<HTMLElement>('.editor-bar [aria-pressed="true"]');
    setView(wanted);
    requestAnimationFrame(() =>
      (wanted ? document.querySelector<HTMLElement>('.editor-panel h2') : button)?.focus(),
    );
  };
  const go = (name: 'undo' | 'redo', label: string) => async () => {
    try {
      const { moved } = await postStep<{ moved: { from: string; to: string }[] }>(name);
      const sentence = `${name === 'undo' ? 'Taken back' : 'Made again'}: ${label}`;
      const pathname = decodeURI(location.pathname);
      const move = moved.find(({ from }) => pathname.toLowerCase().endsWith(from.toLowerCase()));
      if (move) goTo(pathname.slice(0, -move.from.length) + move.to, sentence);
      else reloadInPlace(sentence);
    } catch (error) {
      showStatus(messageOf(error));
    }
  };
  const button = (one: EditorView) => (
    <button
      key={one}
      type="button"
      aria-pressed={view === one}
      data-next={(one === 'Publish' && (draft?.changes ?? 0) > 0) || undefined}
      onClick={() => show(view === one ? undefined : one)}
    >
      {one}
      {one === 'Publish' && draft?.changes ? ` ${draft.changes}` : ''}
    </button>
  );
  return (
    <>
      {view && (
        <Panel
          key={view}
          view={view}
          showStatus={showStatus}
          place={place}
          show={setView}
          close={() => show(undefined)}
        />
      )}
      <div className="editor-dock">
        <section className="editor-bar" aria-label="Editor">
          <a href={deskAddress('drafts')} onClick={leavePage} className="editor-draft" title="Drafts">
            {draft?.name ?? 'Draft'}
          </a>
          <Step name="Undo" label={state?.undo} go={go('undo', state?.undo ?? '')} />
          <Step name="Redo" label={state?.redo} go={go('redo', state?.redo ?? '')} />
          <span className="editor-rule" />
          {views.slice(0, -1).map(button)}
          <a href={deskAddress('drafts')} onClick={leavePage}>
            Desk
          </a>
          {views.slice(-1).map(button)}
          <p role="status">
            {isReady ? status || edition + ready : opening}
            {act && (
              <>
                {' '}
                <button type="button" className="editor-act" onClick={act.act}>
                  {act.label}
                </button>
              </>
            )}
          </p>
        </section>
      </div>
    </>
  );
}

function Step({ name, label, go }: { name: 'Undo' | 'Redo'; label: string | undefined; go(): void }) {
  return (
    <button type="button" disabled={!label} onClick={go} aria-label={name} title={label ?? name}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" data-way={name}>
        <path d="M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11" />
      </svg>
    </button>
  );
}
