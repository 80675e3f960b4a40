import type { StatusMessages } from '../../shell/schema.ts';

export default {
  loading: 'يجري تحميل الصفحة',
  loadFailedTitle: 'لم تُحمَّل هذه الصفحة',
  loadFailed: 'لم تُحمَّل هذه الصفحة. ربما انقطع الاتصال أثناء التحميل.',
  pageFailed: 'توقفت هذه الصفحة عن العمل. أما بقية الموقع فتعمل كالمعتاد.',
  tryAgain: 'إعادة المحاولة',
  loadAsDocument: 'فتح الصفحة كاملة',
  home: 'الانتقال إلى الصفحة الرئيسية',
  notSaved: 'لا يوجد اتصال بالإنترنت، ولا يحتفظ متصفحكم بنسخة من هذه الصفحة.',
  savedCopy: 'لا يوجد اتصال بالإنترنت. هذه نسخة سبق أن حفظها متصفحكم.',
  savedCopyUnanswered: 'الموقع لا يستجيب الآن. ما ترونه نسخة حفظها متصفحكم في زيارتكم الأخيرة.',
  related: 'صفحات ذات صلة',
  breadcrumb: 'موضع الصفحة',
  languages: 'اللغة',
  otherLanguage: 'بالإنجليزية',
  sampleCase: 'دراسة توضيحية',
} satisfies StatusMessages;
