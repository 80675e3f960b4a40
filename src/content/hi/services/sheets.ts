/* A sample page of each service's deliverable. Every name and figure is an example, and the page states so. */
import * as english from '../../services/sheets.ts';

const repository: english.Repository = {
  ...english.repository,
  folders: [
    ['src', 'स्क्रीनें और नियम'],
    ['tests', 'हर बदलाव पर चलते हैं'],
    ['interfaces', 'GIS, लेखा'],
    ['guides', 'प्रशासक, उपयोगकर्ता'],
  ],
  files: [['build.yml', 'बिल्ड की स्क्रिप्ट']],
  testsLine: '{n} परीक्षण, {n} सफल',
  change: 'बदलाव 881: शुल्क की नई तालिका',
};

const processMap: english.ProcessMap = {
  ...english.processMap,
  title: 'काउंटर पर अनुमति पत्र',
  lanes: ['काउंटर', 'इंजीनियर'],
  present: 'वर्तमान',
  proposed: 'प्रस्तावित',
  tasks: { receive: 'प्राप्ति', register: 'पंजी', record: 'दर्ज', visit: 'निरीक्षण' },
  drawer: 'दराज़ में रखा',
  incomplete: 'अपूर्ण',
  complete: 'पूर्ण',
  note: 'एक पंजी कम, निरीक्षण केवल एक।',
};

const prototype: english.Prototype = {
  ...english.prototype,
  title: 'रात की स्क्रीन, पृष्ठ 3',
  counts: ['ऑपरेटर कहाँ अटके', 'सूची पर 6', 'मानचित्र पर 1'],
  note: 'आगे: बड़ी पंक्तियाँ, एक रंग।',
};

const runbook: english.Runbook = {
  ...english.runbook,
  title: 'कार्यविधि: डिस्क लगभग भरी',
  steps: [
    'सूचना पढ़ें: सर्वर, वॉल्यूम',
    'पिछले घंटे की वृद्धि देखें',
    'पुराने लॉग अभिलेख में भेजें',
    'बढ़ता रहे तो वॉल्यूम बढ़ाएँ',
    'जो किया, वह लिखें',
  ],
  drillsTitle: 'बैकअप लौटाने के अभ्यास',
  unit: '{n} मिनट',
  drills: [
    ['जनवरी', 42],
    ['अप्रैल', 36],
    ['जुलाई', 29],
  ],
};

const pageReport: english.PageReport = {
  ...english.pageReport,
  title: 'नागरिक पोर्टल, मुखपृष्ठ',
  weightTitle: 'भार, kB',
  weights: [
    ['HTML', 18],
    ['शैली', 11],
    ['फ़ॉन्ट', 42],
    ['चित्र', 64],
    ['स्क्रिप्ट', 9],
  ],
  orderTitle: 'कीबोर्ड का क्रम',
  checks: [
    ['कंट्रास्ट', 'सफल'],
    ['400% आकार', 'सफल'],
    ['स्क्रीन रीडर', '1 कमी'],
  ],
};

const fieldRound: english.FieldRound = {
  ...english.fieldRound,
  title: 'मीटर रीडर का एक फेरा',
  noSignal: 'सिग्नल नहीं',
  records: [
    ['मीटर 412', 2, 2],
    ['मीटर 413', 9, 31],
    ['मीटर 414', 14, 31.5],
    ['मीटर 415', 20, 32],
    ['मीटर 416', 27, 32.5],
  ],
  stored: 'फ़ोन में सहेजा',
  sent: 'भेजा, एक ही बार',
};

const faultReport: english.FaultReport = {
  ...english.faultReport,
  title: 'दोष 31, गंभीरता 2',
  steps: ['नया आवेदन खोलें', 'तारीख़ में 31 02 2026 लिखें', '“आगे” दबाएँ'],
  findings: [
    ['अपेक्षित', 'प्रविष्टि पर संदेश'],
    ['दिखा', 'पृष्ठ ख़ाली है'],
    ['आधार', 'आवश्यकता 4.2'],
  ],
  again: ['दोबारा जाँच', 'सफल'],
};

const serviceReport: english.ServiceReport = {
  ...english.serviceReport,
  title: 'अक्टूबर',
  asked: 'माँगे',
  done: 'पूरे',
  open: 'शेष, कारण सहित',
  oldTitle: 'पुराना पड़ता हुआ',
  old: [
    ['पोर्टल का प्रमाणपत्र', '41 दिन शेष'],
    ['डेटाबेस का संस्करण', 'सहायता समाप्त'],
    ['रिपोर्ट लाइब्रेरी', 'देखरेख बंद'],
  ],
};

const versionPlan: english.VersionPlan = {
  ...english.versionPlan,
  title: 'संस्करण, तिमाही के अनुसार',
  note: 'तीर: उन्नयन, और लौटने का मार्ग।',
  timesTitle: 'हर बिल्ड की सबसे धीमी स्क्रीन',
  heldNote: 'बिल्ड {n} रोका गया',
};

export const sheets = {
  repository,
  processMap,
  prototype,
  runbook,
  pageReport,
  fieldRound,
  faultReport,
  serviceReport,
  versionPlan,
};
