/*
 * Maps texts of the page to their literals. The server renders the page a second time with marks, and both are
 * compared text by text. A text rendered by a script since then is looked up by its content.
 */
import { marksIn, withoutMarks } from '../marks.ts';
import { request } from './request.ts';

const numbers = new WeakMap<Text, number>();
/** All text nodes of a literal that is split, for example around a link. */
const stretches = new WeakMap<Text, Text[]>();
const byText = new Map<string, number | undefined>();

/** Requests the marked page, and returns the function that aligns it with the document. */
export async function findLiterals(): Promise<() => void> {
  const { html, texts, stale } = await request<{ html: string; texts: [number, string][]; stale: number[] }>(
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
    joinStretches(live, new Map(texts));
    markStale(live, new Set(stale));
    document.documentElement.toggleAttribute('data-editable', true);
  };
}

/** Underlines translations whose source text has changed. */
function markStale(live: Text[], stale: Set<number>): void {
  const texts = live.filter((text) => stale.has(numbers.get(text) ?? -1));
  const ranges = texts.map((text) => {
    const range = new Range();
    range.selectNodeContents(text);
    return range;
  });
  CSS.highlights.set('editor-stale', new Highlight(...ranges));
}

export function literalNumberOf(text: Text): number | undefined {
  return numbers.get(text) ?? byText.get(text.data.trim());
}

/**
 * Shows a literal's new text wherever the page shows it unchanged, and returns a function that reverts it. Does
 * nothing if any of its texts is derived in another way.
 */
export function showText(text: Text, before: string, after: string): (() => void) | undefined {
  const number = literalNumberOf(text);
  const same = textsIn(document.getElementById('root')).filter(
    (one) => one === text || (number !== undefined && literalNumberOf(one) === number),
  );
  if (same.some((one) => stretchOf(one).length > 1 || one.data.trim() !== before.trim())) return undefined;
  const previous = same.map(({ data }) => data);
  for (const one of same) one.data = one.data.replace(before.trim(), () => after.trim());
  if (number !== undefined) byText.set(after.trim(), number);
  return () => {
    for (const [index, one] of same.entries()) one.data = previous[index] ?? one.data;
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

/** The last mark belongs to the outermost literal. */
const lastMark = (text: string) => marksIn(text).at(-1)?.number;

/** A text shared by two literals maps to neither. */
function remember(marked: string): void {
  const [text, number] = [withoutMarks(marked).trim(), lastMark(marked)];
  if (number !== undefined)
    byText.set(text, !byText.has(text) || byText.get(text) === number ? number : undefined);
}

const furthest = 80;

/** Where the two differ, continues at the nearest common text. */
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

/** The mark is at the end: the preceding texts belong to it as far as they match the literal. */
function joinStretches(live: Text[], texts: Map<number, string>): void {
  for (const [end, text] of live.entries()) {
    const number = numbers.get(text);
    const whole = number === undefined ? '' : close(texts.get(number) ?? '');
    let joined = close(text.data);
    let start = end;
    while (joined.length < whole.length && start > 0 && whole.endsWith(joined))
      joined = close(live[--start]?.data ?? '') + joined;
    if (number === undefined || start === end || joined !== whole) continue;
    const stretch = live.slice(start, end + 1);
    // A name with its own literal keeps it.
    for (const one of stretch.filter((one) => one === text || !numbers.has(one))) {
      numbers.set(one, number);
      stretches.set(one, stretch);
    }
  }
}

const close = (text: string) => text.replace(/\s+/g, '');

const isSame = (text: Text | undefined, marked: string | undefined) =>
  text !== undefined && marked !== undefined && text.data === withoutMarks(marked);
