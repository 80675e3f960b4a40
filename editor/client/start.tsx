/* The editor's part of the page, beside the site's own root. */
import { createRoot } from 'react-dom/client';
import './editor.css';
import { ask } from './ask.ts';
import { Bar, type State } from './bar.tsx';
import { isEditing } from './edit-in-place.ts';
import { findLiterals } from './find-literals.ts';
import { pickTexts } from './pick.ts';
import { reloadInPlace, saidBefore } from './reload.ts';

const container = document.createElement('div');
container.id = 'editor';
document.body.append(container);
const root = createRoot(container);

let state: State = {};
let said = saidBefore();
const show = () => root.render(<Bar state={state} said={said} tell={tell} />);
function tell(sentence: string): void {
  said = sentence;
  show();
}

show();
await findLiterals();
pickTexts(tell);
state = await ask<State>('state');
show();

import.meta.hot?.on('editor:content', () => {
  if (isEditing())
    tell(
      'The content was changed meanwhile, here or in another tab. Your words are kept until you save or leave.',
    );
  else reloadInPlace(said);
});
