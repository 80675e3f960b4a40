import {
  type Burst,
  burst as english,
  type Office,
  type OfficeId,
  type TaskId,
} from '../../instruments/burst.ts';

const offices: Record<OfficeId, Pick<Office, 'name' | 'waits' | 'reading' | 'short'>> = {
  water: {
    name: 'जल विभाग',
    waits: 'कारण खोज रहा है।',
    reading: 'ज़ोन 4 में {value} bar',
    short: '{value} bar',
  },
  traffic: {
    name: 'यातायात पुलिस',
    waits: 'व्यस्त सड़क दिख रही है।',
    reading: 'इस मिनट में {value} वाहन',
    short: '{value} प्रति मिनट',
  },
  bus: {
    name: 'बस निगम',
    waits: 'समय सारणी पर चल रहा है।',
    reading: 'बंद सड़क में फँसी बसें: {value}',
    short: '{value} फँसीं',
  },
  hospital: {
    name: 'अस्पताल',
    waits: 'पानी का सामान्य उपयोग।',
    reading: 'छत की टंकी में {value}%',
    short: '{value}%',
  },
};

const tasks: Record<TaskId, { label: string; status: string }> = {
  crew: { label: 'दल रवाना, वाल्व 31 और 32 चिह्नित', status: 'दल रास्ते में है।' },
  shut: { label: 'वाल्व बंद', status: 'दल दो वाल्व बंद कर रहा है।' },
  repair: { label: 'मरम्मत', status: 'दल मुख्य पाइपलाइन की मरम्मत कर रहा है।' },
  look: { label: 'कैमरा', status: 'अधिकारी सड़क देख रहा है।' },
  plan: { label: 'सिग्नल योजना 7', status: 'सिग्नल योजना 7 लागू है।' },
  closed: { label: 'स्टेशन रोड बंद, मार्ग परिवर्तन जारी', status: 'मार्ग परिवर्तन जारी है।' },
  depots: { label: 'डिपो को सूचना', status: 'डिपो को सूचना दी जा रही है।' },
  round: { label: 'मार्ग 12, मिल रोड से', status: 'मार्ग 12 घूमकर जा रहा है।' },
  laundry: { label: 'लॉन्ड्री बंद', status: 'लॉन्ड्री रुक रही है।' },
  weak: { label: 'कम दाब', status: 'टंकी कम दाब से भर रही है।' },
  tank: { label: 'अपनी टंकी पर, {empty} पर आरक्षित स्तर तक', status: 'अस्पताल अपनी टंकी पर चल रहा है।' },
};

/** In the order of the page's cards. */
const areas = [
  '{from}, फिर मरम्मत तक',
  '{from} से',
  'एक कॉल जुड़ी, एक संदेश भेजा',
  '{from} से, अस्पताल की टंकी',
  'एक कैमरा, दो मिनट, लॉग में',
  'बुलाया नहीं गया: योजना तैयार है',
];

const inHindi = (office: Office): Office => ({
  ...office,
  ...offices[office.id],
  tasks: office.tasks.map((task) => ({ ...task, ...tasks[task.id] })),
});

const { water, traffic, bus, hospital } = english.offices;

export const burst: Burst = {
  ...english,
  offices: {
    water: inHindi(water),
    traffic: inHindi(traffic),
    bus: inHindi(bus),
    hospital: inHindi(hospital),
  },
  areas: english.areas.map((area, index) => ({ ...area, status: areas[index] ?? area.status })),
  words: {
    title: 'मुख्य पाइपलाइन फटी: चार कार्यालय, एक घड़ी',
    description:
      'एक घंटे की चार पट्टियाँ। एक रेखा बताती है कि तथ्य कब पता चला; हर पट्टी में कार्यालय का अपना माप और क्रम से उसके काम हैं।',
    fact: '{time} एक तथ्य, चार कार्यालय: स्टेशन रोड की मुख्य पाइपलाइन फट गई है',
    usual: 'इस घंटे का सामान्य स्तर',
    reserve: 'आरक्षित {value}%',
    counted: 'वाहन: {count}',
    noneSince: '{time} से कोई नहीं',
    notified: '{time} पर सूचना',
    clock: 'घड़ी',
    clockValue: '{time}: {water} {traffic} {bus} {hospital}',
    hold: '{office}: सूचना का समय',
    holdValue: '{office} को {time} पर सूचना, फँसी बसें: {caught}',
    earlier: 'एक मिनट पहले',
    later: 'एक मिनट बाद',
    together: 'एक ही घटना के रूप में',
    toldTogether: 'एक ही घटना के रूप में: सभी कार्यालयों को {time} पर सूचना, फँसी बसें: {caught}',
    how: 'घड़ी खिसकाकर उस मिनट हर कार्यालय की स्थिति पढ़ें। किसी चिह्न को पीछे खिसकाकर देखें कि कौन किसकी प्रतीक्षा करता है।',
    keys: 'कुंजियाँ: तीर से एक मिनट, Page Up और Page Down से पाँच।',
    example: 'नमूना घटना: सड़कें, समय और माप काल्पनिक हैं; कामों का क्रम इससे तय होता है कि किसे क्या चाहिए।',
    allNotified: 'सभी कार्यालयों को सूचना',
    roadClosed: 'सड़क बंद',
    caught: 'फँसी बसें',
    mainsOff: 'अस्पताल में आपूर्ति बंद',
    table: 'चार कार्यालयों के काम। नमूना घटना।',
    office: 'कार्यालय',
    task: 'काम',
    begins: 'आरंभ',
    ends: 'अंत',
    goesOn: 'जारी',
    strips: 'हर पट्टी ऊपर का घंटा है, {from} से {to}; लंबा चिह्न {fact} है।',
  },
};
