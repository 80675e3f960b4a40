import { serviceIds } from '../../services/service-ids.ts';
import english from '../../shell/menu.ts';
import type { Menu } from '../../shell/schema.ts';
import { brand } from '../brand.ts';
import { inWords } from '../in-words.ts';

export default {
  logo: english.logo,
  sections: [
    {
      name: 'मुखपृष्ठ',
      heading: 'कंपनी',
      also: ['page:founder'],
      items: [
        { name: 'मुखपृष्ठ', href: 'page:home', icon: 'house', description: 'उत्पाद, सेवाएँ और ग्राहक' },
        { name: 'कंपनी परिचय', href: 'menu:about', icon: 'building-2', description: 'कंपनी और उसके संस्थापक' },
      ],
    },
    {
      name: 'उत्पाद',
      href: 'page:flagship',
      heading: 'उत्पाद',
      items: [
        {
          name: 'एकीकृत संचालन केंद्र',
          href: 'menu:flagship',
          icon: 'radar',
          description: `${brand.flagship}, हमारा कमान एवं नियंत्रण केंद्र`,
        },
        {
          name: 'नगरीय अवसंरचना',
          href: 'page:urban-infrastructure',
          icon: 'landmark',
          description: 'नगर के विभाग एक ही प्लेटफ़ॉर्म पर',
        },
        {
          name: 'एकीकृत सुरक्षा प्लेटफ़ॉर्म',
          href: 'page:security-platform',
          icon: 'shield-check',
          description: 'कैमरे, द्वार और अलार्म एक साथ',
        },
        {
          name: 'घटना पहचान एवं प्रतिक्रिया',
          href: 'page:incident-detection',
          icon: 'siren',
          description: 'पहले संकेत से समापन रिपोर्ट तक',
        },
        {
          name: 'एकीकृत व्यवसाय संचालन केंद्र',
          href: 'page:business-operations',
          icon: 'layout-dashboard',
          description: 'सभी स्थल और सेवाएँ एक दृश्य में',
        },
        {
          name: 'नियोजित निवारक रखरखाव',
          href: 'page:planned-preventive',
          icon: 'wrench',
          description: 'परिसंपत्तियाँ, समय सारणी और कार्य आदेश',
        },
      ],
    },
    {
      name: 'समाधान एवं सेवाएँ',
      href: 'page:services',
      heading: 'समाधान',
      items: [
        {
          name: 'स्मार्ट सिटी',
          href: 'page:smart-city',
          icon: 'building-2',
          description: 'जनोपयोगी सेवाएँ, यातायात और नागरिक सेवाएँ',
        },
        {
          name: 'संरक्षा एवं सुरक्षा',
          href: 'page:safety-security',
          icon: 'shield',
          description: 'रवानगी, बंदरगाह, हवाई अड्डे और सीमाएँ',
        },
        {
          name: 'स्मार्ट उद्योग',
          href: 'page:smart-industry',
          icon: 'factory',
          description: 'हर क्षेत्र की जुड़ी हुई परिसंपत्तियाँ',
        },
        {
          name: 'सोशल मीडिया एवं साइबर आसूचना',
          href: 'page:cyber-intelligence',
          icon: 'scan-search',
          description: 'विधिसम्मत विश्लेषण, ऑडिट लॉग सहित',
        },
        {
          name: 'सॉफ़्टवेयर विकास सेवाएँ',
          href: 'page:services',
          icon: 'code-xml',
          description: `${inWords(serviceIds.length, 'सेवा', 'सेवाएँ')} एक ही पृष्ठ पर`,
        },
      ],
      servicesHeading: 'सेवाएँ',
      services: [
        { label: 'विशेष सॉफ़्टवेयर विकास', href: 'page:services/service1' },
        { label: 'व्यवसाय विश्लेषण', href: 'page:services/service2' },
        { label: 'UI एवं UX डिज़ाइन', href: 'page:services/service3' },
        { label: 'DevOps सेवा', href: 'page:services/service4' },
        { label: 'वेब विकास', href: 'page:services/service5' },
        { label: 'मोबाइल ऐप विकास', href: 'page:services/service6' },
        { label: 'गुणवत्ता एवं सॉफ़्टवेयर परीक्षण', href: 'page:services/service7' },
        { label: 'अनुप्रयोग रखरखाव एवं सहायता', href: 'page:services/service8' },
        { label: 'सॉफ़्टवेयर उत्पाद इंजीनियरिंग', href: 'page:services/service9' },
      ],
    },
    {
      name: 'प्रौद्योगिकी',
      heading: 'प्रौद्योगिकी',
      items: [
        {
          name: 'विकास प्रौद्योगिकियाँ',
          href: 'page:development',
          icon: 'layers',
          description: 'भाषाएँ, फ़्रेमवर्क और डेटाबेस',
        },
        {
          name: 'इंटरनेट ऑफ़ थिंग्स',
          href: 'page:iot',
          icon: 'radio-tower',
          description: 'उपकरण, गेटवे और उनका सॉफ़्टवेयर',
        },
        {
          name: 'कृत्रिम बुद्धिमत्ता',
          href: 'page:ai',
          icon: 'brain-circuit',
          description: 'दृश्य, भाषा और पूर्वानुमान',
        },
        {
          name: 'क्लाउड सेवाएँ',
          href: 'page:cloud',
          icon: 'cloud',
          description: 'परामर्श, निर्माण और स्थानांतरण',
        },
        {
          name: 'बिग डेटा',
          href: 'page:big-data',
          icon: 'database',
          description: 'डेटा प्रवाह, भंडार और शीघ्र उत्तर',
        },
        {
          name: 'डेटा विज्ञान',
          href: 'page:data-science',
          icon: 'chart-line',
          description: 'पूर्वानुमान, आलेख और मॉडल',
        },
        {
          name: 'साइबर सुरक्षा',
          href: 'page:cyber-security',
          icon: 'lock-keyhole',
          description: 'आकलन, निगरानी और पुनर्बहाली',
        },
      ],
    },
    { name: 'परियोजनाएँ', href: 'page:case-studies', items: [] },
  ],
  contact: { label: 'संपर्क', href: 'page:contact' },
  external: [
    { label: 'कंपनी का नेटवर्क पृष्ठ', href: brand.networkPage, icon: 'users' },
    { label: 'कार्यस्थल समीक्षाएँ', href: brand.reviewPage, icon: 'message-square-text' },
  ],
  labels: {
    skip: 'मुख्य सामग्री पर जाएँ',
    main: 'मुख्य नेविगेशन',
    home: `${brand.name} का मुखपृष्ठ`,
    openMenu: 'मेनू खोलें',
    closeMenu: 'मेनू बंद करें',
    menu: 'साइट का मेनू',
    submenu: 'उपमेनू',
    external: 'दूसरी वेबसाइट खुलेगी',
    more: 'अन्य',
    pauseMotion: 'गति रोकें',
    resumeMotion: 'गति चलाएँ',
  },
} satisfies Menu;
