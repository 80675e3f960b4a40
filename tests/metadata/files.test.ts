/* The small files: sitemap, robots, manifest, security.txt, and the dates they take from the git history. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findExpiry } from '../../prerender/launch/outdated.ts';
import { contentFile } from '../../prerender/metadata/content-files.ts';
import { lastChange, parseHistory, statedDate } from '../../prerender/metadata/history.ts';
import { robots } from '../../prerender/metadata/robots.ts';
import { securityTxt } from '../../prerender/metadata/security-txt.ts';
import { sitemap } from '../../prerender/metadata/sitemap.ts';
import { webManifest } from '../../prerender/metadata/web-manifest.ts';
import { canonicalAddressesOf, firstEdition } from '../../src/app/addresses.ts';
import { routeIds } from '../../src/app/routes.ts';
import { brand } from '../../src/content/brand.ts';
import { editions } from '../../src/content/editions.ts';
import home from '../../src/content/home/home.ts';

test('the sitemap is the route table in every language, encoded, each with a date', () => {
  const addresses = editions.flatMap(canonicalAddressesOf);
  const xml = sitemap();
  const locations = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location);
  expect(locations.map((location) => decodeURI(location.replace(brand.origin, '')))).toEqual(addresses);
  expect(locations.filter((location) => /[\s&<>]/.test(location))).toEqual([]);
  const dates = [...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date = '']) => Date.parse(date));
  expect(dates).toHaveLength(addresses.length);
  expect(dates.filter(Number.isNaN)).toEqual([]);
});

test('robots.txt allows everything and links the sitemap', () => {
  expect(robots()).toContain('Disallow:\n');
  expect(robots()).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
});

test('the icons of the manifest exist', () => {
  const { icons, ...manifest } = JSON.parse(webManifest(firstEdition, home.head));
  expect(icons.filter(({ src }: { src: string }) => !existsSync(`public${src}`))).toEqual([]);
  expect(manifest.name).toContain(brand.name);
  expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/i);
});

test('security.txt expires within a year, and not before the launch check warns', () => {
  const built = new Date('2028-02-29T17:30:00Z');
  const text = securityTxt(built);
  const expires = Date.parse(text.match(/^Expires: (.*)$/m)?.[1] ?? '');
  expect(expires - built.getTime()).toBeLessThanOrEqual(366 * 86_400_000);
  expect(findExpiry('security.txt', text, built)).toEqual([]);
  expect(text).toContain(`Contact: mailto:${brand.securityEmail}\n`);
  expect(brand.securityEmail).not.toBe(brand.email);
});

test('every page has a separate content file', () => {
  const files = routeIds.map((id) => contentFile(id));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
  expect(contentFile('big-data')).toBe('src/content/technologies/big-data.ts');
});

test('the date of a file is that of its newest commit', () => {
  const log = 'date 2030-02-02T00:00:00Z\n\na.ts\nb.ts\ndate 2029-01-01T00:00:00Z\n\nb.ts\nc.ts\n';
  expect([...parseHistory(log)]).toEqual([
    ['a.ts', '2030-02-02T00:00:00Z'],
    ['b.ts', '2030-02-02T00:00:00Z'],
    ['c.ts', '2029-01-01T00:00:00Z'],
  ]);
});

test('a file without history has the stated date', () => {
  expect(lastChange('no/such/file')).toBe(statedDate);
});
