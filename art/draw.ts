/*
 * `npm run draw` redraws what depends on the brand, the colours or the fonts and has changed since it was drawn.
 * Names (`npm run draw -- city logo`) redraw those pieces in any case.
 */
import { readChoices } from '../cli/arguments.ts';
import { findChromium } from '../cli/chromium.ts';
import { fail } from '../cli/fail.ts';
import { sentenceAbout } from '../cli/requirements.ts';
import { record, saveRecord } from './drawn.ts';
import { ingredients, pieces } from './pieces.ts';

const asked = readChoices(Object.keys(pieces));

const changed = Object.entries(pieces).filter(([name, piece]) =>
  asked.length > 0 ? asked.includes(name) : record.pieces[name] !== ingredients(piece),
);
const due = changed.filter(([, { needsBrowser }]) => asked.length > 0 || !needsBrowser);
for (const [name] of changed.filter((piece) => !due.includes(piece)))
  console.log(`${name} would look different now: with Chromium, \`npm run draw -- ${name}\` draws it.`);
if (due.some(([, { needsBrowser }]) => needsBrowser) && !findChromium()) fail(sentenceAbout(['Chromium']));
/** Started by the editor, it reports progress and can be stopped between two pieces. */
let isStopped = false;
process.once('message', () => {
  isStopped = true;
});
let drawn = 0;
process.send?.({ drawn, all: due.length });
for (const [name, piece] of due) {
  // Lets pending messages in.
  await new Promise(setImmediate);
  if (isStopped) break;
  try {
    await piece.draw();
  } catch (cause) {
    throw new Error(`${name} cannot be drawn`, { cause });
  }
  record.pieces[name] = ingredients(piece);
  saveRecord();
  drawn += 1;
  process.send?.({ drawn, all: due.length });
}
console.log(drawn > 0 ? `${drawn} of ${Object.keys(pieces).length} pieces drawn` : 'Nothing has changed');
if (process.connected) process.disconnect?.();
