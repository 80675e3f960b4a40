/* The bar at the foot of the window: undo, redo, the panel's views, and what the editor has to say. */
import './bar.css';
import { useEffect, useState } from 'react';
import { editions } from '../../src/content/editions.ts';
import { editionAt } from '../edition-of.ts';
import { sentenceOf } from './ask.ts';
import type { Dropped } from './drop-pictures.ts';
import { restoreFocus } from './kept-focus.ts';
import { Panel, type View, views } from './panel.tsx';
import { reloadInPlace } from './reload.ts';
import { step } from './step.ts';

export interface State {
  undo?: string;
  redo?: string;
}

export interface Act {
  label: string;
  act(): void;
}

/** Puts a sentence into the bar, and a button beside it where there is something to do. */
export type Say = (sentence: string, act?: Act) => void;

interface BarProps {
  /** Unknown until the server has answered. */
  state: State | undefined;
  /** Whether texts can be picked; otherwise the bar shows why not. */
  isReady: boolean;
  said: string;
  act: Act | undefined;
  tell(sentence: string): void;
  place(dropped: Dropped): void;
}

const key = 'editor-view';
const opening = 'Getting ready… Your click is kept.';
const ready = 'Click a word, or press F2, to change it. Ctrl-click uses the page.';
/** On a translated page: its words alone are changed. */
const { tag } = editionAt(location.pathname);
const language =
  tag === editions[0].tag ? '' : `${new Intl.DisplayNames(['en'], { type: 'language' }).of(tag)} edition. `;

export function Bar({ state, isReady, said, act, tell, place }: BarProps) {
  const [view, setView] = useState<View | undefined>(
    () => (sessionStorage.getItem(key) as View) ?? undefined,
  );
  useEffect(() => {
    if (view) sessionStorage.setItem(key, view);
    else sessionStorage.removeItem(key);
    document.documentElement.toggleAttribute('data-editor-panel', Boolean(view));
  }, [view]);
  useEffect(() => {
    if (state) restoreFocus();
  }, [state]);
  // Those who do not see the panel are led into it, and back to its button.
  const show = (wanted: View | undefined) => {
    const button = document.querySelector<HTMLElement>('.editor-bar [aria-pressed="true"]');
    setView(wanted);
    requestAnimationFrame(() =>
      (wanted ? document.querySelector<HTMLElement>('.editor-panel h2') : button)?.focus(),
    );
  };
  const go = (name: 'undo' | 'redo', label: string) => async () => {
    try {
      await step(name);
      reloadInPlace(`${name === 'undo' ? 'Taken back' : 'Made again'}: ${label}`);
    } catch (error) {
      tell(sentenceOf(error));
    }
  };
  return (
    <>
      {view && <Panel key={view} view={view} tell={tell} place={place} close={() => show(undefined)} />}
      <section className="editor-bar" aria-label="Editor">
        <button
          type="button"
          disabled={!state?.undo}
          onClick={go('undo', state?.undo ?? '')}
          title={state?.undo}
        >
          Undo
        </button>
        <button
          type="button"
          disabled={!state?.redo}
          onClick={go('redo', state?.redo ?? '')}
          title={state?.redo}
        >
          Redo
        </button>
        {views.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={view === one}
            onClick={() => show(view === one ? undefined : one)}
          >
            {one}
          </button>
        ))}
        <p role="status">
          {isReady ? said || language + ready : opening}
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
    </>
  );
}
