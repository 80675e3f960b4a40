import type { VideoObject } from 'schema-dts';
import { brand } from '../../../src/content/brand.ts';
import type { HomePage } from '../../../src/content/home/schema.ts';
import { heroFilm, heroPoster } from '../hero-media.ts';
import { lastChange } from '../history.ts';
import { organizationId } from './identities.ts';

export function heroVideo({ hero }: HomePage): VideoObject {
  const { name, description } = hero.video;
  return {
    '@type': 'VideoObject',
    '@id': `${brand.origin}/#video`,
    name,
    description,
    contentUrl: brand.origin + heroFilm,
    thumbnailUrl: brand.origin + heroPoster,
    uploadDate: lastChange(`public${heroFilm}`),
    publisher: { '@id': organizationId },
  };
}
