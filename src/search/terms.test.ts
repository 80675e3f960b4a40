import { expect, test } from 'vitest';
import { openIndex } from './engine.ts';
import { indexTerms, normalise, wordsIn } from './terms.ts';

test.each([
  ['हिन्दी', 'हिंदी', 'a half nasal or the dot above'],
  ['हाँ', 'हां', 'the two nasal dots'],
  ['फ़ायर', 'फायर', 'with and without nukta'],
  ['केन्‌द्र', 'केंद्र', 'an invisible non-joiner'],
  ['कैमरा', 'कैमरों', 'the oblique plural'],
  ['सेवा', 'सेवाएँ', 'a feminine plural'],
  ['नीति', 'नीतियाँ', 'a feminine plural in i'],
  ['४१२', '412', 'Devanagari digits'],
  ['٤١٢', '412', 'Arabic digits'],
  ['۴۱۲', '412', 'Persian digits'],
  ['إنذار', 'انذار', 'hamza on alef'],
  ['خريطة', 'خريطه', 'ta marbuta'],
  ['مُشغِّل', 'مشغل', 'vowel marks'],
  ['المدينة', 'مدينة', 'the article'],
  ['والمدينة', 'مدينة', 'the article after a conjunction'],
])('%s and %s have the same stem: %s', (one, other) => {
  expect(normalise(one)).toBe(normalise(other));
});

test.each([
  ['कल', 'काल'],
  ['सड़क', 'सडक'],
  ['قلب', 'كلب'],
])('%s and %s have different stems', (one, other) => {
  expect(normalise(one)).not.toBe(normalise(other));
});

test('finds an Arabic word with an attached particle', () => {
  expect(indexTerms('بمدينة')).toContain(normalise('مدينة'));
});

test('treats a danda as a word boundary', () => {
  expect(wordsIn('पानी भरा।')).toEqual(['पानी', 'भरा']);
});

test('finds Latin names beside words of another script', async () => {
  const record = { href: '/hi', title: 'CCTV संचालन केंद्र', context: '', text: 'ONVIF कैमरे', keywords: '' };
  const search = await openIndex([record], {});
  for (const query of ['cctv', 'onvif', 'संचालन', 'केन्द्र']) expect(search(query).results).toHaveLength(1);
});
