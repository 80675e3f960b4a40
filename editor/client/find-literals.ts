/*
 * Which literal says a text of the page. The server renders the page a second time with marks; both are read side
 * by side, text by text. A text the script has made since then is looked for by what it says.
 */
import { marksIn, withoutMarks } from '../marks.ts';
import { ask } from './ask.ts';

const numbers = new WeakMap<Text, number>();
/** Of a literal that is shown in several texts, around a link or words that stay together: all of them. */
const stretches = new WeakMap<Text, Text[]>();
const bySaying = new Map<string, number | undefined>();

/** Asks for the marked page, and returns what holds it beside the one in the browser. */
export async function findLiterals(): Promise<() => void> {
  const { html, said, stale } = await ask<{ html: string; said: [number, string][]; stale: number[] }>(
    'marked',
    {
      pathname: location.pathname,
    },
  );
  const there = new DOMParser().parseFromString(`<div id="root">${html}</div>`, 'text/html');
  const marked = textsIn(there.getElementById('root')).map((text) => text.data);
  for (const text of marked) remember(text);
  return () => {
    const live = textsIn(document.getElementById('root'));
    align(live, marked);
    joinStretches(live, new Map(said));
    markStale(live, new Set(stale));
    document.documentElement.toggleAttribute('data-editable', true);
  };
}

/** Underlines what was translated from other words than those the first edition has now. */
function markStale(live: Text[], stale: Set<number>): void {
  const texts = live.filter((text) => stale.has(numbers.get(text) ?? -1));
  const ranges = texts.map((text) => {
    const range = new Range();
    range.selectNodeContents(text);
    return range;
  });
  CSS.highlights.set('editor-stale', new Highlight(...ranges));
}

export function literalOf(text: Text): number | undefined {
  return numbers.get(text) ?? bySaying.get(text.data.trim());
}

/**
 * Shows a literal's new words wherever the page shows the literal as it is, and returns what takes them back. Nothing
 * is shown, and nothing returned, where one of its texts is made of it in another way.
 */
export function showWords(text: Text, before: string, after: string): (() => void) | undefined {
  const number = literalOf(text);
  const same = textsIn(document.getElementById('root')).filter(
    (one) => one === text || (number !== undefined && literalOf(one) === number),
  );
  if (same.some((one) => stretchOf(one).length > 1 || one.data.trim() !== before.trim())) return undefined;
  const said = same.map(({ data }) => data);
  for (const one of same) one.data = one.data.replace(before.trim(), () => after.trim());
  if (number !== undefined) bySaying.set(after.trim(), number);
  return () => {
    for (const [index, one] of same.entries()) one.data = said[index] ?? one.data;
  };
}

/** The texts that show the same literal. */
export const stretchOf = (text: Text) => stretches.get(text) ?? [text];

export function textsIn(root: Node | null): Text[] {
  if (!root) return [];
  if (root instanceof Text) return root.data.trim() ? [root] : [];
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

/** The mark stands at the end: the texts before it belong to it as far as the literal says them. */
function joinStretches(live: Text[], said: Map<number, string>): void {
  for (const [end, text] of live.entries()) {
    const number = numbers.get(text);
    const whole = number === undefined ? '' : close(said.get(number) ?? '');
    let joined = close(text.data);
    let start = end;
    while (joined.length < whole.length && start > 0 && whole.endsWith(joined))
      joined = close(live[--start]?.data ?? '') + joined;
    if (number === undefined || start === end || joined !== whole) continue;
    const stretch = live.slice(start, end + 1);
    // A name in it with a separate literal leads there.
    for (const one of stretch.filter((one) => one === text || !numbers.has(one))) {
      numbers.set(one, number);
      stretches.set(one, stretch);
    }
  }
}

const close = (text: string) => text.replace(/\s+/g, '');

const isSame = (text: Text | undefined, marked: string | undefined) =>
  text !== undefined && marked !== undefined && text.data === withoutMarks(marked);
