import { reworded } from '../../reworded.ts';
import type { ServiceId } from '../../schema.ts';
import { serviceIds } from '../../services/service-ids.ts';
import english from '../../shell/menu.ts';
import type { Menu } from '../../shell/schema.ts';
import { brand } from '../brand.ts';
import { counted, services } from '../counted.ts';
import { serviceNames } from '../services/service-names.ts';

const sections = reworded(english.sections, 'name', {
  HOME: { name: 'الرئيسية', heading: 'الشركة' },
  PRODUCTS: { name: 'المنتجات', heading: 'المنتجات' },
  'SOLUTIONS & SERVICES': { name: 'الحلول والخدمات', heading: 'الحلول', servicesHeading: 'الخدمات' },
  TECHNOLOGY: { name: 'التقنيات', heading: 'التقنيات' },
  'CASE STUDY': { name: 'دراسات الحالة' },
});

type Item = (typeof english.sections)[number]['items'][number];

const items: Partial<Record<Item['href'], Pick<Item, 'name' | 'description'>>> = {
  'page:home': { name: 'الرئيسية', description: 'المنتجات والخدمات والعملاء' },
  'menu:about': { name: 'عن الشركة', description: 'الشركة ومؤسسها' },
  'menu:flagship': {
    name: 'مركز العمليات المتكامل',
    description: `${brand.flagship}، مركزنا للقيادة والتحكم`,
  },
  'page:urban-infrastructure': {
    name: 'البنية التحتية الحضرية',
    description: 'إدارات المدينة على منصة واحدة',
  },
  'page:security-platform': {
    name: 'المنصة الأمنية المتكاملة',
    description: 'الكاميرات والأبواب والإنذارات معًا',
  },
  'page:incident-detection': {
    name: 'رصد الحوادث والاستجابة لها',
    description: 'من أول إشارة حتى تقرير الإغلاق',
  },
  'page:business-operations': {
    name: 'مركز عمليات الأعمال المتكامل',
    description: 'المواقع والخدمات في عرض واحد',
  },
  'page:planned-preventive': {
    name: 'الصيانة الوقائية المخططة',
    description: 'الأصول والجداول وأوامر العمل',
  },
  'page:smart-city': { name: 'المدينة الذكية', description: 'المرافق والمرور وخدمات السكان' },
  'page:safety-security': {
    name: 'السلامة والأمن',
    description: 'إرسال الوحدات والموانئ والمطارات والحدود',
  },
  'page:smart-industry': { name: 'الصناعة الذكية', description: 'أصول متصلة، قطاعًا بعد قطاع' },
  'page:cyber-intelligence': {
    name: 'استخبارات التواصل الاجتماعي والفضاء السيبراني',
    description: 'تحليل مشروع يحفظه سجل تدقيق',
  },
  'page:services': {
    name: 'خدمات تطوير البرمجيات',
    description: `${counted(serviceIds.length, services)} في صفحة واحدة`,
  },
  'page:development': { name: 'تقنيات التطوير', description: 'اللغات وأطر العمل وقواعد البيانات' },
  'page:iot': { name: 'إنترنت الأشياء', description: 'الأجهزة والبوابات وبرمجياتها' },
  'page:ai': { name: 'الذكاء الاصطناعي', description: 'الرؤية واللغة والتوقع' },
  'page:cloud': { name: 'الخدمات السحابية', description: 'المشورة والبناء والنقل' },
  'page:big-data': { name: 'البيانات الضخمة', description: 'التدفقات والتخزين والاستعلام السريع' },
  'page:data-science': { name: 'علم البيانات', description: 'التوقعات والرسوم البيانية والنماذج' },
  'page:cyber-security': { name: 'الأمن السيبراني', description: 'التقييم والمراقبة والتعافي' },
};

/** `page:services/service1` leads to `service1`. */
const serviceOf = (href: `page:services/${ServiceId}`) => href.slice('page:services/'.length) as ServiceId;

export default {
  ...english,
  sections: sections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, ...items[item.href] })),
    ...(section.services && {
      services: section.services.flatMap(({ href }) => {
        const label = (serviceNames as Partial<Record<ServiceId, string>>)[serviceOf(href)];
        return label ? [{ href, label }] : [];
      }),
    }),
  })),
  contact: { ...english.contact, label: 'اتصل بنا' },
  external: reworded(english.external, 'icon', {
    users: { label: 'صفحة الشركة على الشبكة المهنية' },
    'message-square-text': { label: 'آراء العاملين' },
  }),
  labels: {
    skip: 'انتقل إلى المحتوى الرئيسي',
    main: 'القائمة الرئيسية',
    home: `الصفحة الرئيسية لشركة ${brand.name}`,
    openMenu: 'افتح القائمة',
    closeMenu: 'أغلق القائمة',
    menu: 'قائمة الموقع',
    submenu: 'قائمة فرعية',
    external: 'يفتح موقعًا آخر',
    more: 'المزيد',
    pauseMotion: 'أوقف الحركة',
    resumeMotion: 'شغّل الحركة',
  },
} satisfies Menu;
