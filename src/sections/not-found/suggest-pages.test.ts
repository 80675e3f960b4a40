import { describe, expect, test } from 'vitest';
import type { Href, Link } from '../../content/schema.ts';
import { suggestPages } from './suggest-pages.ts';

describe('nearest pages', () => {
  /** A fixed list of pages, because suggestions depend on all names. */
  const site = {
    '/': 'Home',
    '/About': 'About',
    '/Founder': 'Our Founder',
    '/contact': 'Contact Us',
    '/products/flagship': 'The flagship, integrated operations centre',
    '/incident-detection': 'Incident Detection & Response Platform',
    '/solution/smartcity': 'Smart city',
    '/solution/smartindustry': 'Smart industry',
    '/SERVICES/AllServicePage': 'Software Development Services',
    '/technology/iot': 'Internet of Things',
    '/technology/Ai': 'Artificial Intelligence',
    '/technology/big-data': 'Big Data',
    '/technology/cyber-security': 'Cybersecurity',
    '/CASE STUDIES/caseStudyPage': 'Case studies',
    '/privacy-policy': 'Privacy policy',
    '/terms-condition': 'Terms and conditions',
    '/site-map': 'Site map',
  };
  const pages = Object.entries(site).map(([address, label]): Link => ({ label, href: address as Href }));
  const nearest = (pathname: string) => suggestPages(pathname, pages, (href) => href).map(({ href }) => href);

  test.each([
    ['/contct', '/contact'],
    ['/kontakt', '/contact'],
    ['/abuot', '/About'],
    ['/about-us', '/About'],
    ['/smart-city', '/solution/smartcity'],
    ['/solutions/smartcity', '/solution/smartcity'],
    ['/products/flagsh', '/products/flagship'],
    ['/products/flagship.html', '/products/flagship'],
    ['/case-studies', '/CASE STUDIES/caseStudyPage'],
    ['/CASE%20STUDIES', '/CASE STUDIES/caseStudyPage'],
    ['/services', '/SERVICES/AllServicePage'],
    ['/SERVICES', '/SERVICES/AllServicePage'],
    ['/technology/AI-ML', '/technology/Ai'],
    ['/technologies/big_data', '/technology/big-data'],
    ['/privacy', '/privacy-policy'],
    ['/terms-conditions', '/terms-condition'],
    ['/sitemap', '/site-map'],
  ])('suggests for %s: %s', (wrong, right) => {
    expect(nearest(wrong)[0]).toBe(right);
  });

  test.each(['/404', '/wp-login.php', '/xyzzyplugh', '/%E0%A4%A', '/'])(
    'suggests nothing for %s',
    (wrong) => {
      expect(nearest(wrong).length).toBeLessThanOrEqual(1);
    },
  );

  test('suggests at most three distinct pages', () => {
    const offered = nearest('/technology');
    expect(offered.length).toBeLessThanOrEqual(3);
    expect(new Set(offered).size).toBe(offered.length);
  });
});
