/* Checks every link and fragment of every document. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import { brand } from '../src/content/brand.ts';
import { address } from './addresses.ts';
import { attributes, builtDocuments, type Document } from './built.ts';
import { caseAnchors } from './contents.ts';

interface LinkUse {
  from: string;
  url: URL;
}

/** Absolute URLs of the site are checked on the server under test. */
const here = 'http://here';

function usesOf({ file, html }: Document): LinkUse[] {
  const base = `${here}${address(`/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`)}`;
  const found = [
    ...['href', 'src', 'poster'].flatMap((name) => attributes(html, name)),
    ...attributes(html, 'content').filter((value) => value.startsWith(brand.origin)),
    ...attributes(html, 'srcset').flatMap((set) =>
      set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
    ),
  ];
  return found
    .filter((value) => value.startsWith(`${brand.origin}/`) || /^[/#]/.test(value))
    .map((value) => ({ from: file, url: new URL(value.replace(brand.origin, here), base) }));
}

const uses = builtDocuments().flatMap(usesOf);
const pathnames = [...new Set(uses.map(({ url }) => url.pathname))];

async function answer(request: APIRequestContext, pathname: string) {
  const response = await request.get(pathname, { maxRedirects: 0 });
  const isHtml = response.headers()['content-type']?.startsWith('text/html');
  return { status: response.status(), text: isHtml ? await response.text() : undefined };
}

test('finds links', () => {
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter(({ url }) => url.hash.length > 1).length).toBeGreaterThan(0);
});

test('every link resolves without a redirect', async ({ request }) => {
  const broken: string[] = [];
  for (const pathname of pathnames.filter((path) => !path.endsWith('/404'))) {
    const { status } = await answer(request, pathname);
    const from = uses.find(({ url }) => url.pathname === pathname)?.from;
    if (status !== 200) broken.push(`${status} ${pathname} (in ${from})`);
  }
  expect(broken).toEqual([]);
});

test('every case can be linked to', async ({ request }) => {
  const { text = '' } = await answer(request, address('page:case-studies'));
  const ids = attributes(text, 'id');
  expect(caseAnchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
});

test('every fragment exists on its page', async ({ request }) => {
  const broken: string[] = [];
  const targets = new Map<string, Set<string>>();
  for (const { from, url } of uses.filter(({ url }) => url.hash.length > 1)) {
    if (!targets.has(url.pathname)) {
      const { text } = await answer(request, url.pathname);
      // The browser itself resolves the symbol of a drawing; icons are checked with the content.
      targets.set(url.pathname, new Set(text === undefined ? ['*'] : attributes(text, 'id')));
    }
    const ids = targets.get(url.pathname);
    const id = decodeURIComponent(url.hash.slice(1));
    // The desk opens a moment of a shift; without scripts the page opens at its top.
    if (id.startsWith('moment=')) continue;
    if (!ids?.has(id) && !ids?.has('*')) broken.push(`${url.pathname}#${id} (in ${from})`);
  }
  expect([...new Set(broken)]).toEqual([]);
});
