import { caseCount } from '../../cases/case-tabs.ts';
import type { IndustryPage } from '../../solutions/schema.ts';
import english from '../../solutions/smart-industry.ts';
import { brand } from '../brand.ts';
import { cases, counted } from '../counted.ts';
import { limits } from '../instruments/limits.ts';
import { pageNames } from '../page-names.ts';
import { productLinks } from './product-links.ts';
import { sectorWords } from './sector-words.ts';

const sectors = counted(english.cards.length, {
  one: 'قطاع واحد',
  two: 'قطاعان',
  few: 'قطاعات',
  many: 'قطاعًا',
  other: 'قطاع',
});

export default {
  ...english,
  head: {
    title: `الصناعة الذكية: أصول متصلة، ${sectors}`,
    keywords: [
      'الصناعة الذكية',
      'إنترنت الأشياء الصناعي',
      'الزراعة الذكية',
      'الرعاية الصحية المتصلة',
      'مراقبة الطاقة',
      'تتبّع الشحنات',
      'إرسال الأساطيل',
      'النقل العام GTFS',
      'مراقبة السفن AIS',
    ],
    description:
      'من المزارع والمستشفيات إلى المنشآت والأساطيل والسفن: ما يُقاس في كل مجال، وبأي بروتوكول، ومن يتصرف بناءً على القراءة.',
  },
  banner: {
    ...english.banner,
    eyebrow: 'حل',
    title: pageNames['page:smart-industry'],
    lead: 'برنامج مراقبة لمديري المنشآت والأساطيل والمزارع والمتاجر والمستشفيات. فالقراءة التي تخرج عن نطاقها المعتاد تصل إلى من يستطيع التصرف.',
    actions: [
      { label: 'التحدّث إلى مهندس', href: 'page:contact' },
      { label: 'عرض الصيانة الوقائية', href: 'page:planned-preventive' },
    ],
  },
  instrument: limits,
  overview: {
    title: 'البدء بقراءة وشخص',
    paragraphs: [
      'لا يجمع بين ضاغط وشاحنة مبردة وجهاز تنفس إلا أمر واحد: أن يعلم شخص في الوقت المناسب حين تخرج عن المعتاد. ونسأل من هو، وما الذي يحتاج إلى رؤيته، وما الذي يجوز له فعله.',
      'ثم نربط المعدات ببروتوكولها، ونضع الحدود مع مهندسيكم، ونوصل الإنذار أو لوحة المؤشرات أو أمر العمل إلى شاشة ذلك الشخص.',
    ],
    facts: [
      { label: 'يستخدمه', value: 'مديرو المنشآت والأساطيل والمتاجر والأجنحة وأطقمهم' },
      { label: 'يربط', value: 'المتحكّمات والعدادات والمركبات والبطاقات والأجهزة الطبية' },
      { label: 'يبدأ بـ', value: 'خط واحد أو مرآب واحد أو مبنى واحد' },
    ],
  },
  cardsHead: {
    title: `${sectors}، والقراءات التي يحتاج إليها كل منها`,
    lead: 'تسمّي كل بطاقة المستخدم والواجهة والخصائص التي يمكن طلبها. والقطاعات تصنّف المعدات، أما مجالات العمل في أرقامنا فهي مجالات عملائنا.',
  },
  cards: english.cards.map((card) => ({ ...card, ...sectorWords[card.anchor] })),
  cardsEnd: {
    title: 'مواقعكم على خريطة واحدة وسجل واحد',
    action: { label: `التعرّف على ${brand.flagship}`, href: 'page:flagship' },
  },
  products: {
    title: 'المنتجات التي يقوم عليها',
    lead: 'يكفي القطاع في البداية منتج أو اثنان من هذه.',
    items: productLinks(english.products.items, {
      'page:flagship': 'يضع الخطوط والأساطيل والمواقع على خريطة حية.',
      'page:planned-preventive': 'أوامر عمل من التقويم والساعات والقراءات.',
      'page:business-operations': 'حالة المواقع ومؤشرات الخدمة للمقر الرئيسي.',
    }),
  },
  related: [
    {
      name: pageNames['page:iot'],
      description: 'كيف نبني برمجيات الأجهزة والبوابات والواجهات.',
      href: 'page:iot',
    },
    {
      name: pageNames['page:urban-infrastructure'],
      description: 'للمرافق التي تخدم منشآتها مدينة.',
      href: 'page:urban-infrastructure',
    },
    {
      name: pageNames['page:case-studies'],
      description: `منشآت ومستشفيات وخدمات لوجستية، ضمن ${counted(caseCount, { ...cases, two: 'دراستي حالة توضيحيتين' })}.`,
      href: 'page:case-studies',
    },
  ],
  closing: {
    title: 'ابدؤوا بقراءة واحدة ومن يتصرف بناءً عليها.',
    action: { label: 'مناقشة مشروعكم', href: 'page:contact' },
  },
} satisfies IndustryPage;
