import english from '../../products/planned-preventive.ts';
import type { MaintenancePage } from '../../products/schema.ts';
import { reworded } from '../../reworded.ts';
import { counted, functions } from '../counted.ts';
import { maintenance } from '../instruments/maintenance.ts';
import { pageNames } from '../page-names.ts';

const name = pageNames['page:planned-preventive'];

const features = reworded(english.features, 'id', {
  F1: {
    title: 'إدارة الأصول',
    content: 'لكل آلة رمز QR وموقع وشركة مصنِّعة وضمان ومستندات والنظام الذي تنتمي إليه.',
  },
  F2: {
    title: 'جدولة وقائية وفق الإجراءات القياسية',
    content: 'في الإجراء خطواته وأدواته وعزل السلامة ومدته. وتُوزَّع الزيارات على السنة بحسب قوة الطاقم.',
  },
  F3: {
    title: 'إدارة أوامر العمل',
    content: 'يمر الأمر من الطلب إلى الاعتماد فالتنفيذ فالفحص فالإغلاق، بالصور والتوقيعات.',
  },
  F4: {
    title: 'تقارير بمستويات مختلفة من صلاحيات المشاهدة',
    content: 'يرى الفني أعماله، ومدير المبنى مبناه، والمدير العام المجموعة. ويرى المقاول عقده.',
  },
  F5: {
    title: 'فحص أنظمة التكييف والمياه والكهرباء',
    content: 'تطلب قوائم الفحص ضغط المرشح ونظافة الخزان ومقاومة العزل وحرارة اللوحة، ومعها حدودها.',
  },
  F6: {
    title: 'مراقبة الحالة',
    content: 'إذا خرجت قراءة الاهتزاز أو الحرارة أو التيار عن نطاقها المعتاد فُتح أمر عمل.',
  },
  F7: {
    title: 'خفض التكاليف',
    content:
      'تُحفظ أجور العمل وقطع الغيار وفواتير المقاولين لكل أصل، فيظهر متى يكلّف الإصلاح أكثر من الاستبدال.',
  },
  F8: {
    title: 'قطع الغيار والمخازن',
    content: 'تُحجز القطع للزيارات المخططة، ويُطلب الشراء إذا نزل المخزون عن حده الأدنى.',
  },
  F9: {
    title: 'بلاغات الأعطال',
    content: 'يمسح شاغلو المبنى الرمز للإبلاغ، ويرى المخطط الأعمال الأخيرة قبل إرسال أحد.',
  },
});

export default {
  kind: 'product',
  head: {
    title: name,
    keywords: [
      'الصيانة الوقائية المخططة',
      'برنامج إدارة الأصول',
      'إدارة أوامر العمل',
      'فحص أنظمة التكييف',
      'قائمة فحص كهربائي',
      'مراقبة الحالة',
      'تقارير الصيانة',
    ],
    description:
      'نظام صيانة للمباني والمنشآت: سجل الأصول، ومواعيد وفق الإجراءات القياسية، وبطاقات عمل على الهاتف، وتكلفة كل آلة.',
  },
  name,
  category: english.category,
  banner: {
    eyebrow: english.name,
    family: 'منتج',
    title: name,
    lead: 'برنامج صيانة للمستشفيات والمنشآت ومباني البلديات. يرى المخططون ما حان موعده لكل آلة، ويصل أمر العمل إلى الفني على هاتفه.',
    image: english.banner.image,
    actions: [
      { label: 'طلب عرض توضيحي', href: 'page:contact' },
      { label: 'عرض الصناعة الذكية', href: 'page:smart-industry' },
    ],
  },
  overview: {
    title: 'صيانة بالخطة لا بالعطل',
    paragraphs: [
      'تستخدم المستشفيات والمجمعات والمصانع ومباني البلديات هذا النظام للعناية بالمبردات والمضخات واللوحات والمصاعد. المخططون يجدولون، والفنيون يعملون من الهاتف، والمهندسون يراجعون.',
      'يحين موعد الزيارة بالتقويم أو بساعات التشغيل أو بقراءة مقيسة. وتعود النتائج إلى سجل الأصل، وتأخذها الزيارة التالية في الحسبان.',
    ],
    facts: [
      { label: 'يستخدمه', value: 'المخططون والفنيون والمقاولون ومديرو المباني' },
      { label: 'يعمل على', value: 'الهاتف والجهاز اللوحي والحاسوب، ومن دون اتصال أيضًا' },
      { label: 'يبدأ بـ', value: 'سجل أصولكم وأدلة الشركات المصنِّعة' },
    ],
  },
  featuresHead: {
    title: 'من السجل إلى الإصلاح',
    lead: `${counted(features.length, functions)} في دورة الصيانة.`,
  },
  features,
  connections: {
    title: 'المعدات والمخازن والحسابات',
    lead: 'تدخل القراءات آليًّا حيث يوفرها متحكّم، ويدويًّا حيث لا يوجد.',
    sources: [
      'إدارة المباني',
      'متحكّمات المعدات',
      'مستشعرات الاهتزاز',
      'عدادات الطاقة',
      'المخازن والمشتريات',
      'أدلة التشغيل',
    ],
    sourcesTitle: 'يجمع من',
    roles: ['المخطط', 'الفني', 'المقاول', 'مدير المباني'],
    rolesTitle: 'يستخدمه',
    standards: ['BACnet', 'Modbus', 'OPC UA', 'MQTT', 'نطاقات الاهتزاز وفق ISO 20816', 'رمز QR', 'REST'],
    standardsTitle: 'البروتوكولات والمعايير',
    into: 'تقويم واحد',
  },
  dataSheet: { label: 'ورقة البيانات (PDF)', href: 'sheet:planned-preventive' },
  operation: {
    title: 'كيف يبدأ الموقع',
    paragraphs: [
      'نمر على غرف المعدات مع موظفيكم، ونضع الرموز على الأصول، ونحوّل الإجراءات القائمة إلى قوائم فحص. ويبدأ التخطيط بمبنى واحد. ثم يغيّر المخططون المدد بأنفسهم كلما طال السجل.',
    ],
  },
  caseReference: {
    title: 'مجموعة مستشفيات في غرب الهند',
    content: 'مثال توضيحي: تحسن الإنتاجية بنسبة \u206695%\u2069، من تخطيط العمل حتى إغلاقه.',
    link: { label: 'قراءة دراسة المستشفيات', href: 'page:case-studies#ppm-hospital-group' },
  },
  related: [
    {
      name: pageNames['page:smart-industry'],
      description: 'منشآت وأساطيل ومزارع تحتاج إلى صيانة.',
      href: 'page:smart-industry',
    },
    {
      name: pageNames['page:smart-city'],
      description: 'مباني البلديات ومحطات الضخ.',
      href: 'page:smart-city',
    },
    {
      name: 'مجموعة مستشفيات',
      description: 'معدات تُصان قبل أن تتعطل.',
      href: 'page:case-studies#ppm-hospital-group',
    },
  ],
  instrument: maintenance,
  closing: {
    title: 'ابدؤوا بأكثر الآلات تعطلًا.',
    action: { label: 'مناقشة مشروعكم', href: 'page:contact' },
  },
} satisfies MaintenancePage;
