/*
 * Which literal says a text of the page. The server renders the page a second time with marks; both are read side
 * by side, text by text. A text the script has made since then is looked for by what it says.
 */
import { marksIn, withoutMarks } from '../marks.ts';
import { ask } from './ask.ts';

const numbers = new WeakMap<Text, number>();
const bySaying = new Map<string, number | undefined>();

export async function findLiterals(): Promise<void> {
  const { html } = await ask<{ html: string }>('marked', { pathname: location.pathname });
  const there = new DOMParser().parseFromString(`<div id="root">${html}</div>`, 'text/html');
  const marked = textsIn(there.getElementById('root')).map((text) => text.data);
  for (const text of marked) remember(text);
  align(textsIn(document.getElementById('root')), marked);
  document.documentElement.toggleAttribute('data-editable', true);
}

export function literalOf(text: Text): number | undefined {
  return numbers.get(text) ?? bySaying.get(text.data.trim());
}

export function textsIn(root: Node | null): Text[] {
  if (!root) return [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode())
    if ((walker.currentNode as Text).data.trim()) texts.push(walker.currentNode as Text);
  return texts;
}

/** The last mark is the literal that holds the others. */
const lastMark = (text: string) => marksIn(text).at(-1)?.number;

/** A saying that two literals share leads to neither. */
function remember(marked: string): void {
  const [said, number] = [withoutMarks(marked).trim(), lastMark(marked)];
  if (number !== undefined)
    bySaying.set(said, !bySaying.has(said) || bySaying.get(said) === number ? number : undefined);
}

const furthest = 80;

/** Where the two differ, goes on at the nearest text they have in common. */
function align(live: Text[], marked: string[]): void {
  let [here, there] = [0, 0];
  while (here < live.length && there < marked.length) {
    const number = lastMark(marked[there] ?? '');
    if (isSame(live[here], marked[there])) {
      if (number !== undefined) numbers.set(live[here] as Text, number);
      here += 1;
      there += 1;
      continue;
    }
    const [skipHere, skipThere] = nearest(live, marked, here, there);
    here += skipHere;
    there += skipThere;
  }
}

function nearest(live: Text[], marked: string[], here: number, there: number): [number, number] {
  for (let distance = 1; distance < furthest; distance += 1) {
    if (isSame(live[here], marked[there + distance])) return [0, distance];
    if (isSame(live[here + distance], marked[there])) return [distance, 0];
  }
  return [1, 1];
}

const isSame = (text: Text | undefined, marked: string | undefined) =>
  text !== undefined && marked !== undefined && text.data === withoutMarks(marked);
