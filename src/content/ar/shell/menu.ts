import { menuItems, serviceItems } from '../../page-lists.ts';
import { reworded } from '../../reworded.ts';
import english from '../../shell/menu.ts';
import type { Menu } from '../../shell/schema.ts';
import { brand } from '../brand.ts';
import { labels } from '../labels.ts';
import { serviceNames } from '../services/service-names.ts';

export default {
  ...english,
  sections: [
    { name: 'الرئيسية', heading: 'الشركة', also: ['page:founder'], items: menuItems(labels, 'company') },
    { name: 'المنتجات', heading: 'المنتجات', href: 'page:flagship', items: menuItems(labels, 'products') },
    {
      name: 'الحلول والخدمات',
      heading: 'الحلول',
      href: 'page:services',
      items: menuItems(labels, 'solutions'),
      servicesHeading: 'الخدمات',
      services: serviceItems(serviceNames),
    },
    { name: 'التقنيات', heading: 'التقنيات', items: menuItems(labels, 'technology') },
    { name: 'دراسات الحالة', href: 'page:case-studies', items: [] },
  ],
  contact: { ...english.contact, label: 'اتصل بنا' },
  external: reworded(english.external, 'icon', {
    users: { label: 'صفحة الشركة على الشبكة المهنية' },
    'message-square-text': { label: 'آراء الموظفين' },
  }),
  labels: {
    skip: 'الانتقال إلى المحتوى الرئيسي',
    main: 'القائمة الرئيسية',
    home: `الصفحة الرئيسية لشركة ${brand.name}`,
    openMenu: 'فتح القائمة',
    closeMenu: 'إغلاق القائمة',
    menu: 'قائمة الموقع',
    submenu: 'قائمة فرعية',
    external: 'يفتح موقعًا آخر',
    more: 'المزيد',
    pauseMotion: 'أوقف الحركة',
    resumeMotion: 'شغّل الحركة',
  },
} satisfies Menu;
