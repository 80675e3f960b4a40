import english from '../../site/offline.ts';
import type { OfflinePage } from '../../site/schema.ts';
import { phone } from '../brand.ts';
import siteMap from './site-map.ts';

export default {
  ...english,
  head: {
    title: 'لا يوجد اتصال',
    keywords: ['لا يوجد اتصال', 'دون اتصال', 'صفحات محفوظة'],
    description: 'جهازك غير متصل بالإنترنت. ما زال بإمكانك قراءة الصفحات التي فتحتها من قبل على هذا الجهاز.',
  },
  banner: {
    ...english.banner,
    eyebrow: 'دون اتصال',
    title: 'لا يوجد اتصال',
    lead: 'تعذّر على متصفحكم الوصول إلى الموقع، وليست لديه نسخة محفوظة من هذه الصفحة. أعيدوا تحميلها حين يعود الاتصال.',
  },
  savedTitle: 'محفوظة على هذا الجهاز',
  groups: siteMap.groups,
  reachTitle: 'للتواصل معنا',
  reach: english.reach.map((link) => (link.href.startsWith('tel:') ? { ...link, label: phone } : link)),
} satisfies OfflinePage;
