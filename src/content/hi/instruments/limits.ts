import { limits as english, type Limits, type Reading } from '../../instruments/limits.ts';

/** In the order of the page's cards. */
const readings: Partial<Pick<Reading, 'value' | 'goesTo'>>[] = [
  { goesTo: 'अगली सिंचाई से पहले कृषि विशेषज्ञ को' },
  { goesTo: 'टीके सुरक्षित रहते अस्पताल के इंजीनियर को' },
  { goesTo: 'टंकी ख़ाली होने से पहले समिति कार्यालय को' },
  { goesTo: 'बेयरिंग ख़राब होने से पहले पाली इंजीनियर को' },
  { goesTo: 'अधिकतम माँग से पहले नियंत्रण इंजीनियर को' },
  { goesTo: 'माल चलते समय ही डिस्पैच प्रबंधक को' },
  { goesTo: 'अगली लंबी यात्रा से पहले कार्यशाला को' },
  { goesTo: 'माल ख़राब होने से पहले दुकान प्रबंधक को' },
  { goesTo: 'पाली के भीतर ही सुरक्षा अधिकारी को' },
  { goesTo: 'तरणताल खुलने से पहले मैदान के कर्मचारियों को' },
  { goesTo: 'अगले निरीक्षण से पहले राजमार्ग ऑपरेटर को' },
  { value: '{value} काम', goesTo: 'काम जमा होने से पहले डिस्पैच अधिकारी को' },
  { goesTo: 'अंतराल घटाने का समय रहते नियंत्रक को' },
  { goesTo: 'पोत पास रहते तट के डेस्क को' },
];

export const limits: Limits = {
  ...english,
  readings: english.readings.map((reading, index) => ({ ...reading, ...readings[index] })),
  words: {
    title: 'चौदह माप, हर एक अपनी सीमाओं के बीच',
    description: 'हर क्षेत्र का पिछले 24 घंटों का एक माप। अंतिम दो घंटों से खींची सीधी रेखा बताती है कि सीमा कब आएगी।',
    choose: 'माप चुनें',
    sector: 'क्षेत्र',
    reading: 'माप',
    start: '24 घंटे पहले',
    nowHead: 'अभी',
    limitsHead: 'सीमाएँ',
    limits: '{low} से {high}',
    limit: 'सीमा {value}',
    low: 'निचली सीमा',
    high: 'ऊपरी सीमा',
    limitValue: '{value}; {state}',
    rising: 'पिछले दो घंटों में प्रति घंटा {rate} की वृद्धि',
    falling: 'पिछले दो घंटों में प्रति घंटा {rate} की कमी',
    untilFigure: '{hours} h {minutes}',
    until: 'शेष, सीमा {time} पर',
    sinceFigure: '{time}',
    since: 'तब से सीमा के बाहर',
    sinceYesterday: 'बीते कल, तब से सीमा के बाहर',
    dayFigure: '24 h',
    day: 'या अधिक समय से सीमा के बाहर',
    keeps: 'अपनी सीमाओं के भीतर है',
    counted: 'सीमा के भीतर: {within}, सीमा की ओर: {drifting}',
    how: 'खोलने के लिए माप चुनें; सीमा बदलने पर उस तक का समय फिर निकाला जाता है।',
    keys: 'कुंजियाँ: ऊपर और नीचे से माप चुनें या सीमा बदलें, Tab से एक से दूसरे पर जाएँ।',
    example:
      'माप और सीमाएँ काल्पनिक हैं। सीमाएँ आपके इंजीनियरों के साथ तय होती हैं; अंतिम दो घंटों से खींची सीधी रेखा केवल बताती है कि यही चाल रही तो क्या होगा।',
  },
};
