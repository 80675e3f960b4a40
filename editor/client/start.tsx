/* Entry point of the editor in each page. */
import { createRoot } from 'react-dom/client';
import './editor.css';
import { renderParts } from '../literal.ts';
import type { EditedText } from '../text-handlers.ts';
import { Bar, type BarAction, type OpenDraft, type UndoState } from './bar.tsx';
import { keptDraft } from './draft.ts';
import { type Dropped, dropPictures } from './drop-pictures.ts';
import { editInPlace, hasSaved, isEditing, reloadAfterEdit, reportSaves } from './edit-in-place.ts';
import { findLiterals, literalNumberOf, textsIn } from './find-literals.ts';
import { comeBack } from './page-before.ts';
import { pickTexts } from './pick.ts';
import { PlacePicture } from './place-picture.tsx';
import { publishedEvent } from './publish-progress.tsx';
import { reloadInPlace, takeStatus } from './reload.ts';
import { messageOf, request, tab } from './request.ts';
import { siteStarted } from './site-started.ts';
import { isStepping, showSlowSteps } from './step.ts';
import { stepAside } from './step-aside.ts';

const container = document.createElement('div');
container.id = 'editor';
// The editor is in English and left to right, also on a right-to-left page.
Object.assign(container, { lang: 'en', dir: 'ltr' });
// The site replays early clicks once it has started; those on the editor are handled at once.
container.addEventListener('click', (event) => event.stopPropagation());
document.body.append(container);
const root = createRoot(container);
const opened = location.pathname;

document.getElementById('editor-opening')?.remove();

let state: UndoState | undefined;
let draft: OpenDraft | undefined;
let isReady = false;
let status = '';
let act: BarAction | undefined;
let dropped: Dropped | undefined;

function show(): void {
  root.render(
    <>
      <Bar
        state={state}
        draft={draft}
        isReady={isReady}
        status={status}
        act={act}
        showStatus={showStatus}
        place={place}
      />
      {dropped && <PlacePicture {...dropped} close={() => place(undefined)} />}
    </>,
  );
}
function showStatus(sentence: string, wanted?: BarAction): void {
  status = sentence;
  act = wanted;
  show();
}
function place(wanted: Dropped | undefined): void {
  dropped = wanted;
  show();
}

show();
// The site starts React on the first user event.
dispatchEvent(new Event('touchstart'));
const marked = findLiterals();
try {
  state = await request<UndoState>('state');
  // Set after the first render: screen readers announce changes, not initial content.
  showStatus(takeStatus());
  dropPictures(place, showStatus);
  stepAside();
  reportSaves(showStatus, refreshState);
  showSlowSteps((doing, stop) => showStatus(doing, stop && { label: 'Stop', act: stop }));
  const align = await marked;
  await siteStarted();
  align();
  isReady = true;
  show();
  pickTexts(showStatus);
  comeBack();
  void refreshDraft();
  await resumeDraft();
} catch (error) {
  isReady = true;
  showStatus(messageOf(error));
}

/** A save adds a step to undo. */
async function refreshState(): Promise<void> {
  state = await request<UndoState>('state');
  show();
  await refreshDraft();
}

async function refreshDraft(): Promise<void> {
  draft = await request<OpenDraft>('draft').catch(() => undefined);
  show();
}

addEventListener(publishedEvent, () => void refreshDraft());

/** Resumes the edit that a reload interrupted. */
async function resumeDraft(): Promise<void> {
  const draft = keptDraft();
  if (!draft) return;
  const { number, ...literal } = await request<EditedText & { number: number }>('text', draft);
  const current = renderParts(literal.parts, literal.values);
  const text = textsIn(document.getElementById('root')).find(
    (one) => literalNumberOf(one) === number || one.data.trim() === current,
  );
  if (!text) return showStatus('Words you typed on another page are kept: open it, and go on.');
  editInPlace(text, { ...literal, before: draft.before }, draft.parts);
  showStatus('These words were not saved yet.');
}

import.meta.hot?.on('editor:content', (change: { tab?: string }) => {
  if (isStepping() || change.tab === tab) return;
  if (!isEditing() && !dropped) reloadInPlace();
  else {
    reloadAfterEdit();
    showStatus(
      'The content was changed meanwhile, here or in another tab. Your words are kept until you save or leave.',
    );
  }
});

// The browser still has the old content: after a save, navigating loads the next page as a document.
window.navigation?.addEventListener('navigatesuccess', () => {
  if (hasSaved() && location.pathname !== opened) location.reload();
});
