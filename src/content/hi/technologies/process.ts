import { reworded } from '../../reworded.ts';
import english, { processLine as englishLine } from '../../technologies/process.ts';
import type { Process, ProcessLine } from '../../technologies/schema.ts';
import { inWords } from '../in-words.ts';

const steps = reworded(english.steps, 'anchor', {
  'scope-analysis-process': {
    title: 'कार्यक्षेत्र का विश्लेषण',
    content: 'हम स्थल पर आते हैं, चल रही प्रणालियों की सूची बनाते हैं और आपके साथ तय करते हैं कि पहले संस्करण को क्या करना है।',
    receive: 'कार्यक्षेत्र दस्तावेज़, स्वीकृति परीक्षण सहित',
  },
  'sprint-planning-execution': {
    title: 'स्प्रिंट की योजना और कार्य',
    content:
      'काम निश्चित अवधि के स्प्रिंट में बँटता है। हर स्प्रिंट के बाद आप उसे अपने डेटा पर देखते हैं और आगे का क्रम बदल सकते हैं।',
    receive: 'हर स्प्रिंट के अंत में चलता हुआ रूप',
  },
  'uat-release': {
    title: 'उपयोगकर्ता स्वीकृति और विमोचन',
    content:
      'आपके उपयोगकर्ता चालू प्रणाली की प्रति पर स्वीकृति परीक्षण करते हैं। जो मिलता है उसे हम सुधारते हैं और आपके चुने समय पर संस्करण जारी करते हैं।',
    receive: 'स्वीकृति रिपोर्ट और पहला संस्करण',
  },
  aftercare: {
    title: 'बाद की देखभाल',
    content:
      'जिन इंजीनियरों ने प्रणाली बनाई, वे ही दैनिक उपयोग में उसे देखते हैं, आपके कर्मचारियों को प्रशिक्षण देते हैं और फिर सौंपते हैं।',
    receive: 'संचालन पुस्तिकाएँ, प्रशिक्षण और सहायता संपर्क',
  },
});

/** The steps of a project, in full on the services and AI pages. */
const process = {
  anchor: english.anchor,
  title: 'परियोजना कैसे चलती है',
  lead: `${inWords(steps.length, 'चरण', 'चरण')}। हर एक के अंत में ऐसा दस्तावेज़ या संस्करण मिलता है जो आपका अपना है।`,
  receiveLabel: 'आपको मिलता है',
  steps,
} satisfies Process;

export default process;

/** The same steps by name, on the IoT, big data, data science and cloud pages. */
export const processLine: ProcessLine = {
  title: process.title,
  steps,
  link: { ...englishLine.link, label: 'हर चरण पर आपको क्या मिलता है' },
};
