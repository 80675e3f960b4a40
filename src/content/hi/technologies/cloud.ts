import type { Migration } from '../../examples/schema.ts';
import { reworded } from '../../reworded.ts';
import english from '../../technologies/cloud.ts';
import type { TechnologyPage } from '../../technologies/schema.ts';
import example from '../examples/migration.ts';
import { inWords } from '../in-words.ts';
import { processLine } from './process.ts';

const cards = reworded(english.cards, 'anchor', {
  'cloud-consulting': {
    title: 'क्लाउड परामर्श',
    content:
      'आपके अनुप्रयोगों की सूची और हर एक के लिए अनुशंसा: रखें, ले जाएँ, फिर से बनाएँ या बंद करें। अध्ययन में लागत का अनुमान, नेटवर्क योजना और जोखिम भी होते हैं।',
  },
  'cloud-application-development': {
    title: 'क्लाउड अनुप्रयोग विकास',
    content:
      'नया सॉफ़्टवेयर, जो कई प्रतियों में चलता है, एक के रुकने पर नहीं रुकता, परीक्षा परिणाम या त्योहार के दिन बढ़ता है और फिर घट जाता है, ताकि बिल भी घटे।',
  },
  'cloud-migration-services': {
    title: 'क्लाउड स्थानांतरण सेवाएँ',
    content:
      'एक बार में एक अनुप्रयोग का स्थानांतरण, पहले प्रति पर अभ्यास; आपकी स्वीकृति तक पुराना और नया दोनों चलते हैं और लौटने का रास्ता खुला रहता है।',
  },
});

export default {
  kind: 'technology',
  head: {
    title: 'क्लाउड परामर्श, विकास और स्थानांतरण',
    keywords: [
      'क्लाउड सेवाएँ',
      'क्लाउड परामर्श',
      'क्लाउड अनुप्रयोग विकास',
      'क्लाउड स्थानांतरण',
      'हाइब्रिड क्लाउड',
      'Kubernetes',
      'AWS, Azure और Google Cloud',
    ],
    description:
      'AWS, Azure, Google Cloud या आपके अपने सर्वर पर परामर्श, विकास और स्थानांतरण; मासिक बिल का अनुमान स्थानांतरण से पहले ही।',
  },
  banner: {
    eyebrow: 'प्रौद्योगिकी',
    title: 'क्लाउड सेवाएँ',
    lead: 'सूचना प्रौद्योगिकी प्रमुखों के लिए क्लाउड परामर्श, विकास और स्थानांतरण। हम आपके साथ तय करते हैं कि सार्वजनिक क्लाउड में क्या जाए, आपके भवन में क्या रहे और दोनों साथ कैसे चलें।',
    image: english.banner.image,
    actions: [{ label: 'इंजीनियर से बात करें', href: 'page:contact' }],
  },
  example,
  intro: {
    title: 'क्लाउड में क्या जाए और क्या यहीं रहे',
    paragraphs: [
      'सूचना प्रौद्योगिकी प्रमुख हमारे पास तब आते हैं जब सर्वर कक्ष भर गया हो, अनुबंध समाप्त हो रहा हो या क्लाउड अपनाने का निर्देश हो। हम पहले पूछते हैं कि इंटरनेट लाइन बंद होने पर हर अनुप्रयोग क्या करता है। नागरिक पोर्टल कहीं भी रह सकता है। अलार्म कंसोल को स्थल पर चलते रहना है और अवसर मिलते ही अपने अभिलेख बाहर भेजने हैं।',
      'हम AWS, Azure और Google Cloud पर, और निजी क्लस्टर पर भी बनाते हैं। कंटेनर OCI मानक के होते हैं, Kubernetes उन्हें चलाता है और बाकी Terraform फ़ाइलों में लिखा होता है, इसलिए प्रदाता बदलना संभव रहता है। डेटा आपकी नीति में नामित क्षेत्र में रहता है। वह भंडार में और मार्ग में एन्क्रिप्टेड है और कुंजियाँ किसके पास रहें, यह अनुबंध में तय होता है।',
    ],
  },
  cardsHead: {
    title: 'हम क्या करते हैं',
    lead: `आरंभ के ${inWords(cards.length, 'तरीका', 'तरीके')}, आपकी वर्तमान स्थिति के अनुसार।`,
  },
  cards,
  process: processLine,
  related: [
    {
      name: 'विकास प्रौद्योगिकियाँ',
      description: 'Docker से Selenium तक के उपकरण।',
      href: 'page:development',
    },
    {
      name: 'DevOps सेवा',
      description: 'संस्करण और बैकअप की देखरेख।',
      href: 'page:services/service4',
    },
    {
      name: 'साइबर सुरक्षा',
      description: 'खातों, कुंजियों और नेटवर्क की जाँच।',
      href: 'page:cyber-security',
    },
  ],
  closing: {
    title: 'आपके सर्वर कक्ष में जो चलता है, उसकी सूची से आरंभ करें।',
    action: { label: 'अपनी परियोजना पर चर्चा करें', href: 'page:contact' },
  },
} satisfies TechnologyPage<Migration>;
