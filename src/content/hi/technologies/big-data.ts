import type { TimeWindows } from '../../examples/schema.ts';
import { reworded } from '../../reworded.ts';
import english from '../../technologies/big-data.ts';
import type { TechnologyPage } from '../../technologies/schema.ts';
import example from '../examples/windows.ts';
import { inWords } from '../in-words.ts';
import { processLine } from './process.ts';

const cards = reworded(english.cards, 'anchor', {
  'real-time-analytics': {
    title: 'तत्काल विश्लेषण',
    content:
      'संकेत आते ही गिनती, औसत और अलार्म निकलते हैं। ड्यूटी इंजीनियर वार्ड में इस समय का दाब देखता है और प्रणाली उसकी तुलना पिछले सप्ताह के उसी घंटे से करती है।',
  },
  'data-integration': {
    title: 'डेटा एकीकरण',
    content:
      'SCADA, ERP, GIS, कॉल केंद्र और काग़ज़ी फ़ॉर्म का डेटा एक ढाँचे में आता है; आँकड़े टकराएँ तो नियम तय है, और अस्वीकृत पंक्तियों की सूची सुधार के लिए दी जाती है।',
  },
  'performance-optimization': {
    title: 'गति में सुधार',
    content:
      'धीमी क्वेरी खोजकर उनके लिए इंडेक्स बनाए जाते हैं या वे फिर से लिखी जाती हैं। कम उपयोग का डेटा सस्ते भंडार में जाता है। हम आपके काम पर पहले और बाद की गति मापते हैं और परीक्षण आपको सौंप देते हैं।',
  },
});

export default {
  kind: 'technology',
  moves: true,
  head: {
    title: 'मीटर, कैमरे और टिकट के लिए बिग डेटा इंजीनियरिंग',
    keywords: [
      'बिग डेटा',
      'तत्काल विश्लेषण',
      'डेटा एकीकरण',
      'डेटा इंजीनियरिंग',
      'डेटा प्रवाह संसाधन',
      'Apache Kafka',
      'क्वेरी की गति',
    ],
    description:
      'सेंसर के डेटा प्रवाह, टिकट और लॉग की डेटा इंजीनियरिंग: आते ही जुड़ते हैं, मुक्त प्रारूपों में रहते हैं और डेस्क पर तुरंत मिलते हैं।',
  },
  banner: {
    eyebrow: 'प्रौद्योगिकी',
    title: 'बिग डेटा',
    lead: 'उन संस्थाओं की डेटा इंजीनियरिंग, जिनके मीटर, कैमरे और टिकट डेटाबेस से बड़े हो गए हैं। डेटा प्रवाह आते ही जोड़े जाते हैं, ताकि रिपोर्ट जल्दी बनें और कोई भी अभिलेख फिर से मिल सके।',
    image: english.banner.image,
    actions: [{ label: 'इंजीनियर से बात करें', href: 'page:contact' }],
  },
  example,
  intro: {
    title: 'जब डेटाबेस छोटा पड़ जाए',
    paragraphs: [
      'मीटर योजना या कैमरों का नेटवर्क एक दिन में इतनी पंक्तियाँ लिखता है जितनी के लिए कार्यालय का डेटाबेस लिया ही नहीं गया था। रिपोर्ट पहले रात भर चलती हैं, फिर रुक जाती हैं। हमारे डेटा इंजीनियर नीचे का प्रवाह फिर से बनाते हैं और पुरानी रिपोर्ट चलती रहती हैं।',
      'हम Apache Kafka से डेटा एकत्र करते हैं, Spark या सादे SQL से संसाधित करते हैं और PostgreSQL या Parquet फ़ाइलों में रखते हैं, जिन्हें कोई भी उपकरण पढ़ सके। हर तालिका का एक प्रभारी, एक विवरण और मिटाने की अवधि तय है। व्यक्ति की पहचान बताने वाले नाम और संख्याएँ छिपी रहती हैं, जब तक किसी भूमिका को उनकी आवश्यकता न हो। चार्ट के किसी भी आँकड़े से उन अभिलेखों तक पहुँचा जा सकता है जिनसे वह बना है।',
    ],
  },
  cardsHead: {
    title: 'हमारी डेटा इंजीनियरिंग',
    lead: `${inWords(cards.length, 'प्रकार का काम', 'प्रकार के काम')}; आरंभ प्रायः सबसे धीमी रिपोर्ट से होता है।`,
  },
  cards,
  process: processLine,
  related: [
    {
      name: 'डेटा विज्ञान',
      description: 'व्यवस्थित डेटा से पूछे गए प्रश्न।',
      href: 'page:data-science',
    },
    {
      name: 'एकीकृत व्यवसाय संचालन केंद्र',
      description: 'चालू घटनाओं के साथ व्यवसाय के आँकड़े।',
      href: 'page:business-operations',
    },
    {
      name: 'क्लाउड सेवाएँ',
      description: 'डेटा के साथ बढ़ता भंडार और संगणन।',
      href: 'page:cloud',
    },
  ],
  closing: {
    title: 'अपनी सबसे धीमी रिपोर्ट से आरंभ करें।',
    action: { label: 'अपनी परियोजना पर चर्चा करें', href: 'page:contact' },
  },
} satisfies TechnologyPage<TimeWindows>;
