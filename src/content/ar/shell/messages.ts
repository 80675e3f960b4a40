import type { StatusMessages } from '../../shell/schema.ts';

export default {
  loading: 'يجري تحميل الصفحة',
  loadFailedTitle: 'لم تُحمَّل هذه الصفحة',
  loadFailed: 'لم تُحمَّل هذه الصفحة. ربما انقطع الاتصال أثناء التحميل.',
  pageFailed: 'توقفت هذه الصفحة عن العمل. أما بقية الموقع فتعمل كالمعتاد.',
  tryAgain: 'حاول مرة أخرى',
  loadAsDocument: 'افتح الصفحة كاملة',
  home: 'انتقل إلى الصفحة الرئيسية',
  notSaved: 'لا يوجد اتصال بالإنترنت، ولا يحتفظ متصفحك بنسخة من هذه الصفحة.',
  savedCopy: 'لا يوجد اتصال بالإنترنت. هذه نسخة سبق أن حفظها متصفحك.',
  savedCopyUnanswered: 'الموقع لا يستجيب الآن. ما تراه نسخة حفظها متصفحك في زيارتك الأخيرة.',
  related: 'صفحات ذات صلة',
  breadcrumb: 'أنت هنا',
  languages: 'اللغة',
  otherLanguage: 'بالإنجليزية',
  sampleCase: 'دراسة توضيحية',
} satisfies StatusMessages;
