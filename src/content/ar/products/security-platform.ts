import { caseTabs } from '../../cases/case-tabs.ts';
import type { SecurityPage } from '../../products/schema.ts';
import english from '../../products/security-platform.ts';
import { reworded } from '../../reworded.ts';
import { counted, functions } from '../counted.ts';
import restraint from '../instruments/restraint.ts';
import { sitePlan } from '../instruments/site-plan.ts';
import { pageNames } from '../page-names.ts';

const name = pageNames['page:security-platform'];

const features = reworded(english.features, 'id', {
  F1: {
    title: 'محطة الإنذارات',
    content: 'تُرتَّب الإنذارات بحسب الشدة والمنطقة، وبجانب كل منها تعليماته.',
  },
  F2: {
    title: 'التحقق بالفيديو',
    content: 'تُفتح أقرب المشاهد الحية والمسجّلة مع الإنذار وتُغلق معه.',
  },
  F3: {
    title: 'التحكم في الدخول',
    content: 'تُدار البطاقات والمناطق والأوقات معًا. ومن ترك العمل توقفت بطاقته عند كل باب.',
  },
  F4: {
    title: 'رصد المحيط',
    content: 'تُقارَن إنذارات السياج والرادار وحواجز الأشعة بالرياح والمطر قبل استدعاء الحارس.',
  },
  F5: {
    title: 'الحريق والإخلاء',
    content: 'تضيء منطقة لوحة إنذار الحريق على المخطط مع مخارجها وقائمة التجمع.',
  },
  F6: {
    title: 'الزوار والمقاولون',
    content: 'يدعو المضيف، ويتحقق الحارس من الهوية، وينتهي التصريح بانتهاء الزيارة.',
  },
  F7: {
    title: 'جولات الحراسة',
    content: 'تُمسح نقاط الجولة بالهاتف، وإذا فاتت نقطة نُبّه المشرف.',
  },
  F8: {
    title: 'مطابقة الوجوه بضوابط',
    content: 'معطّلة افتراضيًّا، ولا تُفعَّل إلا لغرض مشروع مسجَّل وقائمة معتمدة. ويراجع موظف كل تطابق.',
  },
  F9: {
    title: 'الأدلة والتدقيق',
    content: 'تُختم المواد المصدَّرة ببصمة رقمية مع سببها. وتُمحى التسجيلات العادية بعد مدة الحفظ.',
  },
});

export default {
  kind: 'product',
  head: {
    title: name,
    keywords: [
      'المنصة الأمنية المتكاملة',
      'إدارة الأمن المادي',
      'التحكم في الدخول',
      'إدارة الفيديو ONVIF',
      'قارئات OSDP',
      'رصد اختراق المحيط',
      'إدارة الزوار',
      'جولات الحراسة',
    ],
    description:
      'أبواب المواقع وكاميراتها ولوحات إنذار الحريق ومستشعرات السياج على محطة أمن واحدة، بصلاحيات مشاهدة ومدة حفظ وسجل تدقيق.',
  },
  name,
  category: english.category,
  banner: {
    eyebrow: english.name,
    family: 'منتج',
    title: name,
    lead: 'برنامج لغرف الأمن: تصل إشارات الكاميرات والأبواب ولوحات إنذار الحريق والأسيجة في كل موقع إلى محطة واحدة، أيًّا كانت الشركة المصنِّعة. ويقدّر الضابط كل إنذار، ويحفظ السجل من شاهد ولماذا.',
    image: english.banner.image,
    actions: [
      { label: 'طلب مسح للموقع', href: 'page:contact' },
      { label: 'عرض دراسات الأمن', href: 'page:case-studies' },
    ],
  },
  overview: {
    title: 'أمن المواقع وفق إجراء واحد',
    paragraphs: [
      'تشتري المجمعات والبنوك والمصافي ومراكز البيانات الأقفال والكاميرات وأجهزة الإنذار على مدى سنوات من شركات مصنِّعة مختلفة. وتجمعها هذه المنصة، فيتعامل الضابط مع المواقع والإجراءات لا مع العلامات التجارية.',
      'إذا أنذر مستشعر في السياج، ظهر على محطة المشغّل المخطط والكاميرات القريبة والدورية المناوبة. والضابط يقدّر الموقف ويأمر بالاستجابة.',
    ],
    facts: [
      { label: 'يستخدمها', value: 'فرق الأمن وضباط المواقع والمحققون' },
      { label: 'تغطي', value: 'مجمعًا واحدًا أو مواقع كثيرة' },
      { label: 'تحفظ', value: 'ما يقتضيه الغرض المكتوب للموقع فقط' },
    ],
  },
  featuresHead: {
    title: 'عند البوابة وعلى السياج وفي غرفة الأمن',
    lead: `${counted(features.length, functions)} على مخطط واحد وسجل واحد.`,
  },
  features,
  connections: {
    title: 'أجهزة متنوعة، وواجهات مفتوحة',
    lead: 'تبقى المسجّلات واللوحات الصالحة في مكانها.',
    sources: [
      'الكاميرات والمسجّلات',
      'وحدات التحكم في الأبواب',
      'لوحات إنذار الحريق',
      'مستشعرات السياج',
      'أجهزة الاتصال الداخلي',
      'دليل الموارد البشرية',
    ],
    sourcesTitle: 'تجمع',
    roles: ['ضابط المناوبة', 'ضابط الموقع', 'المحقق', 'مدير الأمن'],
    rolesTitle: 'تخدم',
    standards: english.connections.standards,
    standardsTitle: 'واجهات الأجهزة',
    into: 'مخطط موقع واحد',
  },
  dataSheet: { label: 'ورقة البيانات (PDF)', href: 'sheet:security-platform' },
  operation: {
    title: 'القواعد قبل الكاميرات',
    paragraphs: [
      'قبل توصيل أي كاميرا يُكتب غرضها ومن يشاهدها ومدة الحفظ، ويعتمد ذلك مالك الموقع. وتطبّق المنصة هذه القواعد. ويعرف المدقّقون من شاهد أو بحث أو صدّر، ولماذا.',
    ],
  },
  caseReference: {
    title: counted(caseTabs.ISMS.length, {
      one: 'دراسة واحدة في الأمن المتكامل',
      two: 'دراستان في الأمن المتكامل',
      few: 'دراسات في الأمن المتكامل',
      many: 'دراسة في الأمن المتكامل',
      other: 'دراسة في الأمن المتكامل',
    }),
    content: 'تعرض كل منها ما كان لدى العميل، وما تعثّر، وما بُني.',
    link: { label: 'البدء ببنك خاص', href: 'page:case-studies#isms-private-bank' },
  },
  restraint,
  related: [
    {
      name: pageNames['page:safety-security'],
      description: 'الموانئ والمطارات والحدود وخطوط الأنابيب.',
      href: 'page:safety-security',
    },
    {
      name: pageNames['page:cyber-intelligence'],
      description: 'الجانب الرقمي من الحماية.',
      href: 'page:cyber-intelligence',
    },
    {
      name: pageNames['page:case-studies'],
      description: 'إدارة الأمن ومراكز القيادة.',
      href: 'page:case-studies',
    },
  ],
  instrument: sitePlan,
  closing: {
    title: 'تفقّدوا الموقع مع أحد مهندسينا.',
    action: { label: 'حدّد موعد زيارة', href: 'page:contact' },
  },
} satisfies SecurityPage;
