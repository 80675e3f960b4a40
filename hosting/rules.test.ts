import { describe, expect, test } from 'vitest';
import { indexDocuments, onePerPath } from './documents.ts';
import { requestedPart } from './range.ts';
import { cacheControl, resolveRequest } from './rules.ts';

const files = [
  'index.html',
  'contact.html',
  'hi/contact.html',
  'About.html',
  'about.html',
  'SERVICES/AllServicePage.html',
  'SERVICES/AllServicePage/service1.html',
  'CASE STUDIES/caseStudyPage.html',
  '404.html',
  '_headers',
  'static/js/index-abc.js',
  'static/js/index-abc.js.br',
];
const documents = files
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => {
    const path = file === 'index.html' ? '/' : `/${file.replace('.html', '')}`;
    return { path, file, scripts: [], styles: [] };
  });
const site = {
  documents: indexDocuments({
    documents: onePerPath(documents),
    formPaths: ['/contact', '/hi/contact'],
    servicesPaths: ['/SERVICES/AllServicePage'],
    notFound: [
      { path: '/404', file: '404.html', prefix: '', scripts: [], styles: [] },
      { path: '/hi/404', file: 'hi/404.html', prefix: '/hi', scripts: [], styles: [] },
    ],
    redirects: [{ from: '/Old/Place', to: '/CASE STUDIES/caseStudyPage' }],
  }),
  has: (file: string) => files.includes(file),
};
const get = (pathname: string, method = 'GET') => resolveRequest(site, method, pathname);
const page = (file: string) => ({ kind: 'file', status: 200, file });
const notFound = { kind: 'file', status: 404, file: '404.html' };

describe('a path resolves to its document', () => {
  test.each([
    ['/', 'index.html'],
    ['/contact', 'contact.html'],
    ['/contact/', 'contact.html'],
    ['/CONTACT', 'contact.html'],
    ['/%63ontact', 'contact.html'],
    ['/about', 'About.html'],
    ['/CASE%20STUDIES/caseStudyPage', 'CASE STUDIES/caseStudyPage.html'],
    ['/case%20studies/casestudypage/', 'CASE STUDIES/caseStudyPage.html'],
    ['/SERVICES/AllServicePage/service1', 'SERVICES/AllServicePage/service1.html'],
    ['/services/allservicepage/SERVICE1/', 'SERVICES/AllServicePage/service1.html'],
    ['/SERVICES/AllServicePage/unknown', 'SERVICES/AllServicePage.html'],
  ])('%s', (pathname, file) => expect(get(pathname)).toEqual(page(file)));
});

test.each(['/hi/nothing', '/HI/nothing', '/hi/', '/hi//', '/hi/contact/more'])(
  '%s is not found in Hindi',
  (path) => {
    expect(get(path)).toEqual({ kind: 'file', status: 404, file: 'hi/404.html' });
  },
);

test('a path that only starts like a language prefix belongs to the first edition', () => {
  expect(get('/hindi')).toEqual(notFound);
  expect(get('/xx/contact')).toEqual(notFound);
});

test('the form of an edition returns to its own page', () => {
  expect(get('/HI/contact/', 'POST')).toEqual({ kind: 'redirect', status: 303, to: '/hi/contact' });
});

test.each(['/Old/Place', '/old/place', '/OLD/PLACE/', '/old/%70lace'])(
  '%s redirects to the current address',
  (path) => {
    expect(get(path)).toEqual({ kind: 'redirect', status: 301, to: '/CASE%20STUDIES/caseStudyPage' });
  },
);

test('a former address accepts no form', () => {
  expect(get('/old/place', 'POST')).toEqual({ kind: 'refusal', status: 405 });
});

test.each([
  '/nothing',
  '//contact',
  '/contact//',
  '/SERVICES/AllServicePage/a/b',
  '/404',
  '/404.html',
  '/_headers',
  '/static/js/index-abc.js.br',
  '/static/js/INDEX-abc.js',
  '/static/js',
  '/static/../contact',
  '/..%2f..%2fetc/passwd',
  '/%',
  '/%zz',
  '/%ff',
  '/%00',
  'contact',
  '*',
  '',
])('%s is not found', (pathname) => expect(get(pathname)).toEqual(notFound));

test('without a file list, a path with an empty or dot segment is not found', () => {
  const edge = { documents: site.documents, has: () => true };
  for (const path of [
    '//_headers',
    '/%2f_headers',
    '//other.example/',
    '/images/../_headers',
    '/images//a.svg',
  ])
    expect(resolveRequest(edge, 'GET', path), path).toEqual(notFound);
});

test('a file is found by its exact name', () => {
  expect(get('/static/js/index-abc.js')).toEqual(page('static/js/index-abc.js'));
});

test("a document's file name redirects to its path", () => {
  expect(get('/contact.html')).toEqual({ kind: 'redirect', status: 301, to: '/contact' });
  expect(get('/index.html')).toEqual({ kind: 'redirect', status: 301, to: '/' });
  expect(get('/CASE%20STUDIES/caseStudyPage.html')).toMatchObject({ to: '/CASE%20STUDIES/caseStudyPage' });
});

test('a form post returns its page; any other post is refused', () => {
  const back = { kind: 'redirect', status: 303, to: '/contact' };
  expect(get('/contact', 'POST')).toEqual(back);
  expect(get('/Contact/', 'POST')).toEqual(back);
  expect(get('/about', 'POST')).toEqual({ kind: 'refusal', status: 405 });
  expect(get('/nothing', 'DELETE')).toEqual({ kind: 'refusal', status: 405 });
  expect(get('/about', 'OPTIONS')).toEqual({ kind: 'options' });
});

test('only content-hashed names are immutable', () => {
  expect(cacheControl('/static/js/index-abc.js')).toContain('immutable');
  expect(cacheControl('/service-worker.js')).toBe('public, max-age=0, must-revalidate');
  for (const path of ['/contact', '/images/a.svg']) {
    expect(cacheControl(path)).not.toContain('immutable');
  }
});

test.each([
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['lines=1-2', 'whole'],
])('of 100 bytes, %s', (header, part) => expect(requestedPart(header, 100)).toEqual(part));
