import { describe, expect, test } from 'vitest';
import { findExpiry, findInventedCustomers, findPlaceholders, findUnsetNames } from './launch-check.ts';

const unclean = `export interface Brand {
  name: string; // such as sales@old.example
}
export const brand: Brand = {
  name: 'Placeholder',
  email: 'sales@placeholder.example',
  phone: '+00 0000 0000',
  courtCity: '[court city]',
  certificateNumbers: { iso27001: 'IS-000000', iso9001: 'QM-481516' },
};`;

const clean = `export const brand: Brand = {
  name: 'Meridian',
  founderName: 'A. Founder',
  email: 'sales@meridian.in',
  phone: '+91 98100 00000',
  courtCity: 'New Delhi',
  certificateNumbers: { iso27001: 'IS-108000', iso9001: 'QM-481516' },
};`;

describe('launch check', () => {
  test('names each placeholder with its line and field', () => {
    expect(findPlaceholders('brand.ts', unclean)).toEqual([
      'brand.ts:6  email  sales@placeholder.example is a placeholder domain',
      'brand.ts:7  phone  +00 0000 0000 is a placeholder number',
      'brand.ts:8  courtCity  [court city] is a bracketed placeholder',
      'brand.ts:9  iso27001  IS-000000 is a certificate number of zeros',
    ]);
  });

  test('misses neither the absent founder nor the company name of the placeholder domain', () => {
    expect(findUnsetNames('brand.ts', unclean)).toEqual([
      'brand.ts:4  founderName  is not set',
      'brand.ts:5  name  Placeholder belongs to a placeholder domain',
    ]);
  });

  test('finds nothing in a brand file that is filled in', () => {
    expect([...findPlaceholders('brand.ts', clean), ...findUnsetNames('brand.ts', clean)]).toEqual([]);
  });

  test('finds a placeholder inside running text', () => {
    expect(findPlaceholders('terms.ts', `paragraphs: [\n  'The courts of [city] decide.',\n]`)).toEqual([
      'terms.ts:2  text  [city] is a bracketed placeholder',
    ]);
  });

  test('finds customers that say they are invented', () => {
    expect(findInventedCustomers('clients.ts', '/*\n * Invented organisations.\n */')).toHaveLength(1);
    expect(findInventedCustomers('clients.ts', '/* Our customers. */')).toEqual([]);
  });

  test.each([
    ['Expires: 2031-01-01T00:00:00Z', 0],
    ['Expires: 2030-06-20T00:00:00Z', 1],
    ['Expires: 2030-01-01T00:00:00Z', 1],
    ['Contact: mailto:nobody', 1],
  ])('security.txt with %s, read on 1 June 2030: findings %i', (line, count) => {
    expect(findExpiry('security.txt', `${line}\n`, new Date('2030-06-01'))).toHaveLength(count);
  });
});
