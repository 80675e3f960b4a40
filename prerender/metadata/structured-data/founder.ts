import type { Person } from 'schema-dts';
import { canonicalUrl } from '../../../src/app/head.ts';
import { brand } from '../../../src/content/brand.ts';
import about from '../../../src/content/company/about.ts';
import type { FounderPage } from '../../../src/content/company/schema.ts';
import { company, founderId } from './identities.ts';

/** By role until the owner sets the name. */
export function founder({ portrait, domains }: FounderPage): Person {
  return {
    '@type': 'Person',
    '@id': founderId,
    ...(brand.founderName && { name: brand.founderName }),
    jobTitle: about.message.role,
    worksFor: company,
    image: brand.origin + portrait.src,
    url: canonicalUrl('founder'),
    sameAs: brand.founderProfile,
    knowsAbout: domains,
  };
}
