import type { SearchPage } from '../../site/schema.ts';
import english from '../../site/search.ts';
import words from './search-words.ts';
import siteMap from './site-map.ts';

export default {
  ...english,
  head: {
    title: 'البحث في الموقع',
    keywords: ['بحث', 'البحث في الموقع', 'منتجات', 'خدمات', 'دراسات الحالة'],
    description: 'اعثر على خدمة أو قطاع أو خاصية أو مشروع أو فقرة في هذا الموقع. يعمل البحث داخل متصفحكم.',
  },
  banner: {
    eyebrow: 'معلومات الموقع',
    title: 'البحث',
    lead: 'الخدمات والقطاعات والخصائص ودراسات الحالة والفقرات القانونية. يعمل البحث نفسه داخل متصفحكم.',
  },
  withoutScripts: 'يعمل البحث داخل متصفحكم ويحتاج إلى JavaScript، وهي معطّلة لديكم. الصفحات كلها مدرجة أدناه.',
  words,
  groups: siteMap.groups,
} satisfies SearchPage;
