import english from '../../examples/attack-path.ts';
import type { AttackPath } from '../../examples/schema.ts';

const names: Record<string, string> = {
  mail: 'लिंक वाला ईमेल',
  laptop: 'लैपटॉप',
  server: 'फ़ाइल सर्वर',
  jump: 'जंप होस्ट',
  pump: 'पंप नियंत्रक',
};

export default {
  ...english,
  label: 'ईमेल से पंप तक हमले का रास्ता, और वह कहाँ बंद होता है',
  exampleLabel: 'नमूना डेटा',
  legend: 'कौन सा उपाय लागू है',
  controls: [
    {
      id: 'separate',
      label: 'अलग नेटवर्क',
      sentence: 'कार्यालय से नियंत्रण कक्ष तक पहुँच नहीं है: {from} और {to} के बीच बंद।',
    },
    {
      id: 'second-factor',
      label: 'दूसरा प्रमाण',
      sentence: 'केवल चुराए हुए पासवर्ड से कुछ नहीं खुलता: {from} और {to} के बीच बंद।',
    },
    {
      id: 'patch',
      label: 'पैच',
      sentence: 'लिंक को कोई कमज़ोरी नहीं मिलती: {from} और {to} के बीच बंद।',
    },
  ],
  closedHere: 'यहाँ बंद',
  zones: ['कार्यालय नेटवर्क', 'नियंत्रण कक्ष', 'संयंत्र'],
  places: english.places.map((place) => {
    const name = names[place.id] ?? place.name;
    return { ...place, name, inSentence: name };
  }),
} satisfies AttackPath;
