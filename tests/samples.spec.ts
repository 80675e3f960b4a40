/* A sample case is never shown without its mark, and the row of invented customers says so: in every document. */
import { expect, test } from '@playwright/test';
import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { sampleLinks } from '../prerender/sample-cases.ts';
import { addressOf } from '../src/app/addresses.ts';
import { editions } from '../src/content/editions.ts';
import type { PageLink } from '../src/content/schema.ts';
import type { Shell } from '../src/content/shell/schema.ts';
import shell from '../src/content/shell/shell.ts';
import { builtDocuments } from './built.ts';

const anchors = (await sampleLinks()).map((link) => link.split('#')[1] ?? '');

const marks = new Map<string, string>();
for (const edition of editions) {
  const content = (await edition.load?.())?.default;
  const words: Shell = content ? (await content.shell()).default : shell;
  marks.set(edition.tag, words.messages.sampleCase);
}

interface Wrong {
  file: string;
  text: string;
}

function unmarked(file: string, html: string): Wrong[] {
  const root = parseDocument(html);
  const language = DomUtils.getElementsByTagName('html', root)[0]?.attribs.lang ?? '';
  const mark = marks.get(language) ?? '';
  const articles = anchors.flatMap((anchor) => DomUtils.getElementById(anchor, root) ?? []);
  const links = DomUtils.getElementsByTagName('a', root).filter(({ attribs }) =>
    anchors.some((anchor) => attribs.href?.endsWith(`#${anchor}`)),
  );
  const isMarked = (element: Element) =>
    DomUtils.textContent(element).includes(mark) || element.attribs['aria-label']?.includes(mark);
  // Among the cases each link has its own mark; elsewhere the heading of its card may have it.
  const wrong = [
    ...links.filter(
      (link) => !isMarked(link) && (articles.length > 0 || !headingsAround(link).some(isMarked)),
    ),
    ...articles.flatMap(headings).filter((heading) => heading.name === 'h3' && !isMarked(heading)),
  ];
  return wrong.map((element) => ({ file, text: DomUtils.textContent(element).trim().slice(0, 120) }));
}

const headings = (element: Element) =>
  DomUtils.findAll(({ name }) => /^h[2-4]$/.test(name), element.children);

/** The headings of the nearest element around it that has any: its card or section. */
function headingsAround(link: Element): Element[] {
  let around = link.parent;
  while (around && 'name' in around) {
    const found = headings(around as Element);
    if (found.length > 0) return found;
    around = around.parent;
  }
  return [];
}

test('no link to a sample case and no title of one is without the mark, in any language', () => {
  test.skip(anchors.length === 0, 'every case is the owner’s own');
  expect([...marks.values()].filter((mark) => !mark)).toEqual([]);
  const documents = builtDocuments();
  expect(documents.length).toBeGreaterThan(editions.length);
  expect(documents.flatMap(({ file, html }) => unmarked(file, html))).toEqual([]);
});

test('every sample case has a title with the mark on the case studies page of each language that has it', () => {
  const page = addressOf('page:case-studies' as PageLink);
  const files = builtDocuments().filter(({ file }) => `/${file}`.includes(page));
  expect(files.length).toBeGreaterThan(0);
  for (const { file, html } of files) {
    const root = parseDocument(html);
    const shown = anchors.filter((anchor) => DomUtils.getElementById(anchor, root));
    expect(shown.length, file).toBeGreaterThan(0);
  }
});

test('the mark is found missing where it is', () => {
  const [anchor] = anchors;
  const link = `<li><a href="/CASE%20STUDIES/caseStudyPage#${anchor}">A city</a></li>`;
  expect(unmarked('x', `<html lang="en"><ul>${link}</ul></html>`)).toHaveLength(1);
  const marked = link.replace('A city', `A city <span>${marks.get('en')}</span>`);
  expect(unmarked('x', `<html lang="en"><ul>${marked}</ul></html>`)).toEqual([]);
});
