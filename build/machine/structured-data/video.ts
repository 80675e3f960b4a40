import type { VideoObject } from 'schema-dts';
import { brand } from '../../../src/content/brand.ts';
import home from '../../../src/content/home.ts';
import { lastChange } from '../history.ts';
import { organizationId } from './identities.ts';

const file = '/media/hero-1280.h264.mp4';

export function heroVideo(): VideoObject {
  const { name, description } = home.hero.video;
  return {
    '@type': 'VideoObject',
    '@id': `${brand.origin}/#video`,
    name,
    description,
    contentUrl: brand.origin + file,
    thumbnailUrl: `${brand.origin}/images/hero/landscape.jpg`,
    uploadDate: lastChange(`public${file}`),
    publisher: { '@id': organizationId },
  };
}
