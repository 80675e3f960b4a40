import { reworded } from '../../reworded.ts';
import type { SearchWords } from '../../site/schema.ts';
import english from '../../site/search-words.ts';
import { pageNames } from '../page-names.ts';

export default {
  label: 'ابحث في الموقع',
  placeholder: 'تجمّع المياه، التحكم في الدخول، مناقصة …',
  submit: 'ابحث',
  close: 'أغلق البحث',
  results: {
    language: 'ar',
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{count} نتائج',
    many: '{count} نتيجة',
    other: '{count} نتيجة',
  },
  none: 'لا نتائج للبحث عن',
  nearest: 'أقرب ما في الموقع إلى ذلك:',
  wantedTitle: 'الأكثر طلبًا',
  wanted: reworded(english.wanted, 'href', {
    'page:contact': {
      name: pageNames['page:contact'],
      description: 'البريد الإلكتروني والهاتف والعنوان ونموذج المراسلة',
    },
    'page:case-studies': {
      name: pageNames['page:case-studies'],
      description: 'مشاريع معروضة بترتيب موحد',
    },
    'page:flagship': { name: 'مركز العمليات المتكامل', description: 'المنتج الرئيسي بالتفصيل' },
    'page:services': {
      name: pageNames['page:services'],
      description: 'ما نبنيه، وما تتسلّمونه',
    },
  }),
  all: 'كل النتائج في صفحة واحدة',
  loading: 'يجري تحميل البحث.',
  failed: 'تعذّر تحميل البحث. تجد الصفحات كلها في خريطة الموقع.',
  tryAgain: 'حاول مرة أخرى',
} satisfies SearchWords;
