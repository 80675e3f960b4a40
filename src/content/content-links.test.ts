/* Every link resolves, every page has a unique name, every picture has the size the content states. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { caseAnchors, everything, pages, products, stringsOf } from '../../tests/contents.ts';
import { addressOf, canonicalAddresses, furtherAddresses } from '../app/addresses.ts';
import { routeIds } from '../app/routes.ts';
import { isPhotograph } from '../ui/photograph.ts';
import { sheetAddress } from './data-sheets/addresses.ts';
import sheets from './data-sheets/sheets.ts';
import { icons } from './icons.ts';
import { pictureProblems } from './rules/pages.ts';
import type { Href, Image } from './schema.ts';

describe('links', () => {
  const links = stringsOf(everything)
    .filter(({ field }) => field === 'href' || field === 'link')
    .map(({ text }) => addressOf(text as Href));
  const known = new Set([
    ...canonicalAddresses,
    ...furtherAddresses,
    ...caseAnchors.map((anchor) => addressOf(`page:case-studies#${anchor}`)),
    addressOf('page:run-a-shift#desk'),
    addressOf('page:capabilities#data-sheets'),
    ...sheets.map(({ product }) => sheetAddress(product)),
    addressOf(`page:services#${pages.services.process.anchor}`),
    ...pages.contact.form.openings.map(({ id }) => addressOf(`page:contact#${id}`)),
  ]);

  test('internal links point to a page, service, case, data sheet or prefilled message', () => {
    const inside = links.filter((link) => link.startsWith('/'));
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.filter((link) => !known.has(link))).toEqual([]);
  });

  test('external links are absolute URLs, e-mail addresses or telephone numbers', () => {
    const outside = links.filter((link) => !link.startsWith('/'));
    expect(outside.filter((link) => !/^(https:\/\/[^/]|mailto:[^@]+@|tel:\+)/.test(link))).toEqual([]);
  });

  test('no two pages share a title or a description', () => {
    const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
    const heads = [...Object.values(pages), everything.notFound].map(({ head }) => head);
    expect(repeated(heads.map(({ title }) => title.toLowerCase()))).toEqual([]);
    expect(repeated(heads.map(({ description }) => description.toLowerCase()))).toEqual([]);
  });

  test('the site map lists every page that is linked to', () => {
    const { 'site-map': siteMap, ...others } = pages;
    const linked = new Set(stringsOf([others, everything.menu, everything.footer]).map(({ text }) => text));
    const listed = new Set<string>(siteMap.groups.flatMap((group) => group.links.map(({ href }) => href)));
    const wanted = routeIds.map((id) => `page:${id}`).filter((link) => linked.has(link));
    expect(wanted.filter((link) => link !== 'page:site-map' && !listed.has(link))).toEqual([]);
  });

  test.each(Object.entries(pages))('%s does not list itself as a related page', (id, page) => {
    const related = 'related' in page ? page.related.map((way) => way.href as string) : [];
    expect(related).not.toContain(`page:${id}`);
    expect(new Set(related).size).toBe(related.length);
  });

  test.each(Object.entries(products))('functions of %s can be cited by their number', (_, { features }) => {
    const numbers = features.map(({ id }) => id);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('fragments of a legal page are unique and plain', () => {
    for (const id of ['privacy-policy', 'terms-condition', 'trademark', 'accessibility'] as const) {
      const fragments = pages[id].sections.map((section) => section.id);
      expect(new Set(fragments).size).toBe(fragments.length);
      for (const fragment of fragments) expect(fragment).toMatch(/^[a-z][a-z0-9-]*$/);
    }
  });
});

describe('pictures', () => {
  const drawings = [
    ...new Set(
      stringsOf(everything)
        .map(({ text }) => text)
        .filter((text) => text.startsWith('/images/')),
    ),
  ];
  const files = drawings.filter((path) => !path.includes('#'));
  const sprite = existsSync('public/images/icons.svg') ? readFileSync('public/images/icons.svg', 'utf8') : '';

  test('every file exists', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((path) => !existsSync(`public${path}`))).toEqual([]);
  });

  test('each has the width and height given in the content', () => {
    const wrong = imagesOf(everything)
      // The build crops photographs, and reports those whose aspect ratio does not fit.
      .filter(({ src }) => existsSync(`public${src}`) && !isPhotograph(src))
      .map(({ src, width, height }) => [src, `${width}×${height}`, sizeOf(`public${src}`)])
      .filter(([, stated, real]) => stated !== real);
    expect(wrong).toEqual([]);
  });

  test('each photograph has alt text', () => {
    expect(imagesOf(everything).flatMap(pictureProblems)).toEqual([]);
    expect(pictureProblems({ src: '/images/photographs/desk.jpg', alt: '' })).toHaveLength(1);
  });

  test('every icon is in the sprite', () => {
    const used = stringsOf(everything).flatMap(({ field, text }) =>
      field === 'icon' ? [text] : (text.match(/^\/images\/icons\.svg#(.+)/)?.slice(1) ?? []),
    );
    expect(used.length).toBeGreaterThan(0);
    expect([...new Set([...used, ...icons])].filter((name) => !sprite.includes(`id="${name}"`))).toEqual([]);
  });
});

function imagesOf(value: unknown): Image[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('src' in value && 'width' in value) return [value as Image];
  return Object.values(value).flatMap(imagesOf);
}

/** The width and height of an SVG; by default those of its viewBox. */
function sizeOf(file: string): string {
  const [root = ''] = readFileSync(file, 'utf8').match(/<svg[^>]*>/) ?? [];
  const [, , , boxWidth, boxHeight] = root.match(/viewBox="(\S+) (\S+) (\S+) (\S+)"/) ?? [];
  const side = (name: string) => root.match(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`))?.[1];
  return `${side('width') ?? boxWidth}×${side('height') ?? boxHeight}`;
}
