import type { WarningContent } from './schema.ts';

const lasts = 3 * 3600;
const senderName = { en: 'Simulated city operations centre', hi: 'काल्पनिक नगर संचालन केंद्र' };

export const waterWarning: WarningContent = {
  kind: 'water',
  category: ['Met', 'Transport'],
  responseType: 'Avoid',
  severity: 'Severe',
  certainty: 'Observed',
  lasts,
  en: {
    event: 'Waterlogged underpass',
    headline: 'Jamun Underpass is flooded and closed.',
    description: 'Water stands on both lanes under the railway. Signs are on, and bus 47 goes another way.',
    instruction: 'Do not enter the water. Use Kadamba Avenue.',
    areaDesc: 'Jamun Underpass and its approaches, Ward 7',
    senderName: senderName.en,
    cancelled: {
      headline: 'Jamun Underpass is open again.',
      description: 'The water has gone, and the signs are off.',
      instruction: 'You can use Jamun Avenue again.',
    },
  },
  hi: {
    event: 'अंडरपास में जलभराव',
    headline: 'जामुन अंडरपास में पानी भर गया है और रास्ता बंद है।',
    description: 'रेलवे के नीचे दोनों लेन पर पानी है। संकेत लगे हैं और बस 47 दूसरे रास्ते से जा रही है।',
    instruction: 'पानी में न जाएँ। कदंब एवेन्यू से जाएँ।',
    areaDesc: 'जामुन अंडरपास और उसके आसपास के रास्ते, वार्ड 7',
    senderName: senderName.hi,
    cancelled: {
      headline: 'जामुन अंडरपास फिर खुल गया है।',
      description: 'पानी उतर गया है और संकेत हटा दिए गए हैं।',
      instruction: 'अब आप जामुन एवेन्यू से जा सकते हैं।',
    },
  },
};

export const gasWarning: WarningContent = {
  kind: 'gas',
  category: ['Safety'],
  responseType: 'Evacuate',
  severity: 'Severe',
  certainty: 'Likely',
  lasts,
  en: {
    event: 'Gas leak',
    headline: 'Gas leak at Ashoka Market.',
    description: 'Gas is in the air at the market gate. Ashoka Avenue is closed from Outer to Canal Circle.',
    instruction: 'Leave the area on foot towards Bargad Avenue. No flame, no switches.',
    areaDesc: 'Ashoka Market and the streets around it, Ward 5',
    senderName: senderName.en,
    cancelled: {
      headline: 'The gas leak at Ashoka Market is over.',
      description: 'The gas has gone. Ashoka Avenue is open again.',
      instruction: 'You can return to Ashoka Market.',
    },
  },
  hi: {
    event: 'गैस का रिसाव',
    headline: 'अशोक मार्केट में गैस का रिसाव है।',
    description: 'बाज़ार के गेट पर हवा में गैस है। आउटर सर्कल से कैनाल सर्कल तक अशोक एवेन्यू बंद है।',
    instruction: 'पैदल बरगद एवेन्यू की ओर जाएँ। आग न जलाएँ, स्विच न छुएँ।',
    areaDesc: 'अशोक मार्केट और उसके आसपास के रास्ते, वार्ड 5',
    senderName: senderName.hi,
    cancelled: {
      headline: 'अशोक मार्केट में गैस का रिसाव बंद हो गया है।',
      description: 'अब हवा में गैस नहीं है। अशोक एवेन्यू फिर खुल गया है।',
      instruction: 'अब आप अशोक मार्केट लौट सकते हैं।',
    },
  },
};

export const crowdWarning: WarningContent = {
  kind: 'crowd',
  category: ['Safety'],
  responseType: 'Avoid',
  severity: 'Moderate',
  certainty: 'Observed',
  lasts,
  en: {
    event: 'Closed gate, dense crowd',
    headline: 'Gate 2 of the Stadium is closed.',
    description: 'The crowd at the gate is dense, and an ambulance is on its way.',
    instruction: 'Leave by gate 4. Keep Peepal Avenue free.',
    areaDesc: 'The Stadium and Peepal Avenue, Ward 3',
    senderName: senderName.en,
    cancelled: {
      headline: 'Gate 2 of the Stadium is open again.',
      description: 'The way is free, and the ambulance has left.',
      instruction: 'You can use every gate.',
    },
  },
  hi: {
    event: 'गेट बंद, भारी भीड़',
    headline: 'स्टेडियम का गेट 2 बंद है।',
    description: 'गेट पर भारी भीड़ है और एंबुलेंस आ रही है।',
    instruction: 'गेट 4 से निकलें। पीपल एवेन्यू खाली रखें।',
    areaDesc: 'स्टेडियम और पीपल एवेन्यू, वार्ड 3',
    senderName: senderName.hi,
    cancelled: {
      headline: 'स्टेडियम का गेट 2 फिर खुल गया है।',
      description: 'रास्ता खाली है और एंबुलेंस जा चुकी है।',
      instruction: 'अब आप किसी भी गेट से जा सकते हैं।',
    },
  },
};

/** Water on a street: the text takes the place's name. */
export const streetWarning: WarningContent = {
  ...waterWarning,
  en: {
    ...waterWarning.en,
    event: 'Waterlogged road',
    headline: '{place} is under water.',
    description: 'Water stands over the kerb, and crews are on their way.',
    instruction: 'Do not enter the water. Take another way.',
    areaDesc: '{place} and the streets around it',
    cancelled: {
      headline: '{place} is free of water.',
      description: 'The water has gone, and the crews have left.',
      instruction: 'You can use the road again.',
    },
  },
  hi: {
    ...waterWarning.hi,
    event: 'सड़क पर जलभराव',
    headline: '{place} पर पानी भर गया है।',
    description: 'पानी फुटपाथ से ऊपर है और दल रास्ते में हैं।',
    instruction: 'पानी में न जाएँ। दूसरे रास्ते से जाएँ।',
    areaDesc: '{place} और उसके आसपास के रास्ते',
    cancelled: {
      headline: '{place} से पानी उतर गया है।',
      description: 'पानी उतर गया है और दल लौट गए हैं।',
      instruction: 'अब आप इस रास्ते से जा सकते हैं।',
    },
  },
};
