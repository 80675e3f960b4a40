import { reworded } from '../../reworded.ts';
import type { SearchWords } from '../../site/schema.ts';
import english from '../../site/search-words.ts';
import { pageNames } from '../page-names.ts';

export default {
  label: 'البحث في الموقع',
  placeholder: 'تجمّع المياه، التحكم في الدخول، منافسة …',
  submit: 'بحث',
  close: 'إغلاق البحث',
  results: {
    language: 'ar',
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{count} نتائج',
    many: '{count} نتيجة',
    other: '{count} نتيجة',
  },
  none: 'غير مذكور في هذا الموقع:',
  nearest: 'أقرب صفحة',
  ask: 'اسألونا',
  contact: { label: pageNames['page:contact'], href: 'page:contact' },
  wantedTitle: 'صفحات شائعة',
  wanted: reworded(english.wanted, 'href', {
    'page:contact': {
      name: pageNames['page:contact'],
      description: 'البريد الإلكتروني والهاتف والعنوان ونموذج المراسلة',
    },
    'page:case-studies': {
      name: pageNames['page:case-studies'],
      description: 'دراسات توضيحية بترتيب موحد',
    },
    'page:flagship': { name: 'مركز العمليات المتكامل', description: 'المنتج الرئيسي بالتفصيل' },
    'page:services': {
      name: pageNames['page:services'],
      description: 'ما نبنيه، وما تتسلّمونه',
    },
  }),
  all: 'كل النتائج في صفحة واحدة',
  loading: 'يجري تحميل البحث.',
  failed: 'تعذّر تحميل البحث. الصفحات كلها في خريطة الموقع.',
  tryAgain: 'إعادة المحاولة',
} satisfies SearchWords;
