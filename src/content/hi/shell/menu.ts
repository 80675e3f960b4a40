import { menuItems, serviceItems } from '../../page-lists.ts';
import english from '../../shell/menu.ts';
import type { Menu } from '../../shell/schema.ts';
import { brand } from '../brand.ts';
import { labels } from '../labels.ts';

export default {
  logo: english.logo,
  sections: [
    {
      name: 'मुखपृष्ठ',
      heading: 'कंपनी',
      also: ['page:founder'],
      items: menuItems(labels, 'company'),
    },
    {
      name: 'उत्पाद',
      href: 'page:flagship',
      heading: 'उत्पाद',
      items: menuItems(labels, 'products'),
    },
    {
      name: 'समाधान एवं सेवाएँ',
      href: 'page:services',
      heading: 'समाधान',
      items: menuItems(labels, 'solutions'),
      servicesHeading: 'सेवाएँ',
      services: serviceItems({
        service1: 'आवश्यकतानुसार सॉफ़्टवेयर विकास',
        service2: 'व्यवसाय विश्लेषण',
        service3: 'UI एवं UX डिज़ाइन',
        service4: 'DevOps सेवा',
        service5: 'वेब विकास',
        service6: 'मोबाइल ऐप विकास',
        service7: 'गुणवत्ता आश्वासन एवं सॉफ़्टवेयर परीक्षण',
        service8: 'अनुप्रयोग रखरखाव एवं सहायता',
        service9: 'सॉफ़्टवेयर उत्पाद इंजीनियरिंग',
      }),
    },
    {
      name: 'प्रौद्योगिकी',
      heading: 'प्रौद्योगिकी',
      items: menuItems(labels, 'technology'),
    },
    { name: 'केस स्टडी', href: 'page:case-studies', items: [] },
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
    resumeMotion: 'गति फिर शुरू करें',
  },
} satisfies Menu;
