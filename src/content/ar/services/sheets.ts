/* A sample page of each service's deliverable. Every name and figure is an example, and the page states so. */
import * as english from '../../services/sheets.ts';

const repository: english.Repository = {
  ...english.repository,
  folders: [
    ['src', 'الشاشات والقواعد'],
    ['tests', 'تعمل عند كل تغيير'],
    ['interfaces', 'GIS، الحسابات'],
    ['guides', 'المسؤول، المستخدم'],
  ],
  files: [['build.yml', 'برنامج البناء']],
  testsLine: 'اختبارات: {n}، ناجحة: {n}',
  change: 'التغيير 881: جدول رسوم جديد',
};

const processMap: english.ProcessMap = {
  ...english.processMap,
  title: 'التصريح عند الشباك',
  lanes: ['الشباك', 'المهندس'],
  present: 'الحالي',
  proposed: 'المقترح',
  tasks: { receive: 'استلام', register: 'قيد', record: 'تسجيل', visit: 'معاينة' },
  drawer: 'محفوظ في درج',
  incomplete: 'ناقص',
  complete: 'مكتمل',
  note: 'سجل واحد أقل، ومعاينة واحدة فقط.',
};

const prototype: english.Prototype = {
  ...english.prototype,
  title: 'الشاشة الليلية، الورقة 3',
  counts: ['مواضع تردد المشغّلين', 'عند القائمة: 6، عند الخريطة: 1'],
  note: 'التالي: صفوف أكبر، لون واحد.',
};

const runbook: english.Runbook = {
  ...english.runbook,
  title: 'إجراء: القرص يكاد يمتلئ',
  steps: [
    'اقرأ التنبيه: الخادم والقرص',
    'راجع النمو في الساعة الأخيرة',
    'انقل السجلات القديمة إلى الأرشيف',
    'وسّع القرص إن استمر النمو',
    'دوّن ما جرى',
  ],
  drillsTitle: 'تمارين الاستعادة',
  unit: '{n} د',
  drills: [
    ['يناير', 42],
    ['أبريل', 36],
    ['يوليو', 29],
  ],
};

const pageReport: english.PageReport = {
  ...english.pageReport,
  title: 'بوابة السكان، صفحة البداية',
  weightTitle: 'الوزن، kB',
  weights: [
    ['HTML', 18],
    ['الأنماط', 11],
    ['الخطوط', 42],
    ['الصور', 64],
    ['البرامج', 9],
  ],
  orderTitle: 'ترتيب لوحة المفاتيح',
  checks: [
    ['التباين', 'ناجح'],
    ['تكبير \u2066400%\u2069', 'ناجح'],
    ['قارئ الشاشة', 'ملاحظة واحدة'],
  ],
};

const fieldRound: english.FieldRound = {
  ...english.fieldRound,
  title: 'جولة قارئ العدادات',
  noSignal: 'لا إشارة',
  records: [
    ['العداد 412', 2, 2],
    ['العداد 413', 9, 31],
    ['العداد 414', 14, 31.5],
    ['العداد 415', 20, 32],
    ['العداد 416', 27, 32.5],
  ],
  stored: 'حُفظ في الهاتف',
  sent: 'أُرسل مرة واحدة',
};

const faultReport: english.FaultReport = {
  ...english.faultReport,
  title: 'العيب 31، الشدة 2',
  steps: ['افتح طلبًا جديدًا', 'اكتب \u206631 02 2026\u2069 تاريخًا', 'اضغط «متابعة»'],
  findings: [
    ['المتوقع', 'رسالة عند الحقل'],
    ['الحاصل', 'صفحة فارغة'],
    ['المصدر', 'المتطلب 4.2'],
  ],
  again: ['أُعيد الاختبار', 'ناجح'],
};

const serviceReport: english.ServiceReport = {
  ...english.serviceReport,
  title: 'أكتوبر',
  asked: 'مطلوب',
  done: 'منجز',
  open: 'مفتوح، مع السبب',
  oldTitle: 'ما يتقادم',
  old: [
    ['شهادة البوابة', 'الباقي: 41 يومًا'],
    ['إصدار قاعدة البيانات', 'ينتهي دعمه'],
    ['مكتبة التقارير', 'لا أحد يصونها'],
  ],
};

const versionPlan: english.VersionPlan = {
  ...english.versionPlan,
  title: 'الإصدارات بحسب الربع',
  note: 'الأسهم: ترقية، ورجوع عنها.',
  timesTitle: 'أبطأ شاشة في كل نسخة',
  heldNote: 'أُوقفت النسخة {n}',
};

export const sheets = {
  repository,
  processMap,
  prototype,
  runbook,
  pageReport,
  fieldRound,
  faultReport,
  serviceReport,
  versionPlan,
};
