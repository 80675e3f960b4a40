import english from '../../site/offline.ts';
import type { OfflinePage } from '../../site/schema.ts';
import siteMap from './site-map.ts';

export default {
  head: {
    title: 'कनेक्शन नहीं है',
    keywords: ['कनेक्शन नहीं है', 'ऑफ़लाइन', 'सहेजे हुए पृष्ठ'],
    description: 'आपका उपकरण इंटरनेट से जुड़ा नहीं है। जो पृष्ठ आप पहले खोल चुके हैं, वे इस उपकरण पर अब भी पढ़े जा सकते हैं।',
  },
  banner: {
    eyebrow: 'ऑफ़लाइन',
    title: 'कनेक्शन नहीं है',
    lead: 'आपका ब्राउज़र साइट तक नहीं पहुँच सका और यह पृष्ठ उसमें सहेजा हुआ नहीं है। कनेक्शन लौटने पर पृष्ठ दोबारा खोलें।',
    image: english.banner.image,
  },
  savedTitle: 'इस उपकरण पर सहेजे हुए पृष्ठ',
  groups: siteMap.groups,
  reachTitle: 'हमसे संपर्क करें',
  reach: english.reach,
} satisfies OfflinePage;
