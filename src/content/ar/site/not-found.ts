import { reworded } from '../../reworded.ts';
import { serviceIds } from '../../services/service-ids.ts';
import english from '../../site/not-found.ts';
import type { NotFoundPage } from '../../site/schema.ts';
import { counted, services } from '../counted.ts';
import { pageNames } from '../page-names.ts';
import siteMap from './site-map.ts';

export default {
  ...english,
  head: {
    title: 'الصفحة غير موجودة',
    keywords: ['الصفحة غير موجودة', 'عنوان خاطئ', 'خريطة الموقع', 'الصفحات الرئيسية'],
    description: 'لا توجد صفحة بهذا العنوان. اختاروا أقرب صفحة إليه أو إحدى الصفحات الرئيسية في الموقع.',
  },
  banner: {
    ...english.banner,
    eyebrow: 'خطأ 404',
    title: 'الصفحة غير موجودة',
    lead: 'ليس في هذا الموقع صفحة بهذا العنوان. ربما يكون الرابط قديمًا، أو كُتب أحد حروفه خطأً.',
    actions: reworded(english.banner.actions, 'href', {
      'page:home': { label: 'الانتقال إلى الصفحة الرئيسية' },
      'page:site-map': { label: 'عرض كل الصفحات' },
    }),
  },
  suggestedTitle: 'أقرب الصفحات إلى هذا العنوان',
  groups: siteMap.groups,
  mainTitle: 'الصفحات الرئيسية',
  main: reworded(english.main, 'href', {
    'page:flagship': {
      name: pageNames['page:flagship'],
      description: 'المنتج الرئيسي وخصائصه.',
    },
    'page:smart-city': {
      name: pageNames['page:smart-city'],
      description: 'مجالات العمل البلدي على خريطة واحدة.',
    },
    'page:services': {
      name: pageNames['page:services'],
      description: `${counted(serviceIds.length, services)} ومخرجاتها.`,
    },
    'page:case-studies': {
      name: pageNames['page:case-studies'],
      description: 'المشاريع مرتبة بحسب نوع النظام.',
    },
    'page:about': { name: pageNames['page:about'], description: 'من نحن، وما لدينا من شهادات.' },
    'page:contact': {
      name: pageNames['page:contact'],
      description: 'العنوان والهاتف والبريد الإلكتروني.',
    },
  }),
} satisfies NotFoundPage;
