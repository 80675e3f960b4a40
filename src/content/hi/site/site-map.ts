import { siteMapLinks } from '../../page-lists.ts';
import type { SiteMapPage } from '../../site/schema.ts';
import english from '../../site/site-map.ts';
import { labels } from '../labels.ts';

export default {
  kind: 'site-map',
  head: {
    title: 'साइट मानचित्र',
    keywords: ['साइट मानचित्र', 'सभी पृष्ठ', 'पृष्ठों की सूची', 'उत्पाद', 'समाधान', 'प्रौद्योगिकी'],
    description: 'वेबसाइट के सभी पृष्ठ एक सूची में: उत्पाद, समाधान, सेवाएँ, प्रौद्योगिकियाँ, कंपनी और विधिक जानकारी।',
  },
  banner: {
    eyebrow: 'साइट संबंधी जानकारी',
    title: 'साइट मानचित्र',
    lead: 'साइट के सभी पृष्ठ एक सूची में, मेनू के क्रम में। पृष्ठ को उसके नाम से यहीं ढूँढ़ें।',
    image: english.banner.image,
  },
  groups: [
    { title: 'कंपनी', links: siteMapLinks(labels, 'company') },
    { title: 'उत्पाद', links: siteMapLinks(labels, 'products') },
    { title: 'समाधान एवं सेवाएँ', links: siteMapLinks(labels, 'solutions') },
    { title: 'प्रौद्योगिकी', links: siteMapLinks(labels, 'technology') },
    { title: 'केस स्टडी', links: siteMapLinks(labels, 'projects') },
    { title: 'विधिक एवं साइट संबंधी जानकारी', links: siteMapLinks(labels, 'legal') },
  ],
} satisfies SiteMapPage;
