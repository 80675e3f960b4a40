/* Labels of pages. A page without an entry is not in any menu of this edition. */
import type { LabelWords } from '../label-schema.ts';
import type { RouteId } from '../schema.ts';
import { serviceIds } from '../services/service-ids.ts';
import { translated } from '../translated-labels.ts';
import { brand } from './brand.ts';
import { counted, services } from './counted.ts';

export const words = {
  home: { name: 'الرئيسية', menu: { description: 'المنتجات والخدمات والعملاء' } },
  about: { name: 'عن الشركة', menu: { description: 'الشركة ومؤسسها' } },
  founder: { name: 'مؤسس الشركة' },
  'case-studies': { name: 'دراسات الحالة' },
  contact: { name: 'اتصل بنا' },
  flagship: {
    name: `${brand.flagship}: مركز العمليات المتكامل`,
    short: brand.flagship,
    menu: { name: 'مركز العمليات المتكامل', description: `${brand.flagship}، مركزنا للقيادة والتحكم` },
  },
  'run-a-shift': { name: 'تولّي مناوبة: محطة المشغّل في متصفحكم' },
  'urban-infrastructure': {
    name: 'المنصة الموحدة للبنية التحتية الحضرية',
    short: 'البنية التحتية الحضرية',
    menu: { name: 'البنية التحتية الحضرية', description: 'إدارات المدينة على منصة واحدة' },
  },
  'security-platform': {
    name: 'المنصة الأمنية المتكاملة',
    short: 'الأمن المتكامل',
    menu: { description: 'الكاميرات والأبواب والإنذارات معًا' },
  },
  'incident-detection': {
    name: 'منصة رصد الحوادث والاستجابة لها',
    short: 'رصد الحوادث',
    menu: { name: 'رصد الحوادث والاستجابة لها', description: 'من أول إشارة حتى تقرير الإغلاق' },
  },
  'business-operations': {
    name: 'مركز عمليات الأعمال المتكامل',
    short: 'عمليات الأعمال',
    menu: { description: 'المواقع والخدمات على شاشة واحدة' },
  },
  'planned-preventive': {
    name: 'الصيانة الوقائية المخططة',
    short: 'الصيانة الوقائية',
    menu: { description: 'الأصول والجداول وأوامر العمل' },
  },
  capabilities: { name: 'قدرات كل منتج وبروتوكولاته' },
  requirements: { name: 'مراجعة متطلباتكم' },
  'smart-city': { name: 'المدينة الذكية', menu: { description: 'المرافق والمرور وخدمات السكان' } },
  'safety-security': {
    name: 'السلامة والأمن',
    menu: { description: 'إرسال الوحدات والموانئ والمطارات والحدود' },
  },
  'smart-industry': { name: 'الصناعة الذكية', menu: { description: 'أصول متصلة في كل قطاع' } },
  'cyber-intelligence': {
    name: 'استخبارات التواصل الاجتماعي والفضاء السيبراني',
    short: 'الاستخبارات السيبرانية',
    menu: { description: 'تحليل لغرض مشروع وبسجل تدقيق' },
  },
  services: {
    name: 'خدمات تطوير البرمجيات',
    menu: { description: `${counted(serviceIds.length, services)} في صفحة واحدة` },
  },
  development: { name: 'تقنيات التطوير', menu: { description: 'اللغات وأطر العمل وقواعد البيانات' } },
  iot: { name: 'إنترنت الأشياء', menu: { description: 'الأجهزة والبوابات وبرمجياتها' } },
  ai: { name: 'الذكاء الاصطناعي', menu: { description: 'الرؤية الحاسوبية واللغة والتوقع' } },
  cloud: { name: 'الخدمات السحابية', menu: { description: 'المشورة والبناء والنقل' } },
  'big-data': { name: 'البيانات الضخمة', menu: { description: 'تدفق البيانات وتخزينها والاستعلام السريع' } },
  'data-science': { name: 'علم البيانات', menu: { description: 'التوقعات والرسوم البيانية والنماذج' } },
  'cyber-security': { name: 'الأمن السيبراني', menu: { description: 'التقييم والمراقبة والتعافي' } },
  'privacy-policy': { name: 'سياسة الخصوصية' },
  'terms-condition': { name: 'الشروط والأحكام' },
  trademark: { name: 'العلامة التجارية' },
  accessibility: { name: 'سهولة الوصول' },
  search: { name: 'البحث' },
  'site-map': { name: 'خريطة الموقع' },
} satisfies Partial<Record<RouteId, LabelWords>>;

export const labels = translated(words);
