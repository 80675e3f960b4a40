import { describe, expect, test } from 'vitest';
import { addressOf } from '../../app/addresses.ts';
import type { Link } from '../../content/schema.ts';
import siteMap from '../../content/site-map.ts';
import { editDistance, suggestPages } from './suggest-pages.ts';

describe('edit distance', () => {
  test.each([
    ['', '', 0],
    ['contact', 'contact', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['contct', 'contact', 1],
    ['contacts', 'contact', 1],
    ['kontact', 'contact', 1],
    ['abuot', 'about', 1],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 1],
  ])('%j to %j: %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
    expect(editDistance(to, from)).toBe(distance);
  });
});

describe('nearest pages', () => {
  const pages = siteMap.groups.flatMap<Link>((group) => group.links);
  const nearest = (pathname: string) =>
    suggestPages(pathname, pages, addressOf).map((page) => addressOf(page.href));

  test.each([
    ['/contct', '/contact'],
    ['/kontakt', '/contact'],
    ['/abuot', '/About'],
    ['/about-us', '/About'],
    ['/smart-city', '/solution/smartcity'],
    ['/solutions/smartcity', '/solution/smartcity'],
    [addressOf('page:flagship').slice(0, -2), addressOf('page:flagship')],
    [`${addressOf('page:flagship')}.html`, addressOf('page:flagship')],
    ['/case-studies', '/CASE STUDIES/caseStudyPage'],
    ['/CASE%20STUDIES', '/CASE STUDIES/caseStudyPage'],
    ['/services', '/SERVICES/AllServicePage'],
    ['/SERVICES', '/SERVICES/AllServicePage'],
    ['/technology/AI-ML', '/technology/Ai'],
    ['/technologies/big_data', '/technology/big-data'],
    ['/privacy', '/privacy-policy'],
    ['/terms-conditions', '/terms-condition'],
    ['/sitemap', '/site-map'],
  ])('%s was meant for %s', (wrong, right) => {
    expect(nearest(wrong)[0]).toBe(right);
  });

  test.each(['/404', '/wp-login.php', '/xyzzyplugh', '/%E0%A4%A', '/'])(
    '%s is near to nothing much',
    (wrong) => {
      expect(nearest(wrong).length).toBeLessThanOrEqual(1);
    },
  );

  test('offers at most three, without repeating one', () => {
    const offered = nearest('/technology');
    expect(offered.length).toBeLessThanOrEqual(3);
    expect(new Set(offered).size).toBe(offered.length);
  });
});
