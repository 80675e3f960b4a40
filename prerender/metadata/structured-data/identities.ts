/* The ids by which every page's structured data refers to the company, its website, its founder and its cases. */
import type { Organization } from 'schema-dts';
import { canonicalUrl } from '../../../src/app/head.ts';
import { brand } from '../../../src/content/brand.ts';
import type { Page } from '../page.ts';

export const organizationId = `${brand.origin}/#organization`;
export const websiteId = `${brand.origin}/#website`;
export const founderId = `${canonicalUrl('founder')}#person`;

export function casesId({ id, edition }: Pick<Page, 'id' | 'edition'>): string {
  return `${canonicalUrl(id, edition)}#cases`;
}

/** Enough for a page that does not describe the company itself. */
export const company = {
  '@type': 'Organization',
  '@id': organizationId,
  name: brand.name,
  url: canonicalUrl('home'),
} as const satisfies Organization;
