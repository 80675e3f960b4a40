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
    headline: [
      {
        fact: 'closed',
        says: 'Jamun Underpass is flooded and closed.',
        otherwise: 'Jamun Underpass is flooded.',
      },
    ],
    description: [
      'Water stands on both lanes under the railway.',
      { fact: 'signs', says: 'Signs are on.' },
      { fact: 'closed', says: 'Bus 47 goes another way.' },
    ],
    instruction: 'Do not enter the water. Use Kadamba Avenue.',
    areaDesc: 'Jamun Underpass and its approaches, Ward 7',
    senderName: senderName.en,
    cancelled: {
      headline: [
        {
          fact: 'open',
          says: 'Jamun Underpass is open again.',
          otherwise: 'The water in Jamun Underpass has gone.',
        },
      ],
      description: ['No water stands on the lanes.', { fact: 'signs-off', says: 'The signs are off.' }],
      instruction: [
        { fact: 'open', says: 'You can use Jamun Avenue again.', otherwise: 'Follow the signs.' },
      ],
    },
  },
  hi: {
    event: 'अंडरपास में जलभराव',
    headline: [
      {
        fact: 'closed',
        says: 'जामुन अंडरपास में पानी भर गया है और रास्ता बंद है।',
        otherwise: 'जामुन अंडरपास में पानी भर गया है।',
      },
    ],
    description: [
      'रेलवे के नीचे दोनों लेन पर पानी है।',
      { fact: 'signs', says: 'संकेत लगे हैं।' },
      { fact: 'closed', says: 'बस 47 दूसरे रास्ते से जा रही है।' },
    ],
    instruction: 'पानी में न जाएँ। कदंब एवेन्यू से जाएँ।',
    areaDesc: 'जामुन अंडरपास और उसके आसपास के रास्ते, वार्ड 7',
    senderName: senderName.hi,
    cancelled: {
      headline: [
        { fact: 'open', says: 'जामुन अंडरपास फिर खुल गया है।', otherwise: 'जामुन अंडरपास से पानी उतर गया है।' },
      ],
      description: ['लेन पर अब पानी नहीं है।', { fact: 'signs-off', says: 'संकेत हटा दिए गए हैं।' }],
      instruction: [{ fact: 'open', says: 'अब आप जामुन एवेन्यू से जा सकते हैं।', otherwise: 'संकेतों का पालन करें।' }],
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
    description: [
      'Gas is in the air at the market gate.',
      { fact: 'closed', says: 'Ashoka Avenue is closed from Outer to Canal Circle.' },
    ],
    instruction: 'Leave the area on foot towards Bargad Avenue. No flame, no switches.',
    areaDesc: 'Ashoka Market and the streets around it, Ward 5',
    senderName: senderName.en,
    cancelled: {
      headline: 'The gas leak at Ashoka Market is over.',
      description: ['The gas has gone.', { fact: 'open', says: 'Ashoka Avenue is open again.' }],
      instruction: ['You can return to Ashoka Market.', { fact: 'cut', says: 'The current is still off.' }],
    },
  },
  hi: {
    event: 'गैस का रिसाव',
    headline: 'अशोक मार्केट में गैस का रिसाव है।',
    description: [
      'बाज़ार के गेट पर हवा में गैस है।',
      { fact: 'closed', says: 'आउटर सर्कल से कैनाल सर्कल तक अशोक एवेन्यू बंद है।' },
    ],
    instruction: 'पैदल बरगद एवेन्यू की ओर जाएँ। आग न जलाएँ, स्विच न छुएँ।',
    areaDesc: 'अशोक मार्केट और उसके आसपास के रास्ते, वार्ड 5',
    senderName: senderName.hi,
    cancelled: {
      headline: 'अशोक मार्केट में गैस का रिसाव बंद हो गया है।',
      description: ['अब हवा में गैस नहीं है।', { fact: 'open', says: 'अशोक एवेन्यू फिर खुल गया है।' }],
      instruction: ['अब आप अशोक मार्केट लौट सकते हैं।', { fact: 'cut', says: 'बिजली अभी बंद है।' }],
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
    event: [{ fact: 'gates', says: 'Closed gate, dense crowd', otherwise: 'Dense crowd' }],
    headline: [
      {
        fact: 'gates',
        says: 'Gate 2 of the Stadium is closed.',
        otherwise: 'Dense crowd at gate 2 of the Stadium.',
      },
    ],
    description: ['People stand close together.', { fact: 'coming', says: 'An ambulance is on its way.' }],
    instruction: [{ fact: 'gates', says: 'Leave by gate 4.' }, 'Keep Peepal Avenue free.'],
    areaDesc: 'The Stadium and Peepal Avenue, Ward 3',
    senderName: senderName.en,
    cancelled: {
      headline: [
        {
          fact: 'gates-back',
          says: 'Gate 2 of the Stadium is open again.',
          otherwise: 'The crowd at gate 2 of the Stadium has thinned out.',
        },
      ],
      description: ['The way is free.', { fact: 'left', says: 'The ambulance has left.' }],
      instruction: [
        { fact: 'gates-back', says: 'You can use every gate.', otherwise: 'Follow the stewards.' },
      ],
    },
  },
  hi: {
    event: [{ fact: 'gates', says: 'गेट बंद, भारी भीड़', otherwise: 'भारी भीड़' }],
    headline: [{ fact: 'gates', says: 'स्टेडियम का गेट 2 बंद है।', otherwise: 'स्टेडियम के गेट 2 पर भारी भीड़ है।' }],
    description: ['लोग पास पास खड़े हैं।', { fact: 'coming', says: 'एंबुलेंस आ रही है।' }],
    instruction: [{ fact: 'gates', says: 'गेट 4 से निकलें।' }, 'पीपल एवेन्यू खाली रखें।'],
    areaDesc: 'स्टेडियम और पीपल एवेन्यू, वार्ड 3',
    senderName: senderName.hi,
    cancelled: {
      headline: [
        {
          fact: 'gates-back',
          says: 'स्टेडियम का गेट 2 फिर खुल गया है।',
          otherwise: 'स्टेडियम के गेट 2 पर भीड़ कम हो गई है।',
        },
      ],
      description: ['रास्ता खाली है।', { fact: 'left', says: 'एंबुलेंस जा चुकी है।' }],
      instruction: [
        { fact: 'gates-back', says: 'अब आप किसी भी गेट से जा सकते हैं।', otherwise: 'कर्मचारियों के निर्देश मानें।' },
      ],
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
    description: ['Water stands over the kerb.', { fact: 'coming', says: 'Crews are on their way.' }],
    instruction: 'Do not enter the water. Take another way.',
    areaDesc: '{place} and the streets around it',
    cancelled: {
      headline: '{place} is free of water.',
      description: ['No water stands on the road.', { fact: 'left', says: 'The crews have left.' }],
      instruction: 'You can use the road again.',
    },
  },
  hi: {
    ...waterWarning.hi,
    event: 'सड़क पर जलभराव',
    headline: '{place} पर पानी भर गया है।',
    description: ['पानी फुटपाथ से ऊपर है।', { fact: 'coming', says: 'दल रास्ते में हैं।' }],
    instruction: 'पानी में न जाएँ। दूसरे रास्ते से जाएँ।',
    areaDesc: '{place} और उसके आसपास के रास्ते',
    cancelled: {
      headline: '{place} से पानी उतर गया है।',
      description: ['सड़क पर अब पानी नहीं है।', { fact: 'left', says: 'दल लौट गए हैं।' }],
      instruction: 'अब आप इस रास्ते से जा सकते हैं।',
    },
  },
};
