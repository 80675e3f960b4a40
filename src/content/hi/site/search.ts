import type { SearchPage } from '../../site/schema.ts';
import words from './search-words.ts';
import siteMap from './site-map.ts';

export default {
  kind: 'search',
  head: {
    title: 'इस वेबसाइट में खोजें',
    keywords: ['खोज', 'साइट में खोज', 'उत्पाद', 'सेवाएँ', 'केस स्टडी'],
    description: 'कोई सेवा, उद्योग क्षेत्र, विशेषता, केस स्टडी या अनुच्छेद ढूँढ़ें। खोज आपके ब्राउज़र के भीतर चलती है।',
  },
  banner: {
    eyebrow: 'साइट संबंधी जानकारी',
    title: 'खोज',
    lead: 'सेवाएँ, उद्योग क्षेत्र, विशेषताएँ, केस स्टडी और विधिक अनुच्छेद। खोज आपके ब्राउज़र में ही चलती है।',
  },
  withoutScripts: 'खोज आपके ब्राउज़र में स्क्रिप्ट से चलती है, और स्क्रिप्ट बंद हैं। सभी पृष्ठों की सूची नीचे है।',
  words,
  groups: siteMap.groups,
} satisfies SearchPage;
