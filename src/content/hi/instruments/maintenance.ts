import { maintenance as english, type Maintenance } from '../../instruments/maintenance.ts';
import { months } from '../months.ts';

/** By the name an asset has in the first edition. */
const assets: Record<string, { name: string; schedule: string; job: string }> = {
  'Fire pump': { name: 'अग्निशमन पंप', schedule: 'साप्ताहिक संचालन', job: '30 मिनट संचालन' },
  'Cooling tower': { name: 'कूलिंग टावर', schedule: 'हर 14 दिन', job: 'रसायन और निकासी' },
  'Chiller 1': { name: 'चिलर 1', schedule: 'मासिक', job: 'कंडेंसर की सफ़ाई' },
  'Chiller 2': { name: 'चिलर 2', schedule: 'मासिक', job: 'कंडेंसर की सफ़ाई' },
  'Air handler 4': { name: 'एयर हैंडलर 4', schedule: 'मासिक', job: 'फ़िल्टर का दाब' },
  'Lift A': { name: 'लिफ़्ट A', schedule: 'मासिक', job: 'सुरक्षा जाँच' },
  'Diesel set': { name: 'डीज़ल सेट', schedule: 'हर 250 घंटे', job: 'तेल, 250 घंटे' },
  'Water tank': { name: 'पानी की टंकी', schedule: 'त्रैमासिक', job: 'स्वच्छता' },
  'LT panel': { name: 'LT पैनल', schedule: 'अर्धवार्षिक', job: 'ताप चित्रण' },
};

const nameOf = (name: string) => assets[name]?.name ?? name;

export const maintenance: Maintenance = {
  ...english,
  numbers: 'hi-IN',
  chosen: { ...english.chosen, asset: nameOf(english.chosen.asset) },
  assets: english.assets.map((asset) => ({
    ...asset,
    ...assets[asset.name],
    inSentence: nameOf(asset.name),
  })),
  offPlan: english.offPlan.map((entry) => ({ ...entry, asset: nameOf(entry.asset) })),
  months: months.map(({ short, long }) => ({ short, long })),
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  words: {
    title: 'रखरखाव का एक वर्ष, वलय के रूप में',
    description: 'हर पथ एक परिसंपत्ति है और हर चिह्न एक निरीक्षण। रेखा के ऊपर योजना है, नीचे इतिहास।',
    due: '{days} दिनों में {count} कार्य आदेश',
    inPlan: 'निरीक्षण योजना में',
    inHistory: 'इतिहास में',
    waits: 'यदि {asset} का काम टल जाए',
    costs: 'निरीक्षण, अतिरिक्त बिजली और संभावित मरम्मत, टाले गए सप्ताहों के अनुसार। आँकड़े काल्पनिक हैं।',
    amount: '₹{amount}',
    weeks: 'टाले गए सप्ताह',
    weeksValue: '{weeks} सप्ताह: {visit} के बदले {cost}',
    date: 'तिथि',
    dateValue:
      '{weekday} {date}: {days} दिनों में {count} कार्य आदेश। योजना में {plan} और इतिहास में {history} निरीक्षण।',
    dayBack: 'एक दिन पीछे',
    dayOn: 'एक दिन आगे',
    done: 'निरीक्षण पूरा',
    breakdown: 'ख़राबी की सूचना',
    reading: 'माप से बना आदेश',
    table: 'परिसंपत्तियाँ, उनकी समय सारणी और निरीक्षण। स्थल काल्पनिक है।',
    asset: 'परिसंपत्ति',
    schedule: 'समय सारणी',
    last: 'पिछला निरीक्षण',
    next: 'अगला निरीक्षण',
    chosen: '{asset}, {date}। {weeks} सप्ताह की देरी पर {visit} के बदले {cost} का ख़र्च।',
  },
};
