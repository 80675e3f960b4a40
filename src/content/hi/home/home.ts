import { clientsLabel } from '../../clients/label.ts';
import english from '../../home/home.ts';
import type { HomePage } from '../../home/schema.ts';
import { technologyCards } from '../../home/technology-cards.ts';
import type { PageLink } from '../../schema.ts';
import { serviceIds } from '../../services/service-ids.ts';
import { brand } from '../brand.ts';
import { inWords } from '../in-words.ts';
import { labels } from '../labels.ts';
import { operationalPicture } from '../products/operational-picture.ts';
import { cityStory } from './city-story.ts';
import { platforms } from './platforms.ts';
import { services } from './services.ts';

const capabilities = [
  'इंटरनेट ऑफ़ थिंग्स',
  'कृत्रिम बुद्धिमत्ता',
  'एकीकरण',
  'घटना प्रबंधन',
  'स्थिति की समझ',
  'विश्लेषण',
  'मानक संचालन प्रक्रिया',
  'API',
  'मुक्त एवं लचीला',
  'शीघ्र स्थापना',
  'पुनःप्रयोज्य, जुड़ने योग्य घटक',
  'साझा संचालन चित्र',
];

const statistics = ['उत्पाद', 'पूर्ण परियोजनाएँ', 'उद्योग क्षेत्र', 'ग्राहक संस्थाएँ'];

const plates: Record<string, { number: string; kind: string }> = {
  'iso-27001': { number: 'ISO 27001', kind: 'सूचना सुरक्षा' },
  'iso-9001': { number: 'ISO 9001', kind: 'गुणवत्ता प्रबंधन' },
};

/** By the page each leads to. */
const solutions: Partial<Record<PageLink, { name: string; description: string; alt: string }>> = {
  'page:smart-city': {
    name: 'स्मार्ट सिटी',
    description: 'जल, ऊर्जा, यातायात, भवन और आपात सेवाएँ, सब एक ही नगर संचालन केंद्र से।',
    alt: 'नगर के केंद्र का रेखाचित्र: एक मस्तूल के चारों ओर वलयाकार सड़कें।',
  },
  'page:safety-security': {
    name: 'संरक्षा एवं सुरक्षा',
    description: 'सड़कों, बंदरगाहों, हवाई अड्डों, सीमाओं और तेल एवं गैस स्थलों के लिए डिस्पैच और सुरक्षा।',
    alt: 'पहरे वाले द्वार का रेखाचित्र, पास में खड़ा प्रतिक्रिया वाहन।',
  },
  'page:smart-industry': {
    name: 'स्मार्ट उद्योग',
    description: 'कृषि से समुद्री उद्योग तक, हर क्षेत्र के सेंसर, मशीनें और वाहन आपस में जुड़े हुए।',
    alt: 'टैंक, कन्वेयर और नियंत्रण कक्ष वाले संयंत्र का रेखाचित्र।',
  },
  'page:cyber-intelligence': {
    name: 'सोशल मीडिया एवं साइबर आसूचना',
    description:
      'सार्वजनिक वेब और नेटवर्क के संकेत केवल विधिसम्मत प्रयोजन से; हर खोज लॉग में दर्ज, हर निष्कर्ष विश्लेषक का जाँचा हुआ।',
    alt: 'जुड़े बिंदुओं के मानचित्र के चारों ओर विश्लेषकों के डेस्क का रेखाचित्र।',
  },
};

export default {
  kind: 'home',
  moves: true,
  head: {
    title: english.head.title,
    keywords: [
      `${brand.address.locality} की सूचना प्रौद्योगिकी परामर्श कंपनी`,
      'एकीकृत संचालन केंद्र',
      'कमान एवं नियंत्रण सॉफ़्टवेयर',
      'स्मार्ट सिटी प्लेटफ़ॉर्म',
      'संरक्षा एवं सुरक्षा प्रणालियाँ',
      'नियोजित निवारक रखरखाव',
      'औद्योगिक IoT',
      'सॉफ़्टवेयर विकास सेवाएँ',
    ],
    description: `संचालन केंद्र, नगर और सुरक्षा के प्लेटफ़ॉर्म, और आवश्यकता के अनुसार बना सॉफ़्टवेयर। ${brand.address.locality} की परामर्श कंपनी, जिसे ISO 27001 और ISO 9001 प्रमाणपत्र प्राप्त हैं।`,
  },
  hero: {
    ...english.hero,
    offer:
      'नगरों, सुरक्षा बलों और संयंत्रों के लिए नियंत्रण कक्ष का सॉफ़्टवेयर, और उनकी प्रणालियों को जोड़ने वाला, आवश्यकतानुसार बना सॉफ़्टवेयर।',
    tagline: 'नई राह खोलने वाले समाधानों से हम बड़ी कंपनियों का कामकाज सरल बनाते हैं',
    words: ['विश्वास', 'ज्ञान', 'विवेक'],
    sentence: `${brand.name} की पहचान: विश्वास, ज्ञान और विवेक।`,
    actions: [
      { label: 'घटना पर कार्रवाई देखें', href: 'page:run-a-shift' },
      { label: 'इंजीनियर से बात करें', href: 'page:contact' },
    ],
    certifications: english.hero.certifications.flatMap((certificate) => {
      const plate = plates[certificate.id];
      return plate ? [{ ...certificate, plate }] : [];
    }),
    mascot: {
      ...english.hero.mascot,
      image: { ...english.hero.mascot.image, alt: `${brand.flagship}, हेडसेट पहने चील` },
      caption: 'एकीकृत संचालन केंद्र',
    },
    video: {
      name: 'रात में वलय के चारों ओर बसा नगर',
      description:
        'अँधेरा होने के बाद ऊपर से दिखता नगर, चित्र में। गोल केंद्र के चारों ओर वलयाकार और सीधी सड़कों पर यातायात चल रहा है।',
    },
  },
  city: cityStory,
  statistics: {
    label: 'आँकड़ों में कंपनी',
    items: english.statistics.items.map((item, index) => ({
      ...item,
      label: statistics[index] ?? item.label,
    })),
  },
  clients: {
    ...english.clients,
    label: clientsLabel({
      samples: 'नमूना ग्राहक, काल्पनिक नाम',
      mixed: 'ग्राहक, कुछ नमूना नामों के साथ',
      own: 'हमारे कुछ ग्राहक',
    }),
  },
  products: {
    ...english.products,
    title: 'उत्पाद',
    claim: `${inWords(1 + platforms.length, 'उत्पाद', 'उत्पाद')}, जो अलग भी चलें और मिलकर एक कक्ष भी बनें`,
    lead: `संचालन कक्ष ${brand.flagship} से चलता है। हमारे प्लेटफ़ॉर्म उसके आसपास का काम सँभालते हैं: स्वतंत्र रूप से भी, कक्ष से जुड़कर भी।`,
    flagship: {
      ...english.products.flagship,
      subtitle: 'एकीकृत संचालन केंद्र',
      title: 'नगरों और सुरक्षा बलों के लिए कमान एवं नियंत्रण',
      intro: `${brand.flagship} एक मॉड्यूलर कमान एवं नियंत्रण केंद्र है, जिसमें कई विभाग सुरक्षा संचालन और घटनाओं को उसी क्षण एक साथ देखते हैं। कैमरे, सेंसर, मानचित्र और फ़ील्ड दल एक ही स्क्रीन पर दिखते हैं। हर घटना पहली सूचना से समापन रिपोर्ट तक आपकी अपनी कार्यविधि से चलती है।`,
      image: {
        ...operationalPicture.tablet,
        alt: 'ऑपरेटर की स्क्रीन: वलयाकार नगर के मानचित्र पर एक चालू घटना, वहाँ तक का मार्ग और प्रतिक्रिया के चरण।',
      },
      narrowImage: operationalPicture.phone,
      tiles: english.products.flagship.tiles.map((tile, index) => ({
        ...tile,
        name: capabilities[index] ?? tile.name,
      })),
      action: { label: `${brand.flagship} को जानें`, href: 'page:flagship' },
    },
    platforms,
    platformAction: 'यह प्लेटफ़ॉर्म देखें',
    touch: 'यहीं आज़माएँ',
  },
  solutions: {
    ...english.solutions,
    title: 'समाधान',
    claim: 'वही उत्पाद, आपके क्षेत्र के अनुसार ढाले हुए',
    lead: 'नगर, सुरक्षा बल, उद्योग या आसूचना इकाई के लिए ढाले गए हमारे उत्पाद।',
    cards: english.solutions.cards.flatMap((card) => {
      const { alt, ...words } = solutions[card.href] ?? {};
      return alt ? [{ ...card, ...words, image: { ...card.image, alt } }] : [];
    }),
    action: 'यह समाधान देखें',
  },
  case: {
    ...english.case,
    eyebrow: 'निजी बैंक',
    label: 'स्थल, एक कक्ष',
    title: 'एक निजी बैंक की हर शाखा का अलार्म एक ही कक्ष में पहुँचता है',
    note: 'हर बिंदु बैंक का एक स्थल है और हर रेखा उसका जुड़ाव। चित्र में पूरे 450 हैं।',
    image: {
      ...english.case.image,
      alt: 'एक डेस्क के चारों ओर 450 बिंदुओं के अर्धवलय; हर बिंदु एक रेखा से डेस्क से जुड़ा है। एक बिंदु पर अलार्म है।',
    },
    action: { ...english.case.action, label: 'केस स्टडी पढ़ें' },
  },
  services: {
    ...english.services,
    title: 'सेवाएँ',
    claim: `${inWords(serviceIds.length, 'सेवा', 'सेवाएँ')}, हर एक में लिखा है कि आपको क्या मिलेगा`,
    lead: 'उन संस्थाओं के लिए सॉफ़्टवेयर, जिनका काम रुक नहीं सकता। कोई सेवा चुनें और पढ़ें कि उसमें क्या आता है।',
    items: services,
    action: {
      label: 'और जानें',
      about: `हमारी ${inWords(serviceIds.length, 'सेवा', 'सेवाओं')} के बारे में`,
      href: 'page:services',
    },
  },
  technologies: {
    ...english.technologies,
    title: 'प्रौद्योगिकी',
    claim: 'हमारे इंजीनियर इन क्षेत्रों में काम करते हैं',
    lead: 'नगर की एक परियोजना में IoT, डेटा, क्लाउड और सुरक्षा का काम साथ हो सकता है।',
    cards: technologyCards(labels),
  },
} satisfies HomePage;
