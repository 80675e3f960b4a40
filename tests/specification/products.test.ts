/* Product, solution and legal pages, as the specification lists them. */
import { describe, expect, test } from 'vitest';
import { pages, products, wordsOf } from '../contents.ts';

const titles = (items: { title: string }[]) => items.map((item) => item.title);
/** The specification gives some lists in prose: compares them without case and punctuation. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim();

describe('products', () => {
  test('the flagship has 13 key features', () => {
    expect(titles(pages.flagship.features).map(plain)).toEqual([
      'multi purpose command and control',
      'advanced incident management',
      'open future ready platform',
      'iot with ai',
      'sensor agnostic',
      'common operational picture',
      'emergency cap v1.2 compliant',
      'open standards',
      '2 and 3 screen system',
      'data insights',
      'collaboration',
      'high speed data ingestion',
      'multiple integration patterns',
    ]);
  });

  test.each(Object.entries(products))('%s has a list of at least eight features', (_, page) => {
    expect(page.features.length).toBeGreaterThanOrEqual(8);
    expect(new Set(titles(page.features)).size).toBe(page.features.length);
  });

  test('planned preventive maintenance covers its topics', () => {
    const text = plain(
      wordsOf(pages['planned-preventive'].features)
        .map((entry) => entry.text)
        .join(' '),
    );
    for (const topic of [
      'asset management',
      'preventive scheduling',
      'standard procedures',
      'work order management',
      'levels of viewing rights',
      'hvac water and electrical systems',
      'condition based monitoring',
      'cost savings',
    ]) {
      expect(text).toContain(topic);
    }
  });
});

describe('solutions', () => {
  // biome-ignore format: one page, one block
  test.each([
    ['smart-city', ['water and energy infrastructure', 'transport and traffic', 'citizen services and public safety', 'smart building', 'city surveillance', 'emergency management']],
    ['safety-security', ['computer aided dispatch', 'women safety', 'ports and coastal defense', 'oil and gas security', 'airport security', 'border security']],
    ['smart-industry', ['smart farming', 'healthcare', 'home', 'industrial iot', 'energy', 'logistics', 'automotive', 'retail', 'wearables', 'sports and fitness', 'transportation', 'dispatching tools', 'public transportation', 'marine']],
    ['cyber-intelligence', ['network intelligence', 'threat protection', 'intelligence fusion', 'web and social intelligence']],
  ] as const)('%s has its cards', (id, cards) => {
    expect(titles(pages[id].cards).map(plain)).toEqual(cards);
  });

  test('each of the 14 industries has eight features', () => {
    for (const card of pages['smart-industry'].cards) expect(card.features).toHaveLength(8);
  });
});

test('privacy policy has 5 sections in order, terms have 12', () => {
  expect(titles(pages['privacy-policy'].sections).map(plain)).toEqual([
    'information collected',
    'cookies',
    'sharing',
    'data security',
    'external links',
  ]);
  expect(pages['terms-condition'].sections).toHaveLength(12);
});
