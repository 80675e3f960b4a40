import { expect, test } from 'vitest';
import { editions } from '../src/content/editions.ts';
import { isEditedAt, languageAt } from './edition-of.ts';

const [first, ...others] = editions;
const own = ({ tag }: { tag: string }) => `src/content/${tag}/company/contact.ts`;

test('a page offers only texts in its language, plus the names shared by all languages', () => {
  expect(isEditedAt('/contact', 'src/content/company/contact.ts')).toBe(true);
  for (const edition of others) {
    expect(isEditedAt(`${edition.prefix}/contact`, own(edition))).toBe(true);
    expect(isEditedAt(edition.prefix.toUpperCase(), own(edition))).toBe(true);
    expect(isEditedAt(`${edition.prefix}/contact`, 'src/content/brand.ts')).toBe(true);
  }
});

test('no page offers texts of another language', () => {
  for (const edition of others) {
    expect(isEditedAt(`${edition.prefix}/contact`, 'src/content/company/contact.ts')).toBe(false);
    expect(isEditedAt('/contact', own(edition)), first.tag).toBe(false);
    for (const other of others.filter((one) => one !== edition))
      expect(isEditedAt(`${edition.prefix}/contact`, own(other))).toBe(false);
  }
});

test('a translated page names its language in English; the first edition does not', () => {
  expect(languageAt('/contact')).toBe('');
  for (const { prefix } of others) expect(languageAt(`${prefix}/contact`)).toMatch(/^[A-Z][a-z]+$/);
});
