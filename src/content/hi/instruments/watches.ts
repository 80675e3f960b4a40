import { watches as english, type Watches } from '../../instruments/watches.ts';

/** In the order of the page's cards. */
const heard = [
  { counted: 'कॉल: {count}', none: 'कोई कॉल नहीं' },
  { counted: 'सूचनाएँ: {count}', none: 'कोई सूचना नहीं' },
  { counted: 'लक्ष्य: {count}', none: 'कोई लक्ष्य नहीं' },
  { counted: 'लाइन के अलार्म: {count}', none: 'लाइन का कोई अलार्म नहीं' },
  { counted: 'दरवाज़ों के अलार्म: {count}', none: 'दरवाज़े का कोई अलार्म नहीं' },
  { counted: 'लक्ष्य: {count}', none: 'कोई लक्ष्य नहीं' },
];

export const watches: Watches = {
  ...english,
  watches: english.watches.map((watch, index) => ({ ...watch, ...heard[index] })),
  words: {
    title: '24 घंटे के डायल पर छह ड्यूटी डेस्क',
    description:
      'छह वलय, हर ड्यूटी का एक: केंद्र में डिस्पैच, किनारे पर सीमा सुरक्षा। हर चिह्न एक घटना है, डेस्क को सूचना मिलने से अधिकारी के निर्णय तक।',
    total: 'घटनाएँ 24 घंटे में,',
    inHardest: 'सबसे कठिन घंटे में {count}',
    hour: '{from} से {to}',
    hardest: 'पिछले 24 घंटों में सबसे कठिन',
    otherHour: 'इस घंटे की घटनाएँ: {count}',
    turn: 'दिन का घंटा',
    turnValue: '{from} से {to} तक घटनाएँ: {count}; निर्णय शेष: {open}',
    back: 'एक घंटा पीछे',
    on: 'एक घंटा आगे',
    goHardest: 'सबसे कठिन घंटा',
    open: '{counted}, एक खुला',
    how: 'सुई को दिन के किसी भी घंटे पर घुमाएँ या कोई ड्यूटी चुनें। चिह्न डेस्क को सूचना मिलने पर आरंभ होता है और अधिकारी के निर्णय पर समाप्त; लंबी रेखाएँ पाली बदलने के समय हैं।',
    keys: 'कुंजियाँ: तीर से एक घंटा, Home से मध्यरात्रि, End से सबसे कठिन घंटा।',
    example: 'उदाहरण: पिछले 24 घंटे, अवधियाँ काल्पनिक हैं।',
    undecided: 'सीमा पर नारंगी रंग का लक्ष्य {time} से खुला है: ड्यूटी अधिकारी ने अभी निर्णय नहीं लिया है।',
    table: 'हर ड्यूटी की घटनाएँ, घंटे के अनुसार। नमूना दिन।',
    hours: 'घंटा',
    perDay: '24 घंटे में {count}',
    changesOfWatch: 'पाली में बदलाव: {count}',
  },
};
