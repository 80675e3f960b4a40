import english from '../../run-a-shift/run-a-shift.ts';
import type { RunAShiftPage } from '../../run-a-shift/schema.ts';
import { brand } from '../brand.ts';
import { inWords } from '../in-words.ts';
import startAShift from './start-a-shift.ts';

const { pictures } = english.steps;

const steps: RunAShiftPage['steps']['items'] = [
  {
    anchor: 'three-messages-arrive',
    title: 'तीन संदेश आते हैं',
    time: '02:13:52 से 02:14:21',
    content: 'आधे मिनट के भीतर जलस्तर मापी, बस चालक और कैमरे का नियम एक ही जगह की सूचना देते हैं।',
  },
  {
    anchor: 'they-become-one-incident',
    title: 'वे एक घटना बनते हैं',
    time: '02:14:10 से 02:14:21',
    content: `कॉल अपने आप में घटना है। ${brand.flagship} स्थान और समय देखकर मापी और कैमरे के संदेश उससे जोड़ता है और मूल संदेश सुरक्षित रखता है।`,
  },
  {
    anchor: 'a-person-decides',
    title: 'निर्णय मनुष्य करता है',
    time: '02:14:58',
    content:
      'ऑपरेटर पुष्टि करता है या ख़ारिज करता है। हर चरण की समय सीमा है; वह बीत जाए तो पर्यवेक्षक को बुलाया जाता है।',
  },
  {
    anchor: 'the-pump-goes-the-road-closes',
    title: 'पंप रवाना, सड़क बंद',
    time: '02:15:49 से 02:21:29',
    content: 'पंप दल 3 सबसे छोटे खुले मार्ग से जाता है। यातायात और बस 47 कदंब एवेन्यू से जाते हैं।',
  },
  {
    anchor: 'the-water-falls-the-log-closes',
    title: 'पानी उतरता है, लॉग बंद होता है',
    time: '02:20:41 से 03:04:20',
    content: 'पर्यवेक्षक सार्वजनिक चेतावनी स्वीकृत करता है। अंत में हर चरण की तुलना उसकी समय सीमा से होती है।',
  },
];

export default {
  kind: 'run-a-shift',
  head: {
    title: 'संचालन डेस्क पर एक पाली सँभालें',
    keywords: [
      'संचालन केंद्र का अभ्यास',
      'नियंत्रण कक्ष अभ्यास',
      'घटना प्रबंधन का डेमो',
      'CAP चेतावनी का उदाहरण',
      'डिस्पैच का अभ्यास',
      'कमान एवं नियंत्रण परीक्षण',
      'ऑपरेटर, पर्यवेक्षक, फ़ील्ड दल और आयुक्त की भूमिकाएँ',
    ],
    description: `अपने ब्राउज़र में ${brand.flagship} के डेस्क पर बैठें: काल्पनिक नगर, लिखित कार्यविधियाँ, हर भूमिका का डेस्क, समीक्षा और CAP v1.2 चेतावनी।`,
  },
  banner: {
    eyebrow: 'प्रमुख उत्पाद',
    title: startAShift.title,
    lead: startAShift.lead,
  },
  about:
    'इस पृष्ठ पर एक काल्पनिक नगर चलता है। संदेश आते हैं, नियम उन्हें घटनाओं में जोड़ते हैं, और मनुष्य के निर्णय के बिना कोई बड़ी कार्रवाई नहीं होती। पृष्ठ से बाहर कुछ नहीं जाता। पाली आरंभ होने के बाद डेस्क की भाषा अंग्रेज़ी है।',
  start: startAShift,
  picture: {
    wide: {
      ...english.picture.wide,
      alt: 'डेस्क, समय 02:14:21: जामुन अंडरपास के तीन संदेश मानचित्र पर जुड़कर एक घटना बने हैं, जो ऑपरेटर के निर्णय की प्रतीक्षा में है।',
    },
    phone: english.picture.phone,
  },
  shifts: [
    {
      id: 'monsoon-night',
      name: 'मानसून की रात',
      note: '02:10, मार्गदर्शन सहित',
      about: 'अंडरपास में पानी: पंप, बंद सड़क, सार्वजनिक चेतावनी।',
    },
    {
      id: 'gas-near-the-market',
      name: 'बाज़ार के पास गैस',
      note: '18:40, अभ्यास का एक घंटा',
      about: 'गैस रिसाव: वाल्व, दमकल, घेराबंदी, सार्वजनिक चेतावनी।',
    },
    {
      id: 'match-evening',
      name: 'मैच की शाम',
      note: '21:30, अभ्यास के 55 मिनट',
      about: 'भीड़ में चिकित्सा कॉल: एंबुलेंस और उसका खुला मार्ग।',
    },
    {
      id: 'cloudburst',
      name: 'बादल फटने की रात',
      note: '04:05, अभ्यास का एक घंटा',
      about: 'दो जगह पानी, और केवल एक ख़ाली पंप दल।',
    },
    {
      id: 'endless',
      name: 'अंतहीन, आपकी संख्या से',
      note: 'आपकी अपनी संख्या',
      about: 'एक संख्या से बनी वर्षा, भीड़ और ख़राबियाँ, घंटे दर घंटे।',
      endless: true,
    },
  ],
  steps: {
    title: `मानसून की एक रात, ${inWords(steps.length, 'चरण', 'चरणों')} में`,
    lead: 'रात दो बजे अंडरपास में पानी चढ़ता है। नगर काल्पनिक है; चरणों का क्रम वही है जो उत्पाद में है।',
    items: steps,
    last: {
      title: 'यह पाली स्वयं चलाएँ',
      content:
        'स्क्रिप्ट चालू हो तो यहाँ काम करता हुआ डेस्क मिलता है: मानचित्र, सूची, वीडियो और रिपोर्ट। पृष्ठ से बाहर कुछ नहीं जाता।',
      withScripts: 'ऊपर का डेस्क यही पाली चलाता है: मानचित्र, सूची, वीडियो और रिपोर्ट। पृष्ठ से बाहर कुछ नहीं जाता।',
      link: { label: 'डेमो का अनुरोध करें', href: 'page:contact' },
      open: { label: 'डेस्क खोलें', href: 'page:run-a-shift#desk' },
    },
    // The desk is not translated: its pictures show the words that open, and only their labels are.
    pictures: {
      ...pictures,
      first: {
        ...pictures.first,
        label: 'मानचित्र: जामुन अंडरपास पर मापी L-14, कैमरा C-03 और बस 47, हर एक अपने संदेश के साथ।',
      },
      fourth: {
        ...pictures.fourth,
        label:
          'मानचित्र: जामुन अंडरपास दोनों सिरों पर बंद है, पंप दल P3 आउटर सर्कल से आ रहा है और मार्ग परिवर्तन कदंब एवेन्यू से है।',
      },
      fifth: {
        ...pictures.fifth,
        label:
          'चार्ट: L-14 पर पानी 52 cm तक चढ़ता है, 02:41 पर 30 cm की सीमा से नीचे आता है और 03:05 तक लगभग उतर जाता है।',
      },
    },
  },
  related: [
    {
      name: `${brand.flagship}, एकीकृत संचालन केंद्र`,
      description: 'इस डेस्क का मूल उत्पाद, हर विशेषता सहित।',
      href: 'page:flagship',
    },
    {
      name: 'घटना पहचान एवं प्रतिक्रिया',
      description: 'संकेतों से घटना कैसे बनती है और किसे सौंपी जाती है।',
      href: 'page:incident-detection',
    },
    {
      name: 'संरक्षा एवं सुरक्षा',
      description: 'महत्वपूर्ण स्थलों के लिए डिस्पैच और चौकसी।',
      href: 'page:safety-security',
    },
  ],
  closing: {
    title: 'इसे अपनी सड़कों पर देखें।',
    action: { label: 'डेमो का अनुरोध करें', href: 'page:contact' },
  },
} satisfies RunAShiftPage;
