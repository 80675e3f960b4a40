import { serviceIds } from '../../services/service-ids.ts';
import english from '../../site/not-found.ts';
import type { NotFoundPage } from '../../site/schema.ts';
import { brand } from '../brand.ts';
import { inWords } from '../in-words.ts';
import siteMap from './site-map.ts';

export default {
  head: {
    title: 'पृष्ठ नहीं मिला',
    keywords: ['पृष्ठ नहीं मिला', 'ग़लत पता', 'साइट मानचित्र', 'मुख्य पृष्ठ'],
    description: 'इस पते पर कोई पृष्ठ नहीं है। इससे मिलता हुआ पृष्ठ या साइट के मुख्य पृष्ठों में से कोई एक चुनें।',
  },
  banner: {
    eyebrow: 'त्रुटि 404',
    title: 'पृष्ठ नहीं मिला',
    lead: 'इस साइट पर इस पते का कोई पृष्ठ नहीं है। हो सकता है कि लिंक पुराना हो या पते का कोई अक्षर ग़लत हो।',
    image: english.banner.image,
    actions: [
      { label: 'मुखपृष्ठ पर जाएँ', href: 'page:home' },
      { label: 'सभी पृष्ठ देखें', href: 'page:site-map' },
    ],
  },
  suggestedTitle: 'इस पते के निकटतम पृष्ठ',
  groups: siteMap.groups,
  mainTitle: 'मुख्य पृष्ठ',
  main: [
    {
      name: `${brand.flagship}, एकीकृत संचालन केंद्र`,
      description: 'प्रमुख उत्पाद और उसकी मुख्य विशेषताएँ।',
      href: 'page:flagship',
    },
    {
      name: 'स्मार्ट सिटी',
      description: 'नगर के सारे काम एक मानचित्र पर।',
      href: 'page:smart-city',
    },
    {
      name: 'सॉफ़्टवेयर विकास सेवाएँ',
      description: `${inWords(serviceIds.length, 'सेवा', 'सेवाएँ')} और हर एक में आपको क्या मिलता है।`,
      href: 'page:services',
    },
    {
      name: 'केस स्टडी',
      description: 'प्रणाली के प्रकार के अनुसार केस स्टडी।',
      href: 'page:case-studies',
    },
    {
      name: 'कंपनी परिचय',
      description: 'हम कौन हैं और हमारे प्रमाणपत्र।',
      href: 'page:about',
    },
    {
      name: 'संपर्क करें',
      description: 'पता, दूरभाष और ईमेल।',
      href: 'page:contact',
    },
  ],
} satisfies NotFoundPage;
