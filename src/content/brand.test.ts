/* The brand can be published, and what cannot be is named. */
import { expect, test } from 'vitest';
import { type Brand, brand } from './brand.ts';
import { brandProblems } from './rules/brand.ts';

test('names, mail, telephone and origin in Brand are complete', () => {
  expect(brandProblems(brand)).toEqual([]);
});

/** Not the owner's: a mistake in Brand fails the first test alone. */
const complete: Brand = {
  ...brand,
  name: 'Company',
  suffix: 'Works',
  flagship: 'Product',
  email: 'sales@company.com',
  phone: '+91 11 4000 0000',
  origin: 'https://www.company.com',
  courtCity: 'City',
  partnerName: 'Partner',
  address: { locality: 'City', country: 'Country', postalCode: '1' },
};

test.each<[string, Partial<Brand>]>([
  ['name', { name: ' ' }],
  ['country', { address: { ...complete.address, country: '' } }],
  ['email', { email: 'not an address' }],
  ['email', { email: 'sales@company' }],
  ['phone', { phone: 'call me' }],
  ['phone', { phone: '011 4000 0000' }],
  ['origin', { origin: 'https://www.company.com/' }],
  ['origin', { origin: 'https://www.company.com/site' }],
  ['origin', { origin: 'https://' }],
])('reports the %s in %j', (field, wrong) => {
  expect(brandProblems({ ...complete, ...wrong }).map((found) => found.field)).toEqual([field]);
});

test.each<Partial<Brand>>([
  { email: 'first.last+site@mail.company.co.in' },
  { phone: '+49 (30) 1234-567' },
  { origin: 'https://company.com:8443' },
])('accepts %j', (right) => expect(brandProblems({ ...complete, ...right })).toEqual([]));
