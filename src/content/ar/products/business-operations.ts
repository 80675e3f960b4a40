import english from '../../products/business-operations.ts';
import type { BusinessPage } from '../../products/schema.ts';
import { reworded } from '../../reworded.ts';
import { counted, functions } from '../counted.ts';
import { board } from '../instruments/site-board.ts';
import { pageNames } from '../page-names.ts';

const name = pageNames['page:business-operations'];

const features = reworded(english.features, 'id', {
  F1: {
    title: 'لوحة حالة المواقع',
    content: 'فحوص الفتح والموظفون والكهرباء والشبكة تعطي كل موقع حالة مع سببها.',
  },
  F2: {
    title: 'خريطة اعتماد الخدمات',
    content: 'إذا انقطع خط ظهرت نوافذ الخدمة وأجهزة الصراف والعملاء الذين يعتمدون عليه.',
  },
  F3: {
    title: 'الحدود والتنبيهات',
    content: 'لكل مؤشر حد ومسؤول، ولا يُتصل إلا بالمسؤول.',
  },
  F4: {
    title: 'توزيع المهام',
    content: 'تصير الأحداث مهامّ لأشخاص مسمّين، أو بلاغات في نظام الخدمة القائم لديكم.',
  },
  F5: {
    title: 'إجراءات وفق BPMN',
    content: 'مخططات BPMN 2.0 تعمل قوائم فحص. والاعتماد يبقى للموظفين.',
  },
  F6: {
    title: 'دليل المؤشرات',
    content: 'لكل رقم تعريف واحد ومصدر واحد وشخص مسؤول عنه.',
  },
  F7: {
    title: 'تسليم المناوبة',
    content: 'يسرد المدير المغادر الأحداث المفتوحة، ويتسلّمها المدير القادم باسمه.',
  },
  F8: {
    title: 'مؤشرات العقود',
    content: 'تُقارَن أزمنة استجابة مقاولي الأمن والنظافة والإصلاح ببنود العقد.',
  },
  F9: {
    title: 'تقارير بحسب المسؤولية',
    content: 'تُبنى التقارير اليومية والشهرية من سجل الأحداث، ولا تعرض للقارئ إلا المواقع التي يتولاها.',
  },
});

export default {
  kind: 'product',
  head: {
    title: name,
    keywords: [
      'مركز عمليات الأعمال',
      'عمليات متعددة المواقع',
      'مراقبة الفروع',
      'خريطة اعتماد الخدمات',
      'لوحة مؤشرات العمليات',
      'إجراءات BPMN',
      'أداء المقاولين',
      'تسليم المناوبة',
    ],
    description:
      'للبنوك وشركات التجزئة والمرافق ذات المواقع الكثيرة: حالة كل فرع وخدمة، ومن يتولى المشكلة، وما يعتمد عليها.',
  },
  name,
  category: english.category,
  banner: {
    eyebrow: english.name,
    family: 'منتج',
    title: name,
    lead: 'برنامج للبنوك وشركات التجزئة والمرافق ذات المواقع الكثيرة. يرى المديرون المناوبون أي فرع أو خدمة توقف، ومن يتولى المشكلة، وأي عمل ينتظرها.',
    image: english.banner.image,
    actions: [{ label: 'طلب عرض توضيحي', href: 'page:contact' }],
  },
  overview: {
    title: 'محطة واحدة للفروع والمتاجر والمستودعات',
    paragraphs: [
      'يدير البنك أو شركة التجزئة أو المرفق مواقعه بأنظمة منفصلة للمخزون والموظفين والكهرباء والشبكة وبلاغات الخدمة. وهذا المنتج يقرؤها معًا، ويُظهر حال كل موقع وكل خدمة يستخدمها العملاء.',
      'يعمل بها فريق العمليات ساعةً بساعة، ويقرأ مديرو المواقع والإدارة ما يخصهم منها.',
    ],
    facts: [
      { label: 'يستخدمه', value: 'فرق العمليات ومديرو المواقع ومسؤولو الخدمات' },
      { label: 'يغني عن', value: 'جداول الصباح والجولات الهاتفية' },
      { label: 'لا يمس', value: 'نظام ERP ونظام الخدمة ومعدات المواقع' },
    ],
  },
  board,
  featuresHead: {
    title: 'يوم عمل على المحطة',
    lead: `${counted(features.length, functions)}، من فحوص الفتح إلى التقرير الشهري.`,
  },
  features,
  connections: {
    title: 'أنظمة الأعمال والمواقع معًا',
    lead: 'القراءة هي الأصل. أما الكتابة إلى الأنظمة فيُتفق عليها نظامًا بعد نظام.',
    sources: [
      'ERP والمالية',
      'نظام الخدمة',
      'نقاط البيع',
      'أنظمة المباني',
      'مراقبة الشبكات',
      'جداول المناوبات',
    ],
    sourcesTitle: 'يقرأ من',
    roles: ['المدير المناوب', 'مدير الموقع', 'مسؤول الخدمة', 'المدير العام'],
    rolesTitle: 'يخدم',
    standards: ['REST وwebhook', 'OData', 'SNMP', 'Syslog', 'BPMN 2.0', 'SAML 2.0', 'BACnet'],
    standardsTitle: 'البروتوكولات والمعايير',
    into: 'محطة واحدة',
  },
  dataSheet: { label: 'ورقة البيانات (PDF)', href: 'sheet:business-operations' },
  operation: {
    title: 'البدء بمنطقة واحدة',
    paragraphs: [
      'نربط أولًا منطقة واحدة وخدمة واحدة، ونتفق على المؤشرات مع من سيُقاس عملهم بها. وتستخدم المناطق التالية الموصِّلات والتعريفات نفسها. ويضيف مديرو النظام لديكم المواقع من دون مساعدتنا.',
    ],
  },
  caseReference: {
    title: 'مواقع تُقارَن بمقياس واحد',
    content: 'تقيّم شركة لوجستية أمن مواقعها التي تزيد على 130 موقعًا بقائمة واحدة من الأسئلة والأدلة.',
    link: { label: 'قراءة دراسة بطاقة التقييم', href: 'page:case-studies#ssss-logistics-company' },
  },
  related: [
    {
      name: pageNames['page:smart-industry'],
      description: 'قطاعًا بعد قطاع، من التجزئة إلى الخدمات اللوجستية.',
      href: 'page:smart-industry',
    },
    {
      name: pageNames['page:planned-preventive'],
      description: 'خطط صيانة للمواقع نفسها.',
      href: 'page:planned-preventive',
    },
    {
      name: pageNames['page:case-studies'],
      description: 'الأمن والصيانة في مواقع كثيرة.',
      href: 'page:case-studies',
    },
  ],
  closing: {
    title: 'ابدؤوا بمنطقة تجريبية.',
    action: { label: 'مناقشة مشروعكم', href: 'page:contact' },
  },
} satisfies BusinessPage;
