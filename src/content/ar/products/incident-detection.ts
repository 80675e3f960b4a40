import english from '../../products/incident-detection.ts';
import type { IncidentPage } from '../../products/schema.ts';
import { reworded } from '../../reworded.ts';
import { counted, functions } from '../counted.ts';
import { funnel } from '../instruments/funnel.ts';
import { pageNames } from '../page-names.ts';

const name = pageNames['page:incident-detection'];

const features = reworded(english.features, 'id', {
  F1: {
    title: 'استقبال الإشارات',
    content:
      'تدخل المكالمات وأزرار الاستغاثة ولوحات إنذار الحريق وتحليلات الفيديو طابورًا واحدًا مع الوقت والموقع والمصدر.',
  },
  F2: {
    title: 'ربط الأحداث',
    content: 'ثلاثة إنذارات من نفق واحد تصبح حادثًا واحدًا، وتبقى الرسائل الأصلية مرفقة به.',
  },
  F3: {
    title: 'تأكيد بشري',
    content: 'يتحقق المشغّل بكاميرا أو بمعاودة الاتصال أو بدورية. ويُغلق الإنذار الكاذب مع ذكر السبب.',
  },
  F4: {
    title: 'تحديد الدرجة',
    content: 'تراعي القواعد الخطر على الأرواح والموقع والساعة. وللمشرف تغيير الدرجة.',
  },
  F5: {
    title: 'دليل الإجراء',
    content: 'يظهر إجراؤكم المعتمد في خطوات محددة المهل، وإذا تأخرت خطوة نُبّه المشرف.',
  },
  F6: {
    title: 'اقتراح الوحدات',
    content: 'تُرتَّب المركبات بحسب زمن الوصول ومهارة الطاقم ومهمته الحالية، ويختار منها مسؤول الإرسال.',
  },
  F7: {
    title: 'تطبيق الأطقم',
    content: 'يقبل الطاقم المهمة ويسترشد بالخريطة ويرسل الصور. وحيث تضعف التغطية تُحفظ الرسائل وتُرسل لاحقًا.',
  },
  F8: {
    title: 'تحذير الجمهور',
    content: 'تُبث التحذيرات المعتمدة وفق CAP v1.2 إلى صفارات الإنذار ولوحات الطرق وقنوات الهاتف.',
  },
  F9: {
    title: 'التسلسل الزمني للحادث',
    content: 'تشكّل المكالمات والقرارات والمقاطع سجلًّا واحدًا. والاطلاع عليه بحسب الدور، ويُسجَّل هو أيضًا.',
  },
});

export default {
  kind: 'product',
  head: {
    title: name,
    keywords: [
      'رصد الحوادث',
      'برنامج الاستجابة للطوارئ',
      'ربط الإنذارات',
      'رصد الحوادث بالفيديو',
      'اقتراح الوحدات',
      'تحذير الجمهور CAP v1.2',
      'إجراءات غرفة التحكم',
    ],
    description:
      'كيف تصبح المكالمات والإنذارات وقراءات المستشعرات حادثًا واحدًا مؤكدًا، له أولوية ووحدة في طريقها إليه وتسلسل زمني محفوظ للمراجعة.',
  },
  name,
  category: english.category,
  banner: {
    eyebrow: english.name,
    family: 'منتج',
    title: name,
    lead: 'برنامج لغرف التحكم في الطوارئ والمرور والمصانع. يجمع المكالمات والإنذارات والقراءات في حوادث مؤكدة، ويوجّه الاستجابة حتى الإغلاق.',
    image: english.banner.image,
    actions: [{ label: 'متابعة حادث خطوة بخطوة', href: 'page:run-a-shift' }],
  },
  overview: {
    title: 'من أول إشارة حتى إغلاق الحالة',
    paragraphs: [
      'يستخدم هذه المنصة متلقّو المكالمات ومسؤولو الإرسال والضباط المناوبون حين يقع طارئ على طريق أو في مبنى أو مصنع. وهي تجمع الإشارات، وتضم ما يصف منها الحدث نفسه في حادث واحد.',
      'يؤكد المشغّل الحادث. ثم تفتح المنصة الإجراء وتقترح الوحدات وتحسب زمن كل خطوة.',
    ],
    facts: [
      { label: 'تعالج', value: 'حوادث السير والحريق والغاز وتجمّع المياه والتسلل والازدحام' },
      { label: 'يستخدمها', value: 'غرف التحكم المناوبة والأطقم في الميدان' },
      { label: 'تعمل', value: 'وحدها أو داخل مركز قيادة قائم' },
    ],
  },
  funnel,
  featuresHead: {
    title: 'مهامها بالترتيب',
    lead: `${counted(features.length, functions)} تتبع مسار الحادث من بدايته إلى نهايته.`,
  },
  features,
  connections: {
    title: 'ما يصل إليها، ومن يستجيب',
    lead: 'تُضاف المصادر الجديدة عبر موصِّلات، ولا تتغير شاشة المشغّل.',
    sources: [
      'مكالمات الطوارئ',
      'لوحات إنذار الحريق والغاز',
      'تحليلات الفيديو',
      'مستشعرات الطرق والطقس',
      'أجهزة تتبّع المركبات',
      'بلاغات السكان',
    ],
    sourcesTitle: 'تستقبل من',
    roles: ['متلقّي المكالمات', 'مسؤول الإرسال', 'الضابط المناوب', 'الطاقم الميداني'],
    rolesTitle: 'يستجيب',
    standards: english.connections.standards,
    standardsTitle: 'المعايير',
    into: 'طابور واحد',
  },
  dataSheet: { label: 'ورقة البيانات (PDF)', href: 'sheet:incident-detection' },
  operation: {
    title: 'تُضبط قبل تشغيلها',
    paragraphs: [
      'تعمل قواعد الرصد أولًا على إشاراتكم من دون أن تُصدر إنذارًا. ويقدّر الضباط صحة كل نتيجة، ولا تُشغَّل قاعدة إلا بموافقتهم. وتُمحى المقاطع التي لا تخص حادثًا وفق الجدول الذي تضعه جهتكم.',
    ],
  },
  caseReference: {
    title: 'حي جديد في السعودية',
    content: 'تصف الدراسة مركز عمليات يرى فيه رئيس المناوبة ما يمسّه الإنذار، ثم يختار الاستجابة.',
    link: { label: 'قراءة دراسة السعودية', href: 'page:case-studies#smartcity-saudi-arabia' },
  },
  related: [
    {
      name: pageNames['page:safety-security'],
      description: 'إرسال الوحدات وسلامة المرأة والموانئ والمطارات.',
      href: 'page:safety-security',
    },
    {
      name: pageNames['page:smart-city'],
      description: 'خطط الطوارئ إلى جانب الخدمات اليومية.',
      href: 'page:smart-city',
    },
    {
      name: 'مدينة في تشاتيسغار',
      description: 'تحذيرات للجمهور تصدر بعد موافقة ضابط.',
      href: 'page:case-studies#smartcity-chhattisgarh',
    },
  ],
  closing: {
    title: 'اعرضوا علينا آخر حادث صعب مرّ بكم.',
    action: { label: 'مناقشة مشروعكم', href: 'page:contact' },
  },
} satisfies IncidentPage;
