import { caseCount } from '../../cases/case-tabs.ts';
import type { IndustryPage } from '../../solutions/schema.ts';
import english from '../../solutions/smart-industry.ts';
import { brand } from '../brand.ts';
import { inWords } from '../in-words.ts';
import { limits } from '../instruments/limits.ts';
import { cardsInHindi, productsInHindi } from './in-hindi.ts';
import { sectorWords } from './sector-words.ts';

const cards = cardsInHindi(english.cards, sectorWords);

export default {
  ...english,
  head: {
    title: `स्मार्ट उद्योग: ${inWords(cards.length, 'क्षेत्र', 'क्षेत्रों')} की जुड़ी हुई परिसंपत्तियाँ`,
    keywords: [
      'स्मार्ट उद्योग',
      'औद्योगिक IoT',
      'स्मार्ट कृषि',
      'स्वास्थ्य सेवा',
      'ऊर्जा निगरानी',
      'लॉजिस्टिक्स',
      'वाहन बेड़े का डिस्पैच',
      'सार्वजनिक परिवहन GTFS',
      'समुद्री AIS निगरानी',
    ],
    description:
      'खेतों और अस्पतालों से संयंत्रों, वाहन बेड़ों और पोतों तक: हर क्षेत्र में क्या मापा जाता है, किस प्रोटोकॉल से, और माप पर कार्रवाई कौन करता है।',
  },
  banner: {
    ...english.banner,
    eyebrow: 'समाधान',
    title: 'स्मार्ट उद्योग',
    lead: 'संयंत्रों, वाहन बेड़ों, खेतों, दुकानों और अस्पतालों के प्रबंधकों के लिए निगरानी सॉफ़्टवेयर। सामान्य सीमा से बाहर गया माप उस व्यक्ति तक पहुँचता है जो कार्रवाई कर सके।',
    actions: [
      { label: 'इंजीनियर से बात करें', href: 'page:contact' },
      { label: 'निवारक रखरखाव देखें', href: 'page:planned-preventive' },
    ],
  },
  overview: {
    title: 'आरंभ एक माप और एक व्यक्ति से',
    paragraphs: [
      'कंप्रेसर, शीत ट्रक और वेंटिलेटर में एक ही बात समान है: माप सामान्य से हटे तो किसी को समय पर पता चलना चाहिए। हम पूछते हैं कि वह कौन है, उसे क्या देखना है और उसे क्या करने का अधिकार है।',
      'फिर हम उपकरण को उसी के प्रोटोकॉल से जोड़ते हैं, आपके इंजीनियरों के साथ सीमाएँ तय करते हैं और अलार्म, डैशबोर्ड या कार्य आदेश उस व्यक्ति की स्क्रीन तक पहुँचाते हैं।',
    ],
    facts: [
      { label: 'उपयोगकर्ता', value: 'संयंत्र, बेड़े, दुकान और वार्ड के प्रबंधक और उनके दल' },
      { label: 'जोड़ता है', value: 'नियंत्रक, मीटर, वाहन, टैग और चिकित्सा उपकरण' },
      { label: 'आरंभ', value: 'एक लाइन, एक डिपो या एक भवन से' },
    ],
  },
  cardsHead: {
    title: `${inWords(cards.length, 'क्षेत्र', 'क्षेत्र')}, और हर एक के माप`,
    lead: 'हर कार्ड में उपयोगकर्ता, इंटरफ़ेस और वे कार्य हैं जो माँगे जा सकते हैं। क्षेत्र उपकरणों के अनुसार हैं; हमारे आँकड़ों के उद्योग हमारे ग्राहकों के हैं।',
  },
  cards,
  instrument: limits,
  cardsEnd: {
    title: 'आपके स्थल एक ही मानचित्र और एक ही लॉग में',
    action: { label: `${brand.flagship} को जानें`, href: 'page:flagship' },
  },
  products: {
    title: 'ये किन उत्पादों पर चलते हैं',
    lead: 'किसी क्षेत्र को आरंभ में इनमें से एक या दो की आवश्यकता होती है।',
    items: productsInHindi(english.products.items, {
      'page:flagship': { name: brand.flagship, description: 'लाइनें, वाहन बेड़े और स्थल लाइव मानचित्र पर।' },
      'page:planned-preventive': {
        name: 'नियोजित निवारक रखरखाव',
        description: 'कैलेंडर, घंटों और माप से कार्य आदेश।',
      },
      'page:business-operations': {
        name: 'एकीकृत व्यवसाय संचालन केंद्र',
        description: 'मुख्यालय के लिए स्थलों की स्थिति और सेवा के माप।',
      },
    }),
  },
  related: [
    {
      name: 'इंटरनेट ऑफ़ थिंग्स',
      description: 'हम उपकरणों का सॉफ़्टवेयर, गेटवे और इंटरफ़ेस कैसे बनाते हैं।',
      href: 'page:iot',
    },
    {
      name: 'नगरीय अवसंरचना एकीकृत प्लेटफ़ॉर्म',
      description: 'उन सेवाओं के लिए जिनके संयंत्र नगर के काम आते हैं।',
      href: 'page:urban-infrastructure',
    },
    {
      name: 'केस स्टडी',
      description: `${inWords(caseCount, 'नमूना केस स्टडी', 'नमूना केस स्टडी')} में संयंत्र, अस्पताल और लॉजिस्टिक्स।`,
      href: 'page:case-studies',
    },
  ],
  closing: {
    title: 'एक माप और उस पर कार्रवाई करने वाले व्यक्ति से आरंभ करें।',
    action: { label: 'अपनी परियोजना पर चर्चा करें', href: 'page:contact' },
  },
} satisfies IndustryPage;
