/* The editor's part of the page, beside the site's own root. */
import { createRoot } from 'react-dom/client';
import './editor.css';
import type { Text as Literal } from '../api.ts';
import { sayParts } from '../literal.ts';
import { ask, sentenceOf } from './ask.ts';
import { Bar, type State } from './bar.tsx';
import { keptDraft } from './draft.ts';
import { type Dropped, dropPictures } from './drop-pictures.ts';
import { editInPlace, isEditing, reloadOnceLeft } from './edit-in-place.ts';
import { findLiterals, literalOf, textsIn } from './find-literals.ts';
import { focusEdited } from './kept-words.ts';
import { pickTexts } from './pick.ts';
import { PlacePicture } from './place-picture.tsx';
import { reloadInPlace, saidBefore } from './reload.ts';
import { siteStarted } from './site-started.ts';
import { isStepping } from './step.ts';
import { stepAside } from './step-aside.ts';

const container = document.createElement('div');
container.id = 'editor';
// The site repeats early clicks once it has started; those in here are answered at once.
container.addEventListener('click', (event) => event.stopPropagation());
document.body.append(container);
const root = createRoot(container);

let state: State | undefined;
let said = '';
let dropped: Dropped | undefined;

function show(): void {
  root.render(
    <>
      <Bar state={state} said={said} tell={tell} place={place} />
      {dropped && <PlacePicture {...dropped} close={() => place(undefined)} />}
    </>,
  );
}
function tell(sentence: string): void {
  said = sentence;
  show();
}
function place(wanted: Dropped | undefined): void {
  dropped = wanted;
  show();
}

show();
try {
  state = await ask<State>('state');
  // Screen readers announce what changes, not what is there from the first.
  tell(saidBefore());
  dropPictures(place, tell);
  stepAside();
  await siteStarted();
  await findLiterals();
  pickTexts(tell);
  await focusEdited();
  await resumeDraft();
} catch (error) {
  tell(sentenceOf(error));
}

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

import.meta.hot?.on('editor:content', () => {
  if (isStepping()) return;
  if (!isEditing() && !dropped) reloadInPlace();
  else {
    reloadOnceLeft();
    tell(
      'The content was changed meanwhile, here or in another tab. Your words are kept until you save or leave.',
    );
  }
});
