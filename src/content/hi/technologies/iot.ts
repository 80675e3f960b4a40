import type { Readings } from '../../examples/schema.ts';
import { reworded } from '../../reworded.ts';
import english from '../../technologies/iot.ts';
import type { TechnologyPage } from '../../technologies/schema.ts';
import { brand } from '../brand.ts';
import example from '../examples/readings.ts';
import { inWords } from '../in-words.ts';
import { processLine } from './process.ts';

const cards = reworded(english.cards, 'anchor', {
  'iot-device-application-development': {
    title: 'IoT उपकरणों का सॉफ़्टवेयर',
    content:
      'सेंसर, नियंत्रक और गेटवे का फ़र्मवेयर। वह मापता है, बिजली जाने पर माप सुरक्षित रखता है, लिंक लौटने पर भेजता है और दूर से ही सुरक्षित ढंग से अपडेट होता है।',
  },
  'custom-iot-application-development': {
    title: 'आवश्यकतानुसार IoT अनुप्रयोग विकास',
    content:
      'एक काम के लिए डैशबोर्ड और फ़ोन ऐप, जैसे सड़क की बत्तियों के दोष, शीत कक्ष का तापमान या टैंकर के फेरे; सीमाएँ पाली का इंजीनियर बिना प्रोग्रामर के तय करता है।',
  },
  'iot-api-development-and-integration': {
    title: 'IoT API विकास और एकीकरण',
    content:
      'लिखित REST, MQTT और webhook इंटरफ़ेस, जो माप को बिल, GIS, SCADA और रखरखाव प्रणालियों तक ले जाते हैं और कार्य आदेश या नियत मान वापस लाते हैं।',
  },
});

export default {
  kind: 'technology',
  head: {
    title: 'इंटरनेट ऑफ़ थिंग्स: उपकरण, गेटवे और अनुप्रयोग',
    keywords: [
      'इंटरनेट ऑफ़ थिंग्स',
      'IoT अनुप्रयोग विकास',
      'उपकरण फ़र्मवेयर',
      'MQTT',
      'LoRaWAN',
      'Modbus गेटवे',
      'IoT API एकीकरण',
    ],
    description:
      'मीटर, मशीनों और वाहनों के लिए फ़र्मवेयर, गेटवे और अनुप्रयोग, जो MQTT, Modbus, BACnet और LoRaWAN से जुड़ते हैं।',
  },
  banner: {
    eyebrow: 'प्रौद्योगिकी',
    title: 'इंटरनेट ऑफ़ थिंग्स',
    lead: 'मीटर, मशीनों और वाहनों के संचालकों के लिए फ़र्मवेयर, गेटवे और अनुप्रयोग, जो उन्हें पढ़ते और नियंत्रित करते हैं। पुराने और नए उपकरण एक ही रूप में माप भेजते हैं, और चुप हुआ उपकरण नज़र में आ जाता है।',
    image: english.banner.image,
    actions: [{ label: 'इंजीनियर से बात करें', href: 'page:contact' }],
  },
  example,
  intro: {
    title: 'सेंसर से डेस्क तक',
    paragraphs: [
      'हमारे IoT इंजीनियर अलग उम्र के उपकरण जोड़ते हैं: पुराना पंप पैनल, नया वायु गुणवत्ता केंद्र, SIM कार्ड वाला बस ट्रैकर। उपकरण, गेटवे और सर्वर, तीनों का सॉफ़्टवेयर हम लिखते हैं और उन्हीं लोगों के साथ लगाते हैं जो उसका रखरखाव करेंगे।',
      `पुराने उपकरण Modbus, BACnet या OPC UA से जुड़ते हैं। नए उपकरण MQTT, CoAP, LoRaWAN या NB-IoT पर चलते हैं। हर एक की अपनी कुंजी है और उसे हस्ताक्षरित अपडेट मिलते हैं। जो उपकरण चुप हो जाए, उसका अलार्म बजता है। माप ${brand.flagship} को या आपके मौजूदा सॉफ़्टवेयर को जाते हैं।`,
    ],
  },
  cardsHead: {
    title: 'IoT में हम क्या करते हैं',
    lead: `${inWords(cards.length, 'परत', 'परतें')}, और सबके लिए एक ही उत्तरदायी दल।`,
  },
  cards,
  process: processLine,
  related: [
    {
      name: 'नगरीय अवसंरचना एकीकृत प्लेटफ़ॉर्म',
      description: 'पूरे नगर के उपकरण एक मानचित्र पर।',
      href: 'page:urban-infrastructure',
    },
    {
      name: 'स्मार्ट उद्योग',
      description: 'जुड़े हुए उपकरणों पर चलने वाले क्षेत्र।',
      href: 'page:smart-industry',
    },
    {
      name: 'बिग डेटा',
      description: 'माप आगे कहाँ जाते हैं।',
      href: 'page:big-data',
    },
  ],
  closing: {
    title: 'जिसे जोड़ना है, उसका निर्माता और मॉडल हमें भेजें।',
    action: { label: 'प्रश्न पूछें', href: 'page:contact' },
  },
} satisfies TechnologyPage<Readings>;
