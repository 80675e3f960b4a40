import { street as english, type Street, type StreetLayer } from '../../instruments/street.ts';

/** By the layer's id. */
const layers: Record<string, Pick<StreetLayer, 'name' | 'office' | 'line'> & { note: string }> = {
  road: { name: 'सड़क', office: 'सड़क कार्यालय', line: 'गिट्टी पर डामर, 0.36 m', note: '2019 में बनी' },
  telecom: { name: 'दूरसंचार', office: 'दूरसंचार कार्यालय', line: 'चार नलिकाएँ', note: 'दो नलिकाएँ ख़ाली' },
  power: { name: 'विद्युत', office: 'विद्युत कार्यालय', line: 'फ़ीडर F7, 11 kV', note: '2011 का जोड़' },
  water: { name: 'जल', office: 'जल बोर्ड', line: 'मुख्य पाइपलाइन, 300 mm', note: '1998 का ढलवाँ लोहा' },
  storm: { name: 'बरसाती नाला', office: 'जल निकासी कार्यालय', line: '900 mm, ढाल 1:200', note: 'पंप घर 4 तक' },
  sewer: { name: 'सीवर', office: 'सीवरेज कार्यालय', line: '450 mm, ढाल 1:150', note: 'कैमरे से जाँच' },
};

/** The highest two are a little lower than in the first edition: signs above the head line need the space. */
const above = [
  { title: 'सड़क प्रकाश', note: 'समूह से नियंत्रित, TALQ', lift: 234 },
  { title: 'स्मार्ट मीटर', note: 'DLMS/COSEM मीटर' },
  { title: 'बसें और सड़कें', note: 'GTFS Realtime', lift: 234 },
  { title: 'अपशिष्ट संग्रह', note: 'छूटे हुए फेरे दिखते हैं' },
];

export const street: Street = {
  ...english,
  layers: english.layers.map((layer) => {
    const words = layers[layer.id];
    return words ? { ...layer, ...words, note: { ...layer.note, text: words.note } } : layer;
  }),
  above: english.above.map((thing, index) => ({ ...thing, ...above[index] })),
  words: {
    title: 'सड़क का अनुप्रस्थ काट',
    description:
      'एक काल्पनिक सड़क के 120 मीटर: ऊपर बत्तियाँ, मीटर, बस और कूड़ेदान; नीचे सड़क की परत, नलिकाएँ, फ़ीडर, मुख्य पाइपलाइन, नाला और सीवर; और अनुमति वाली खुदाई।',
    permit: 'खुदाई अनुमति 2218, आवेदित। नमूना',
    work: 'फ़ाइबर नलिका, स्टेशन रोड',
    measures: 'लंबाई {length} m, गहराई {depth} m, {from} m से {to} m तक',
    layers: 'कौन सी परत सामने लाएँ',
    depthOf: '{depth} m',
    inTrench: 'खुदाई के भीतर',
    close: '{gap} mm नीचे',
    clear: '{gap} m दूर',
    inTrenchLine: '{line}, खुदाई में {length} m तक',
    closeLine: '{line}, खुदाई से {gap} mm नीचे; {wanted} mm चाहिए',
    clearLine: '{line}, खुदाई से {gap} m नीचे',
    from: 'खुदाई का आरंभ',
    to: 'खुदाई का अंत',
    depth: 'खुदाई की गहराई',
    metres: '{value} m; {agree}',
    scale: '20 m; गहराई 10 गुना बढ़ाकर',
    depthNote: 'गहराई 10 गुना बढ़ाकर',
    scaleStart: '0',
    west: 'सड़क को पश्चिम खिसकाएँ',
    east: 'सड़क को पूर्व खिसकाएँ',
    layer: 'परत',
    verdict: 'खुदाई से दूरी',
    office: 'कार्यालय',
    forward: '{name}: {verdict}। अंतिम सर्वेक्षण {year} में हुआ।',
    surveyed: '{text}, सर्वेक्षण {year}',
    counts: 'रेखा से {reach} m के भीतर की सेवाएँ गिनी जाती हैं।',
  },
  agree: [
    'किसी कार्यालय की सहमति आवश्यक नहीं',
    'एक कार्यालय की सहमति आवश्यक',
    'दो कार्यालयों की सहमति आवश्यक',
    'तीन कार्यालयों की सहमति आवश्यक',
    'चार कार्यालयों की सहमति आवश्यक',
    'पाँच कार्यालयों की सहमति आवश्यक',
  ],
};
