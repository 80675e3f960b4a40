import type { SearchWords } from '../../site/schema.ts';

export default {
  label: 'इस वेबसाइट में खोजें',
  placeholder: 'जलभराव, प्रवेश नियंत्रण, निविदा …',
  submit: 'खोजें',
  close: 'खोज बंद करें',
  results: { language: 'hi', one: '{count} परिणाम', other: '{count} परिणाम' },
  none: 'इस साइट पर नहीं बताया गया:',
  nearest: 'निकटतम पृष्ठ',
  ask: 'हमसे पूछें',
  contact: { label: 'संपर्क करें', href: 'page:contact' },
  wantedTitle: 'प्रमुख पृष्ठ',
  wanted: [
    { name: 'संपर्क करें', description: 'ईमेल, दूरभाष, पता और फ़ॉर्म', href: 'page:contact' },
    { name: 'केस स्टडी', description: 'हर नमूना केस स्टडी एक ही क्रम में', href: 'page:case-studies' },
    { name: 'एकीकृत संचालन केंद्र', description: 'प्रमुख उत्पाद का पूरा विवरण', href: 'page:flagship' },
    { name: 'सॉफ़्टवेयर विकास सेवाएँ', description: 'हम क्या बनाते हैं और आपको क्या मिलता है', href: 'page:services' },
  ],
  all: 'सभी परिणाम एक पृष्ठ पर',
  loading: 'खोज खुल रही है।',
  failed: 'खोज नहीं खुल सकी। साइट मानचित्र में सभी पृष्ठों की सूची है।',
  tryAgain: 'फिर प्रयास करें',
} satisfies SearchWords;
