/* Metadata for search engines and link previews. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { htmlFile } from '../prerender/files.ts';
import { canonicalUrl } from '../src/app/head.ts';
import { match } from '../src/app/match.ts';
import { brand } from '../src/content/brand.ts';
import { address, documents, pagePaths } from './addresses.ts';
import { attributes, builtDocuments, metaContent, site } from './built.ts';
import { started } from './console.ts';

const read = (path: string) => readFileSync(join(site, htmlFile(path)), 'utf8');
const titleOf = (html: string) => html.match(/<title>(.*?)<\/title>/)?.[1] ?? '';

test('no two pages share a title or a description', () => {
  for (const part of [titleOf, (html: string) => metaContent(html, 'description')]) {
    const texts = pagePaths.map((path) => part(read(path)));
    expect(texts.filter((text, index) => !text || texts.indexOf(text) !== index)).toEqual([]);
  }
});

for (const path of documents) {
  test(`${path} has metadata for sharing`, async () => {
    const html = read(path);
    const canonical = canonicalUrl(match(address(path)).id ?? 'home');
    expect(html).toContain(`<link rel="canonical" href="${canonical}">`);
    expect(metaContent(html, 'og:url')).toBe(canonical);
    expect(metaContent(html, 'og:type')).toBe('website');
    expect(metaContent(html, 'og:description')).toBe(metaContent(html, 'description'));
    expect(metaContent(html, 'og:title')).toBeTruthy();
    expect(metaContent(html, 'og:image:alt')).toBeTruthy();
    expect(metaContent(html, 'twitter:card')).toBe('summary_large_image');
    expect(metaContent(html, 'twitter:image')).toBe(metaContent(html, 'og:image'));

    const image = join(site, (metaContent(html, 'og:image') ?? '').replace(brand.origin, ''));
    const { width, height, format } = await sharp(image).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(metaContent(html, 'og:image:width')).toBe('1200');
    expect(metaContent(html, 'og:image:height')).toBe('630');
    expect(statSync(image).size).toBeLessThanOrEqual(150_000);
  });

  test(`${path} has valid structured data`, () => {
    const blocks = [...read(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(blocks).toHaveLength(1);
    const data = JSON.parse(blocks[0]?.[1] ?? '');
    expect(data['@context']).toBe('https://schema.org');
    const kinds = data['@graph'].map((thing: { '@type': string }) => thing['@type']);
    expect(kinds[0]).toMatch(/Page$/);
    expect(kinds.includes('BreadcrumbList')).toBe(path !== '/');
  });
}

test('the not-found document is noindex', () => {
  const html = read('/404');
  expect(metaContent(html, 'robots')).toBe('noindex');
  expect(html).not.toContain('<link rel="canonical"');
  expect(html).not.toContain('application/ld+json');
});

test('every document links the icons', () => {
  for (const { file, html } of builtDocuments()) {
    const links = attributes(html, 'href');
    const wanted = ['data:image/svg+xml,', '/favicon.ico', '/apple-touch-icon.png'];
    expect(
      wanted.filter((start) => !links.some((href) => href.startsWith(start))),
      file,
    ).toEqual([]);
  }
});

test('metadata files have the right content type', async ({ request }) => {
  const types = {
    '/sitemap.xml': /xml/,
    '/robots.txt': /^text\/plain/,
    '/manifest.webmanifest': /manifest\+json/,
    '/.well-known/security.txt': /^text\/plain/,
    '/share/home.jpg': /^image\/jpeg/,
    '/favicon.ico': /icon/,
  };
  for (const [path, type] of Object.entries(types)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(type);
  }
});

test('navigation replaces all metadata of the previous page', async ({ page }) => {
  await page.goto(address(address('page:about')));
  await started(page);
  await page.locator('footer').getByRole('link', { name: 'Site map' }).click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${brand.origin}${address('page:site-map')}`,
  );
  await expect(page).toHaveTitle(titleOf(read(address('page:site-map'))));
  await expect(page.locator('meta[property^="og:"], script[type="application/ld+json"]')).toHaveCount(0);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
});
