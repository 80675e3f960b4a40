import english from '../../home/home.ts';
import type { CityStory, DeskPreviewLabels } from '../../home/schema.ts';
import { brand } from '../brand.ts';
import { cityNames } from '../city-names.ts';

const { map, signals, incident, response, closed } = english.city;

export const desk: DeskPreviewLabels = {
  ...cityNames,
  Map: 'मानचित्र',
  List: 'सूची',
  Video: 'वीडियो',
  Reports: 'रिपोर्ट',
  Log: 'लॉग',
  'Level gauge L-#': 'जलस्तर मापी L-#',
  'Call, driver of bus #': 'कॉल, बस # का चालक',
  'Camera C-#, image rule': 'कैमरा C-#, वीडियो विश्लेषण',
  '# cm, limit #. Up # cm in # seconds.': '# cm, सीमा # cm; # cm बढ़ा, # सेकंड में।',
  '‘Water over the kerb. I have stopped before it.’': '“पानी फ़ुटपाथ के ऊपर है। मैंने बस पहले ही रोक दी।”',
  'Water on both lanes. Not yet seen by a person.': 'दोनों लेन में पानी। अभी किसी मनुष्य ने नहीं देखा है।',
  '# proposed': '# प्रस्तावित',
  '# confirmed': '# पुष्ट',
  '# closed': '# बंद',
  'L-# reads # cm': 'L-# का माप # cm',
  'Closed since #': '# से बंद',
  'Level gauge L-#: # cm, limit #. Up # cm in # seconds.':
    'जलस्तर मापी L-#: # cm, सीमा # cm; # cm बढ़ा, # सेकंड में।',
  'Call desk: Call from the driver of bus #: water over the kerb at Jamun Underpass.':
    'कॉल डेस्क: बस # के चालक की कॉल: जामुन अंडरपास में पानी फ़ुटपाथ के ऊपर।',
  [`${brand.flagship}: Two messages joined as incident #. Procedure opened.`]: `${brand.flagship}: दो संदेश घटना # में जोड़े गए। कार्यविधि खुली।`,
  'Camera C-#: Image rule: water on both lanes.': 'कैमरा C-#: वीडियो विश्लेषण: दोनों लेन में पानी।',
  [`${brand.flagship}: Message joined to incident # by rule.`]: `${brand.flagship}: संदेश नियम से घटना # में जोड़ा गया।`,
  'Operator: Incident # confirmed: Water in Jamun Underpass.': 'ऑपरेटर: घटना # की पुष्टि: जामुन अंडरपास में पानी।',
  'Operator: Asked the call desk whether anyone is in a vehicle in the water.':
    'ऑपरेटर: कॉल डेस्क से पूछा कि पानी में किसी वाहन में कोई है या नहीं।',
  'Call desk: No caller knows of a vehicle in the water. The bus has stopped before it.':
    'कॉल डेस्क: किसी ने पानी में वाहन नहीं बताया। बस पानी से पहले रुकी है।',
  'Operator: C-# compared with L-#: # cm. The picture agrees.':
    'ऑपरेटर: C-# का L-# से मिलान: # cm। चित्र मेल खाता है।',
  'Operator: P# sent to incident #.': 'ऑपरेटर: P# को घटना # पर भेजा।',
  'P#: Acknowledged.': 'P#: आदेश मिला।',
  'T#: Acknowledged.': 'T#: आदेश मिला।',
  'Signal desk: Barriers down at both mouths, signs on.': 'सिग्नल डेस्क: दोनों मुहानों पर बैरियर गिरे, सूचना पट्ट चालू।',
  'P#: Left Pump Depot by Gulmohar Avenue and Outer Circle, #.# km.':
    'P#: पंप डिपो से रवाना, गुलमोहर एवेन्यू और आउटर सर्कल से, #.# km।',
  'T#: Holds Jamun Underpass, north side.': 'T#: जामुन अंडरपास के उत्तरी सिरे पर तैनात।',
  'Operator: Warning drafted and passed to the supervisor.': 'ऑपरेटर: चेतावनी का मसौदा पर्यवेक्षक को भेजा।',
  'Level gauge L-#: # cm.': 'जलस्तर मापी L-#: # cm।',
  'P#: On scene, incident #.': 'P#: घटना # के स्थान पर।',
  'P#: Pump running at Jamun Underpass.': 'P#: जामुन अंडरपास में पंप चालू।',
  [`${brand.flagship}: L-# is back at its limit of # cm.`]: `${brand.flagship}: L-# फिर अपनी # cm की सीमा पर।`,
  [`${brand.flagship}: L-# reads under # cm.`]: `${brand.flagship}: L-# का माप # cm से कम।`,
  'Operator: Jamun Underpass reopened, warning ended: all clear.':
    'ऑपरेटर: जामुन अंडरपास खोला, चेतावनी समाप्त: स्थिति सामान्य।',
  'Operator: Incident # closed.': 'ऑपरेटर: घटना # बंद।',
};

export const cityStory: CityStory = {
  title: 'एक घटना, सड़क से लॉग तक',
  skip: 'सीधे उत्पादों पर जाएँ',
  map: {
    ...map,
    sentence: 'ऑपरेटर नगर को एक ही मानचित्र पर देखता है।',
    detail: 'सड़कें, कैमरे, जलस्तर मापी और फ़ील्ड दल, सब एक साथ।',
  },
  signals: { ...signals, sentence: 'एक ही जलभराव की तीन सूचनाएँ।', detail: 'जलस्तर मापी, बस चालक और कैमरा।' },
  incident: {
    ...incident,
    sentence: 'एक घटना। निर्णय मनुष्य का।',
    detail: `${brand.flagship} तीनों को घटना {incident}, {place} में जोड़ता है। किसी की पुष्टि से पहले कुछ नहीं भेजा जाता।`,
    action: { label: 'पुष्टि करें', about: 'घटना {incident}, ऑपरेटर के डेस्क पर' },
  },
  response: {
    ...response,
    sentence: 'आप पुष्टि करते हैं, और एक पंप दल निकलता है।',
    detail: '{unit} {left} पर रवाना होता है। सड़क {roadClosed} पर बंद होती है। पंप {arrived} पर पहुँचता है।',
  },
  closed: {
    ...closed,
    sentence: 'घटना बंद, और सब कुछ दर्ज।',
    detail: 'पानी {highest} से {lowest} cm तक उतरता है। लॉग की {rows} पंक्तियाँ बताती हैं कि किसने क्या किया, और कब।',
    action: { ...closed.action, label: 'एक पाली सँभालें' },
  },
  stills: {
    oblique: 'रात में ऊपर से दिखता वलयाकार नगर।',
    signals: 'वही सड़कें ऑपरेटर के मानचित्र पर, अंडरपास के पास तीन चिह्न।',
    handled: 'ऑपरेटर के डेस्क का मानचित्र: घटना बंद है और पंप अंडरपास पर है।',
  },
  lettered: '/images/city/hi',
  desk,
};
