/* Labels of pages. A page without an entry is not in any menu of this edition. */
import type { LabelWords } from '../label-schema.ts';
import type { RouteId } from '../schema.ts';
import { serviceIds } from '../services/service-ids.ts';
import { translated } from '../translated-labels.ts';
import { brand } from './brand.ts';
import { inWords } from './in-words.ts';

const words = {
  home: { name: 'मुखपृष्ठ', menu: { description: 'उत्पाद, सेवाएँ और ग्राहक' } },
  about: { name: 'कंपनी परिचय', menu: { description: 'कंपनी और उसके संस्थापक' } },
  founder: { name: 'हमारे संस्थापक' },
  'case-studies': { name: 'सभी केस स्टडी', short: 'केस स्टडी' },
  contact: { name: 'संपर्क करें' },
  flagship: {
    name: `${brand.flagship}, एकीकृत संचालन केंद्र`,
    short: brand.flagship,
    menu: { name: 'एकीकृत संचालन केंद्र', description: `${brand.flagship}, हमारा कमान एवं नियंत्रण केंद्र` },
  },
  'run-a-shift': { name: 'एक पाली सँभालें: डेस्क आपके ब्राउज़र में' },
  'urban-infrastructure': {
    name: 'नगरीय अवसंरचना एकीकृत प्लेटफ़ॉर्म',
    short: 'नगरीय अवसंरचना',
    menu: { name: 'नगरीय अवसंरचना', description: 'नगर के विभाग एक ही प्लेटफ़ॉर्म पर' },
  },
  'security-platform': {
    name: 'एकीकृत सुरक्षा प्लेटफ़ॉर्म',
    short: 'एकीकृत सुरक्षा',
    menu: { description: 'कैमरे, द्वार और अलार्म एक साथ' },
  },
  'incident-detection': {
    name: 'घटना पहचान एवं प्रतिक्रिया प्लेटफ़ॉर्म',
    short: 'घटना पहचान',
    menu: { name: 'घटना पहचान एवं प्रतिक्रिया', description: 'पहले संकेत से समापन रिपोर्ट तक' },
  },
  'business-operations': {
    name: 'एकीकृत व्यवसाय संचालन केंद्र',
    short: 'व्यवसाय संचालन',
    menu: { description: 'सभी स्थल और सेवाएँ एक दृश्य में' },
  },
  'planned-preventive': {
    name: 'नियोजित निवारक रखरखाव',
    short: 'निवारक रखरखाव',
    menu: { description: 'परिसंपत्तियाँ, समय सारणी और कार्य आदेश' },
  },
  capabilities: { name: 'उत्पादवार क्षमताएँ और प्रोटोकॉल' },
  requirements: { name: 'अपनी आवश्यकताओं की जाँच करें' },
  'smart-city': { name: 'स्मार्ट सिटी', menu: { description: 'जनोपयोगी सेवाएँ, यातायात और नागरिक सेवाएँ' } },
  'safety-security': { name: 'संरक्षा एवं सुरक्षा', menu: { description: 'डिस्पैच, बंदरगाह, हवाई अड्डे और सीमाएँ' } },
  'smart-industry': { name: 'स्मार्ट उद्योग', menu: { description: 'हर क्षेत्र की जुड़ी हुई परिसंपत्तियाँ' } },
  'cyber-intelligence': {
    name: 'सोशल मीडिया एवं साइबर आसूचना',
    short: 'साइबर आसूचना',
    menu: { description: 'विधिसम्मत विश्लेषण, ऑडिट लॉग सहित' },
  },
  services: {
    name: 'सॉफ़्टवेयर विकास सेवाएँ',
    short: 'सॉफ़्टवेयर सेवाएँ',
    menu: { description: `${inWords(serviceIds.length, 'सेवा', 'सेवाएँ')} एक ही पृष्ठ पर` },
  },
  development: { name: 'विकास प्रौद्योगिकियाँ', menu: { description: 'भाषाएँ, फ़्रेमवर्क और डेटाबेस' } },
  iot: { name: 'इंटरनेट ऑफ़ थिंग्स', menu: { description: 'उपकरण, गेटवे और उनका सॉफ़्टवेयर' } },
  ai: { name: 'कृत्रिम बुद्धिमत्ता', menu: { description: 'दृश्य, भाषा और पूर्वानुमान' } },
  cloud: { name: 'क्लाउड सेवाएँ', menu: { description: 'परामर्श, निर्माण और स्थानांतरण' } },
  'big-data': { name: 'बिग डेटा', menu: { description: 'डेटा प्रवाह, भंडार और शीघ्र उत्तर' } },
  'data-science': { name: 'डेटा विज्ञान', menu: { description: 'पूर्वानुमान, चार्ट और मॉडल' } },
  'cyber-security': { name: 'साइबर सुरक्षा', menu: { description: 'आकलन, निगरानी और पुनर्बहाली' } },
  'privacy-policy': { name: 'निजता नीति' },
  'terms-condition': { name: 'नियम एवं शर्तें' },
  trademark: { name: 'व्यापार चिह्न' },
  accessibility: { name: 'सुगम्यता' },
  search: { name: 'खोज' },
  'site-map': { name: 'साइट मानचित्र' },
} satisfies Partial<Record<RouteId, LabelWords>>;

export const labels = translated(words);
