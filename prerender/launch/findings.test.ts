import { describe, expect, test } from 'vitest';
import { brand as shipped } from '../../src/content/brand.ts';
import cases from '../../src/content/cases/case-studies.ts';
import type { DataSheet } from '../../src/content/data-sheets/schema.ts';
import sheets from '../../src/content/data-sheets/sheets.ts';
import { findExpiry, findStaleIssues } from './outdated.ts';
import { findPlaceholders } from './placeholders.ts';
import { findInvalid, findInventedCustomers, findSampleCases, findUnset, findUnstated } from './unset.ts';

const file = 'src/content/brand.ts';
const filled = {
  ...shipped,
  name: 'Meridian',
  founderName: 'A. Founder',
  email: 'sales@meridian.in',
  securityEmail: 'security@meridian.in',
  phone: '+91 98100 00000',
  networkPage: 'https://network.org/company/meridian',
  reviewPage: 'https://reviews.org/company/meridian',
  founderProfile: 'https://network.org/people/founder',
  origin: 'https://www.meridian.in',
  courtCity: 'New Delhi',
  partnerName: 'Meridian Partners',
  certificateNumbers: { iso27001: 'IS-108000', iso9001: 'QM-481516' },
  formEndpoint: 'https://forms.meridian.in/contact',
} as const;

describe('launch check', () => {
  test('checks values regardless of how the file writes them', () => {
    const source = "// brand\nemail:\n  'sales@old.example',\n";
    const values = {
      email: 'sales@old.example',
      phone: '+00 0000 0000',
      city: '[court city]',
      number: 'IS-000000',
    };
    expect(findPlaceholders(file, values, source)).toEqual([
      { file, line: 3, field: 'email', problem: 'sales@old.example is a placeholder domain' },
      { file, line: 1, field: 'phone', problem: '+00 0000 0000 is a placeholder number' },
      { file, line: 1, field: 'city', problem: '[court city] is a bracketed placeholder' },
      { file, line: 1, field: 'number', problem: 'IS-000000 is a certificate number of zeros' },
    ]);
  });

  test('lists two addresses on one placeholder domain separately', () => {
    const values = { company: 'https://network.example/company', founder: 'https://network.example/people' };
    const source = `company: '${values.company}',\nfounder: '${values.founder}',\n`;
    expect(findPlaceholders(file, values, source).map(({ line }) => line)).toEqual([1, 2]);
  });

  test('reports a value used by the brand file and a page once', () => {
    const page = { text: 'Write to sales@old.example or to press@other.example' };
    expect(findPlaceholders('contact.ts', page, '', ['sales@old.example'])).toEqual([]);
    expect(
      findPlaceholders('contact.ts', { text: 'press@other.example' }, '', ['sales@old.example']),
    ).toHaveLength(1);
  });

  test('reports the missing founder, the missing endpoint and placeholder domains', () => {
    const { founderName: _, formEndpoint: __, certificateNumbers: ___, ...rest } = filled;
    const findings = findUnset({ ...rest, origin: 'https://www.meridian.example' }, '');
    expect(findings.map(({ field }) => field)).toEqual([
      'founderName',
      'formEndpoint',
      'certificateNumbers',
      'name',
    ]);
  });

  test('reports a brand value that cannot work, with its line', () => {
    const origin = 'https://www.meridian.in/';
    const source = `interface Brand {\n  origin: string;\n}\n  origin: '${origin}',\n`;
    expect(findInvalid({ ...filled, origin }, source)).toMatchObject([{ line: 4, field: 'origin' }]);
    expect(findInvalid(filled, source)).toEqual([]);
  });

  test('lists facts for tenders that the owner has not stated', () => {
    const fields = (values: Parameters<typeof findUnstated>[0]) =>
      findUnstated(values, {}).map(({ field }) => field);
    expect(fields(filled)).toContain('tenderFacts.turnover');
    expect(fields({ ...filled, tenderFacts: { turnover: '1' } })).not.toContain('tenderFacts.turnover');
    expect(fields(filled)).toContain('connections');
  });

  test('reports nothing for a complete brand', () => {
    expect([...findPlaceholders(file, filled, ''), ...findUnset(filled, '')]).toEqual([]);
  });

  test('lists each invented customer', () => {
    const image = { src: '/images/clients/a.svg', alt: 'A', width: 10, height: 32 } as const;
    expect(findInventedCustomers([{ name: 'A', image }], "\n{ name: 'A' }")).toMatchObject([{ line: 2 }]);
    expect(findInventedCustomers([], '')).toEqual([]);
  });

  test('lists each sample case and none of the owner’s', () => {
    const [category] = cases.categories;
    if (!category) throw new Error('There is no case');
    const [, detail] = Object.entries(category.details)[0] ?? [];
    if (!detail) throw new Error('There is no case');
    const { sample: _, ...written } = detail;
    const details = { Ours: written, Theirs: { ...written, sample: true as const } };
    const findings = findSampleCases(
      { categories: [{ ...category, tabs: Object.keys(details), details }] },
      '',
    );
    expect(findings.map(({ problem }) => problem)).toEqual(['Theirs is a sample case']);
  });

  test.each([
    ['Expires: 2031-01-01T00:00:00Z', 0],
    ['Expires: 2030-06-20T00:00:00Z', 1],
    ['Expires: 2030-01-01T00:00:00Z', 1],
    ['Contact: mailto:nobody', 1],
  ])('security.txt with %s, read on 1 June 2030: findings %i', (line, count) => {
    expect(findExpiry('security.txt', `${line}\n`, new Date('2030-06-01'))).toHaveLength(count);
  });

  test('lists a data sheet whose page has changed since its issue', () => {
    const sheet: DataSheet = { ...(sheets[0] as DataSheet), issue: { number: 2, date: '2027-01-31' } };
    expect(findStaleIssues([sheet], () => '2027-01-31T20:00:00+05:30')).toEqual([]);
    expect(findStaleIssues([sheet], () => '2027-02-01T08:00:00+05:30')).toHaveLength(1);
  });
});
