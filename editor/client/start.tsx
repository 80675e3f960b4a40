/* The editor's part of the page, beside the site's own root. */
import { createRoot } from 'react-dom/client';
import './editor.css';
import type { Text as Literal } from '../api.ts';
import { sayParts } from '../literal.ts';
import { ask, sentenceOf, tab } from './ask.ts';
import { type Act, Bar, type OpenDraft, type State } from './bar.tsx';
import { keptDraft } from './draft.ts';
import { type Dropped, dropPictures } from './drop-pictures.ts';
import { editInPlace, hasSaved, isEditing, reloadOnceLeft, reportSaves } from './edit-in-place.ts';
import { findLiterals, literalOf, textsIn } from './find-literals.ts';
import { comeBack } from './page-before.ts';
import { pickTexts } from './pick.ts';
import { PlacePicture } from './place-picture.tsx';
import { published } from './publish-progress.tsx';
import { reloadInPlace, saidBefore } from './reload.ts';
import { siteStarted } from './site-started.ts';
import { isStepping } from './step.ts';
import { stepAside } from './step-aside.ts';

const container = document.createElement('div');
container.id = 'editor';
// The editor speaks English, also on a page that is read from right to left.
Object.assign(container, { lang: 'en', dir: 'ltr' });
// The site repeats early clicks once it has started; those in here are answered at once.
container.addEventListener('click', (event) => event.stopPropagation());
document.body.append(container);
const root = createRoot(container);
const opened = location.pathname;

document.getElementById('editor-opening')?.remove();

let state: State | undefined;
let draft: OpenDraft | undefined;
let isReady = false;
let said = '';
let act: Act | undefined;
let dropped: Dropped | undefined;

function show(): void {
  root.render(
    <>
      <Bar state={state} draft={draft} isReady={isReady} said={said} act={act} tell={tell} place={place} />
      {dropped && <PlacePicture {...dropped} close={() => place(undefined)} />}
    </>,
  );
}
function tell(sentence: string, wanted?: Act): void {
  said = sentence;
  act = wanted;
  show();
}
function place(wanted: Dropped | undefined): void {
  dropped = wanted;
  show();
}

show();
// React starts at a visitor's first sign; the editor is one.
dispatchEvent(new Event('touchstart'));
const marked = findLiterals();
try {
  state = await ask<State>('state');
  // Screen readers announce what changes, not what is there from the first.
  tell(saidBefore());
  dropPictures(place, tell);
  stepAside();
  reportSaves(tell, refreshState);
  const align = await marked;
  await siteStarted();
  align();
  isReady = true;
  show();
  pickTexts(tell);
  comeBack();
  void refreshDraft();
  await resumeDraft();
} catch (error) {
  isReady = true;
  tell(sentenceOf(error));
}

/** After a save there is one step more to take back. */
async function refreshState(): Promise<void> {
  state = await ask<State>('state');
  show();
  await refreshDraft();
}

async function refreshDraft(): Promise<void> {
  draft = await ask<OpenDraft>('draft').catch(() => undefined);
  show();
}

addEventListener(published, () => void refreshDraft());

/** What was being typed when the page or the server went away. */
async function resumeDraft(): Promise<void> {
  const draft = keptDraft();
  if (!draft) return;
  const { number, ...literal } = await ask<Literal & { number: number }>('text', draft);
  const said = sayParts(literal.parts, literal.values);
  const text = textsIn(document.getElementById('root')).find(
    (one) => literalOf(one) === number || one.data.trim() === said,
  );
  if (!text) return tell('Words you typed on another page are kept: open it, and go on.');
  editInPlace(text, { ...literal, before: draft.before }, draft.parts);
  tell('These words were not saved yet.');
}

import.meta.hot?.on('editor:content', (news: { tab?: string }) => {
  if (isStepping() || news.tab === tab) return;
  if (!isEditing() && !dropped) reloadInPlace();
  else {
    reloadOnceLeft();
    tell(
      'The content was changed meanwhile, here or in another tab. Your words are kept until you save or leave.',
    );
  }
});

// The browser holds the content as it was loaded: after a save, another page is loaded as a document.
window.navigation?.addEventListener('navigatesuccess', () => {
  if (hasSaved() && location.pathname !== opened) location.reload();
});
