import english from '../../solutions/cyber-intelligence.ts';
import type { CyberPage, SolutionCard } from '../../solutions/schema.ts';
import { counted } from '../counted.ts';
import { caseChain } from '../instruments/case-chain.ts';
import { pageNames } from '../page-names.ts';
import { productLinks } from './product-links.ts';

const words: Record<string, Pick<SolutionCard, 'title' | 'description' | 'features'>> = {
  'network-intelligence': {
    title: 'استخبارات الشبكات',
    description:
      'تأتي سجلات التدفق وفق IPFIX واستعلامات DNS وسجلات الجدران النارية من شبكات تملكونها. ويتعلم النظام الحركة المعتادة لكل مضيف وكل ساعة، ثم يُظهر الجديد: خادم يتصل بعنوان مجهول، أو نسخة احتياطية تكبر ليلًا.',
    features: ['المعتاد لكل مضيف بحسب الساعة', 'الاستعلامات بتاريخ أول ظهور', 'محتوى الرسائل لا يُقرأ'],
  },
  'threat-protection': {
    title: 'الحماية من التهديدات',
    description:
      'تُطابَق تنبيهات الأجهزة وبوابات البريد والخوادم مع أساليب MITRE ATT&CK، وتُرتَّب بحسب الأصل المعرّض للخطر. ويرى المحلل سلسلة الأحداث، ويعتمد العزل أو الحجب، ويسجّل النظام ما تغيّر وكيف يُلغى.',
    features: ['سلاسل التنبيهات بحسب الأصل المتأثر', 'العزل باعتماد المحلل', 'خطوات إلغاء لكل حجب'],
  },
  'intelligence-fusion': {
    title: 'دمج الاستخبارات',
    description:
      'تصل النشرات وتقارير الشركاء وقضاياكم كائنات STIX عبر TAXII، وتُضم بالمؤشرات المشتركة. ويحتفظ كل عنصر بمصدره ودرجة الثقة به وعلامته في بروتوكول إشارات المرور (TLP)، فيرى المحلل لماذا ضُمت قضيتان ومن يجوز إبلاغه.',
    features: [
      'مؤشرات بمصدرها ودرجة الثقة بها',
      'علامات المشاركة مطبَّقة عند التصدير',
      'تواريخ انتهاء للمؤشرات القديمة',
    ],
  },
  'web-and-social-intelligence': {
    title: 'استخبارات الويب والتواصل الاجتماعي',
    description:
      'يُبحث في المنشورات والصفحات العامة لغرض مسجَّل، كشائعة عن فيضان أو احتيال يستهدف عملاءكم. والرسائل الخاصة والحسابات المغلقة خارج متناوله. ويقرأ المحلل قبل أي إجراء، ويُحذف ما لا تحتاج إليه القضية.',
    features: ['مصادر عامة مدرجة لكل قضية', 'تتبّع الشائعات بالمكان واللغة', 'حذف ما لا يلزم في موعده'],
  },
};

const tools = counted(english.cards.length, {
  one: 'أداة واحدة',
  two: 'أداتان',
  few: 'أدوات',
  many: 'أداة',
  other: 'أداة',
});

export default {
  ...english,
  head: {
    title: pageNames['page:cyber-intelligence'],
    keywords: [
      'الاستخبارات السيبرانية',
      'استخبارات الشبكات',
      'الحماية من التهديدات',
      'دمج الاستخبارات',
      'STIX وTAXII',
      'تحليل الويب العام والتواصل الاجتماعي',
      'مركز العمليات الأمنية',
      'سجل التدقيق',
    ],
    description: `${tools} لمحللي الأمن العاملين بتفويض مكتوب: سجلات شبكاتهم، وتنبيهات التهديدات، والمؤشرات المشتركة، ومصادر الويب العامة.`,
  },
  banner: {
    ...english.banner,
    eyebrow: 'حل',
    title: pageNames['page:cyber-intelligence'],
    lead: 'أدوات تحليل لمراكز العمليات الأمنية والجهات العامة المفوَّضة. يبحث المحللون في سجلات الشبكات وتقارير التهديدات والمصادر العامة، ولكل بحث غرض مشروع مسجَّل.',
    actions: [
      { label: 'مناقشة مشروعكم', href: 'page:contact' },
      { label: 'عرض عملنا في الأمن السيبراني', href: 'page:cyber-security' },
    ],
  },
  instrument: caseChain,
  overview: {
    title: 'التفويض أولًا، ثم البيانات',
    paragraphs: [
      'يبدأ البحث بقضية: من يطلب، وبأي تفويض، ولأي غرض، وحتى متى. ومن دون هذه القيود تبقى الأدوات مغلقة. البرنامج يجمع ويرتّب، والمحلل يقرأ ويزن المصدر ويوقّع الاستنتاج.',
      'وللمشرفين والمدقّقين عرض خاص بهم، يسرد كل بحث وتصدير وحذف بالاسم والوقت.',
    ],
    facts: [
      { label: 'الغرض', value: 'مسجَّل لكل قضية، مع التفويض القانوني' },
      { label: 'القرار', value: 'المحلل يستنتج، والضابط يتصرف' },
      { label: 'الصلاحية', value: 'بحسب الدور والقضية، والتصدير باعتماد شخصين' },
      { label: 'مدة الحفظ', value: 'تُحدد لكل قضية، والحذف مسجَّل' },
    ],
  },
  cardsHead: {
    title: `${tools} للمحلل`,
    lead: 'الأوليان تحميان أنظمتكم، والأخريان تضيفان ما يعرفه الشركاء والويب العام.',
  },
  cards: english.cards.map((card) => ({ ...card, ...words[card.anchor] })),
  products: {
    title: 'إلى أين تذهب الاستنتاجات',
    lead: 'ينفع الاستنتاج حين يصل إلى من يستطيع التصرف.',
    items: productLinks(english.products.items, {
      'page:flagship': 'تظهر الاستنتاجات المؤكدة أحداثًا أمام المشرف المناوب.',
      'page:incident-detection': 'تحوّل التهديد المؤكد إلى إجراء محدد الأوقات.',
      'page:security-platform': 'تربط بيانات الدخول المسروقة بالباب الذي تفتحه.',
    }),
  },
  query: {
    ...english.query,
    title: 'كل بحث يذكر قضيته أولًا',
    note: 'يُكتب البحث وقضيته وقارئه أولًا، ثم تأتي النتائج. ولا يستطيع أحد حذف سطر.',
    entry: {
      ...english.query.entry,
      who: 'أ. راو',
      what: 'صفحات عامة، الحي 7، فيضان',
      why: 'القضية 118، الأمر 118',
    },
    exampleLabel: 'الأسماء والأوقات والقضايا للتوضيح',
    link: { label: 'السجل نفسه عند كاميرا', href: 'page:security-platform' },
  },
  related: [
    {
      name: pageNames['page:cyber-security'],
      description: 'تقييم وأمن مُدار وتعافٍ على أيدي مهندسينا.',
      href: 'page:cyber-security',
    },
    {
      name: pageNames['page:business-operations'],
      description: 'حال الخدمات حين يُعزل نظام.',
      href: 'page:business-operations',
    },
    {
      name: 'إدارة التحريات في شركة كهرباء',
      description: 'دراسة عن شكاوى وأبحاث وسجلّها.',
      href: 'page:case-studies#iivs-power-utility',
    },
  ],
  closing: {
    title: 'اطلبوا لقاءً سريًّا.',
    action: { label: 'التحدّث إلى مهندس', href: 'page:contact' },
  },
} satisfies CyberPage;
