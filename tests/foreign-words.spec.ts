/* The language of each text in the built documents: screen readers switch voices by `lang`. */
import { expect, test } from '@playwright/test';
import { firstEdition } from '../src/app/addresses.ts';
import { brand } from '../src/content/brand.ts';
import { editions } from '../src/content/editions.ts';
import { builtDocuments } from './built.ts';

interface DocumentText {
  text: string;
  language: string;
  /** An element of its language sets its direction. */
  hasDirection: boolean;
}

/** Drawings have a name in the page's language; the lettering in them is not read. */
const unread = new Set(['head', 'script', 'style', 'svg', 'template']);
const empty = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

function textsOf(html: string): DocumentText[] {
  const texts: DocumentText[] = [];
  const open: (Omit<DocumentText, 'text'> & { name: string; isRead: boolean })[] = [];
  for (const [, closing, name = '', attributes = '', text = ''] of html.matchAll(
    /<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gi,
  )) {
    const parent = open.at(-1);
    if (text) {
      if (parent?.isRead) texts.push({ text, language: parent.language, hasDirection: parent.hasDirection });
    } else if (closing) {
      open.splice(open.findLastIndex((element) => element.name === name));
    } else if (!empty.has(name) && !attributes.endsWith('/')) {
      const own = /\slang="([^"]*)"/.exec(attributes)?.[1];
      const language = own ?? parent?.language ?? '';
      const inherits = own === undefined || own === parent?.language;
      const hasDirection =
        name === 'bdi' || /\sdir="/.test(attributes) || (inherits && (parent?.hasDirection ?? false));
      open.push({ name, language, hasDirection, isRead: (parent?.isRead ?? true) && !unread.has(name) });
    }
  }
  return texts;
}

const documents = builtDocuments().map(({ file, html }) => ({ file, texts: textsOf(html) }));

test('every text in another language than its page has its own direction', () => {
  const wrong = new Set<string>();
  for (const { file, texts } of documents) {
    const [page] = texts;
    for (const { text, language, hasDirection } of texts) {
      if (language !== page?.language && !hasDirection && text.trim()) wrong.add(`${file}: ${text}`);
    }
  }
  expect([...wrong]).toEqual([]);
});

const scripts = { Latn: 'Latin', Deva: 'Devanagari', Arab: 'Arabic' };

test('every text is in the language its letters belong to', () => {
  const wrong = new Set<string>();
  for (const { tag, script } of editions.filter(({ script }) => script !== firstEdition.script)) {
    const letters = new RegExp(`\\p{Script=${scripts[script]}}{2}`, 'u');
    for (const { file, texts } of documents) {
      for (const { text, language } of texts) {
        if (letters.test(text) && language !== tag) wrong.add(`${file} (${language}): ${text}`);
      }
    }
  }
  expect([...wrong]).toEqual([]);
});

/** Acronyms, units and numbers are not words: without them the name of a standard or product has one word at most. */
const isWord = (part: string) => part.length > 2 && /^\p{Lu}?\p{Ll}/u.test(part);

/** The parts of a text that must be read in the first edition's language. */
function foreignIn(text: string): string[] {
  const runs =
    text.match(/[\p{Script=Latin}][\p{Script=Latin}\d@.’-]*(?:[ \u00a0][\p{Script=Latin}\d@.’-]+)*/gu) ?? [];
  return runs.filter((run) => {
    const words = run.split(/[ \u00a0]/);
    return (
      words.filter(isWord).length > 1 || words.some((word) => [brand.name, brand.flagship].includes(word))
    );
  });
}

test('names and phrases of the first edition are marked in the others', () => {
  const others = editions.filter(({ script }) => script !== firstEdition.script).map(({ tag }) => tag);
  const wrong = new Set<string>();
  for (const { file, texts } of documents) {
    for (const { text, language } of texts) {
      if (others.includes(language)) for (const words of foreignIn(text)) wrong.add(`${file}: ${words}`);
    }
  }
  expect([...wrong]).toEqual([]);
});
