import english from '../../cases/case-studies.ts';
import { caseCount } from '../../cases/case-tabs.ts';
import type { CaseStudiesPage, CaseStudyCategory, CaseStudyDetail } from '../../cases/schema.ts';
import type { RelatedLink } from '../../schema.ts';
import { brand } from '../brand.ts';
import { inWords } from '../in-words.ts';
import messages from '../shell/messages.ts';
import type { CaseWords } from './case-words.ts';
import cities from './city-cases.ts';
import command from './command-cases.ts';
import security from './security-cases.ts';

const cases: Record<string, CaseWords> = { ...security, ...command, ...cities };

const categoryNames: Record<string, string> = {
  ISMS: 'एकीकृत सुरक्षा प्रबंधन प्रणाली',
  ISCC: 'सुरक्षा कमान केंद्र',
  IIVS: 'आसूचना एवं सतर्कता',
  SSSS: 'स्थल सुरक्षा स्कोरकार्ड',
  PPM: 'नियोजित निवारक रखरखाव',
  SmartCity: 'स्मार्ट सिटी',
};

const products: Record<string, Omit<RelatedLink, 'href'>> = {
  'page:flagship': { name: brand.flagship, description: 'एकीकृत संचालन केंद्र' },
  'page:security-platform': {
    name: 'एकीकृत सुरक्षा प्लेटफ़ॉर्म',
    description: 'अलार्म, दरवाज़े और कैमरे एक प्रणाली में',
  },
  'page:incident-detection': {
    name: 'घटना पहचान एवं प्रतिक्रिया प्लेटफ़ॉर्म',
    description: 'अनेक संदेश, एक घटना',
  },
  'page:business-operations': {
    name: 'एकीकृत व्यवसाय संचालन केंद्र',
    description: 'हर स्थल, अपवाद सबसे पहले',
  },
  'page:planned-preventive': { name: 'नियोजित निवारक रखरखाव', description: 'ख़राबी से पहले रखरखाव' },
  'page:urban-infrastructure': {
    name: 'नगरीय अवसंरचना एकीकृत प्लेटफ़ॉर्म',
    description: 'नेटवर्क और निर्माण एक मानचित्र पर',
  },
  'page:services/service1': { name: 'आवश्यकतानुसार सॉफ़्टवेयर विकास', description: 'आपकी कार्यप्रणाली के लिए बना' },
};

/** Cases without a translation are omitted, so that no page is half in English. */
function detailInHindi(detail: CaseStudyDetail): [tab: string, detail: CaseStudyDetail][] {
  const words = cases[detail.anchor];
  if (!words) return [];
  const { tab, figure, ...chapters } = words;
  const inHindi: CaseStudyDetail = { ...detail, ...chapters };
  if (detail.figure)
    inHindi.figure = {
      ...detail.figure,
      ...figure,
      labels: detail.figure.labels.map((label, index) => ({
        ...label,
        text: figure.labels[index] ?? label.text,
      })),
    };
  if (detail.products)
    inHindi.products = detail.products.map((product) => ({ ...product, ...products[product.href] }));
  return [[tab, inHindi]];
}

const categories = english.categories.map((category: CaseStudyCategory): CaseStudyCategory => {
  const details = Object.fromEntries(
    category.tabs.flatMap((tab) => {
      const detail = category.details[tab];
      return detail ? detailInHindi(detail) : [];
    }),
  );
  return {
    ...category,
    fullName: categoryNames[category.key] ?? category.fullName,
    tabs: Object.keys(details),
    details,
  };
});

export default {
  kind: 'case-studies',
  head: {
    title: 'केस स्टडी: सुरक्षा, नगर और रखरखाव',
    keywords: [
      'एकीकृत सुरक्षा प्रबंधन प्रणाली',
      'सुरक्षा कमान केंद्र',
      'सतर्कता प्रकरण प्रबंधन',
      'स्थल सुरक्षा स्कोरकार्ड',
      'नियोजित निवारक रखरखाव',
      'स्मार्ट सिटी कमान केंद्र',
    ],
    description: `बैंकों, संयंत्रों, पुलिस, अस्पतालों और नगरों की ${inWords(caseCount, 'नमूना केस स्टडी', 'नमूना केस स्टडी')}: पहले क्या चलता था, क्या बनाया गया और अब काम कैसे होता है।`,
  },
  banner: {
    eyebrow: 'केस स्टडी',
    title: 'केस स्टडी',
    lead: `बैंकों, पुलिस, जनोपयोगी सेवाओं, अस्पतालों और नगरों की ${inWords(caseCount, 'नमूना केस स्टडी', 'नमूना केस स्टडी')}। ये हमारे काम का उदाहरण हैं, पूरी हुई परियोजनाएँ नहीं।`,
  },
  labels: {
    categories: 'श्रेणियाँ',
    cases: 'इस श्रेणी की केस स्टडी',
    about: 'परिचय',
    businessChallenge: 'समस्या',
    smarterSolution: 'समाधान',
    back: 'श्रेणियों पर लौटें',
    states: 'दृश्य चुनें',
    before: 'पहले',
    after: 'बाद में',
    products: 'प्रयुक्त उत्पाद',
    next: 'अगली केस स्टडी',
    plan: 'सभी केस स्टडी नक्शे पर',
    sample: messages.sampleCase,
  },
  categories,
  related: [
    {
      name: 'एकीकृत सुरक्षा प्लेटफ़ॉर्म',
      description: 'सुरक्षा की केस स्टडी का उत्पाद: अलार्म, दरवाज़े और कैमरे एक प्रणाली में।',
      href: 'page:security-platform',
    },
    {
      name: 'स्मार्ट सिटी',
      description: 'नगर में जल, यातायात, प्रकाश और सार्वजनिक सुरक्षा कैसे जुड़ते हैं।',
      href: 'page:smart-city',
    },
    {
      name: 'नियोजित निवारक रखरखाव',
      description: 'मशीनों और भवनों की परिसंपत्तियाँ, निरीक्षण योजनाएँ और कार्य आदेश।',
      href: 'page:planned-preventive',
    },
  ],
  closing: {
    title: 'बताइए कि आपके नियंत्रण कक्ष को क्या सँभालना होता है।',
    action: { label: 'इंजीनियर से बात करें', href: 'page:contact' },
  },
} satisfies CaseStudiesPage;
