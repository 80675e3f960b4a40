import type { SiteMapPage } from '../../site/schema.ts';
import english from '../../site/site-map.ts';
import { brand } from '../brand.ts';

export default {
  kind: 'site-map',
  head: {
    title: 'साइट मानचित्र',
    keywords: ['साइट मानचित्र', 'सभी पृष्ठ', 'पृष्ठों की सूची', 'उत्पाद', 'समाधान', 'प्रौद्योगिकी'],
    description: 'वेबसाइट के सभी पृष्ठ एक सूची में: उत्पाद, समाधान, सेवाएँ, प्रौद्योगिकियाँ, कंपनी और विधिक जानकारी।',
  },
  banner: {
    eyebrow: 'साइट संबंधी जानकारी',
    title: 'साइट मानचित्र',
    lead: 'साइट के सभी पृष्ठ, मेनू के क्रम में।',
    image: english.banner.image,
  },
  groups: [
    {
      title: 'कंपनी',
      links: [
        { label: 'मुखपृष्ठ', href: 'page:home' },
        { label: 'कंपनी परिचय', href: 'page:about' },
        { label: 'हमारे संस्थापक', href: 'page:founder' },
        { label: 'संपर्क करें', href: 'page:contact' },
      ],
    },
    {
      title: 'उत्पाद',
      links: [
        { label: `${brand.flagship}, एकीकृत संचालन केंद्र`, href: 'page:flagship' },
        { label: 'एक पाली चलाएँ: डेस्क आपके ब्राउज़र में', href: 'page:run-a-shift' },
        { label: 'नगरीय अवसंरचना एकीकृत प्लेटफ़ॉर्म', href: 'page:urban-infrastructure' },
        { label: 'एकीकृत सुरक्षा प्लेटफ़ॉर्म', href: 'page:security-platform' },
        { label: 'घटना पहचान एवं प्रतिक्रिया प्लेटफ़ॉर्म', href: 'page:incident-detection' },
        { label: 'एकीकृत व्यवसाय संचालन केंद्र', href: 'page:business-operations' },
        { label: 'नियोजित निवारक रखरखाव', href: 'page:planned-preventive' },
        { label: 'उत्पादवार क्षमताएँ और प्रोटोकॉल', href: 'page:capabilities' },
        { label: 'अपनी आवश्यकताओं की जाँच करें', href: 'page:requirements' },
      ],
    },
    {
      title: 'समाधान एवं सेवाएँ',
      links: [
        { label: 'स्मार्ट सिटी', href: 'page:smart-city' },
        { label: 'संरक्षा एवं सुरक्षा', href: 'page:safety-security' },
        { label: 'स्मार्ट उद्योग', href: 'page:smart-industry' },
        { label: 'सोशल मीडिया एवं साइबर आसूचना', href: 'page:cyber-intelligence' },
        { label: 'सॉफ़्टवेयर विकास सेवाएँ', href: 'page:services' },
      ],
    },
    {
      title: 'प्रौद्योगिकी',
      links: [
        { label: 'विकास प्रौद्योगिकियाँ', href: 'page:development' },
        { label: 'इंटरनेट ऑफ़ थिंग्स', href: 'page:iot' },
        { label: 'कृत्रिम बुद्धिमत्ता', href: 'page:ai' },
        { label: 'क्लाउड सेवाएँ', href: 'page:cloud' },
        { label: 'बिग डेटा', href: 'page:big-data' },
        { label: 'डेटा विज्ञान', href: 'page:data-science' },
        { label: 'साइबर सुरक्षा', href: 'page:cyber-security' },
      ],
    },
    {
      title: 'परियोजनाएँ',
      links: [{ label: 'सभी परियोजनाएँ', href: 'page:case-studies' }],
    },
    {
      title: 'विधिक एवं साइट संबंधी जानकारी',
      links: [
        { label: 'निजता नीति', href: 'page:privacy-policy' },
        { label: 'नियम एवं शर्तें', href: 'page:terms-condition' },
        { label: 'व्यापार चिह्न', href: 'page:trademark' },
        { label: 'सुगम्यता', href: 'page:accessibility' },
        { label: 'खोज', href: 'page:search' },
        { label: 'साइट मानचित्र', href: 'page:site-map' },
      ],
    },
  ],
} satisfies SiteMapPage;
