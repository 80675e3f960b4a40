import type { VideoObject } from 'schema-dts';
import { brand } from '../../../src/content/brand.ts';
import home from '../../../src/content/home.ts';
import { heroFilm, heroPoster } from '../hero-media.ts';
import { lastChange } from '../history.ts';
import { organizationId } from './identities.ts';

export function heroVideo(): VideoObject {
  const { name, description } = home.hero.video;
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
