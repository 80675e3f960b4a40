/*
 * Documents in scripts with large fonts inline only the letters of a phone's first view; the whole fonts are files,
 * fetched after the first frame. Data blocks rather than styles: every document has other letters, and a CSP with a
 * hash for each would be too long for a host's header.
 */
import { ElementType, parseDocument } from 'htmlparser2';
import type { Script } from '../../src/content/edition-schema.ts';
import type { Tag } from '../html.ts';
import { charactersOf } from './characters.ts';
import { fontsOf } from './font-subsets.ts';

type Nodes = ReturnType<typeof parseDocument>['children'];
type Element = Extract<Nodes[number], { attribs: unknown }>;
const isElement = (node: object): node is Element => 'attribs' in node;

/** `data-first-view` is on parts that a phone shows first although they follow in the document. */
export interface FirstView {
  /**
   * The page with `data-part` on blocks that are set in these letters at first, and `data-later` on elements below the
   * first view, which are laid out with the whole fonts.
   */
  html: string;
  texts: string[];
}

/** As many as the largest phones show. */
const charactersInView = 480;

export function divideFirstView(html: string): FirstView {
  const texts: string[] = [];
  const later: Element[] = [];
  let characters = 0;
  const visit = (nodes: Nodes, isWhole = false) => {
    for (const node of nodes) {
      if (node.type === ElementType.Text && node.data.trim()) {
        texts.push(node.data);
        characters += node.data.length;
      }
      if (!isElement(node) || isHidden(node)) continue;
      const isNeverLater = isWhole || 'data-first-view' in node.attribs || node.name === 'svg';
      if (characters < charactersInView || isNeverLater || inner.includes(node.name))
        visit(node.children, isNeverLater);
      else later.push(node);
    }
  };
  const roots = parseDocument(html, { withStartIndices: true }).children;
  visit(roots.filter((node) => isElement(node) && node.name !== 'footer'));
  return { html: mark(html, { 'data-part': partsIn(roots), 'data-later': later }), texts };
}

export async function firstViewFonts(texts: string[], script: Script, isUnpacked = false): Promise<Tag[]> {
  const words = texts.map((text) => ({ field: 'first view', text }));
  // Digits that a script writes later come with the whole fonts.
  const shown = new Set(texts.join('').normalize('NFC'));
  const characters = charactersOf(words).filter((one) => shown.has(one));
  const fonts = await fontsOf(script, words, characters, isUnpacked);
  return fonts.map(({ family, weight, stretch, range, data }) => ({
    tag: 'script',
    attributes: {
      type: 'font/woff2',
      'data-family': `First ${family}`,
      'data-weight': weight,
      'data-stretch': stretch,
      ...(range ? { 'data-range': range } : {}),
    },
    text: data.toString('base64'),
  }));
}

/** Parts of a line, a list or a table: adding them later would move the others. */
const inner = [
  'a',
  'abbr',
  'b',
  'bdi',
  'br',
  'em',
  'i',
  'img',
  'small',
  'span',
  'strong',
  'time',
  'wbr',
  'dd',
  'dt',
  'input',
  'label',
  'legend',
  'li',
  'option',
  'tbody',
  'td',
  'th',
  'tr',
];
const unshown = ['dialog', 'noscript', 'script', 'style', 'template'];

function isHidden({ name, attribs, parent }: Element): boolean {
  if (unshown.includes(name) || ['hidden', 'popover', 'data-later'].some((one) => one in attribs))
    return true;
  if (attribs['data-chosen'] === 'false') return true;
  const outer = parent && isElement(parent) ? parent : undefined;
  if (outer?.name === 'details' && name !== 'summary') return !('open' in outer.attribs);
  // On a phone the header's links are in the menu.
  return ['nav', 'details'].includes(name) && isInHeader(outer);
}

function isInHeader(element: Element | undefined): boolean {
  if (!element) return false;
  const { name, parent } = element;
  return name === 'header' || isInHeader(parent && isElement(parent) ? parent : undefined);
}

/** Named by attribute, because a rule for every child would restyle the whole page once it no longer applies. */
function partsIn(roots: Nodes): Element[] {
  const blocks = roots.flatMap((node) => (isElement(node) && node.name === 'main' ? node.children : [node]));
  return blocks.filter(isElement).filter(({ name }) => !['footer', ...unshown].includes(name));
}

function mark(html: string, marks: Record<string, Element[]>): string {
  const places = Object.entries(marks).flatMap(([name, elements]) =>
    elements.map((element) => ({ name, end: (element.startIndex ?? 0) + 1 + element.name.length })),
  );
  places.sort((one, other) => one.end - other.end);
  const ends = places.map(({ end }) => end);
  const before = [0, ...ends].map((start, at) => html.slice(start, ends[at]));
  return before.map((text, at) => text + (places[at] ? ` ${places[at].name}` : '')).join('');
}
