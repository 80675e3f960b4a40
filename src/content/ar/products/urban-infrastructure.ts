import type { UrbanPage } from '../../products/schema.ts';
import english from '../../products/urban-infrastructure.ts';
import { reworded } from '../../reworded.ts';
import { counted } from '../counted.ts';
import { street } from '../instruments/street.ts';
import { pageNames } from '../page-names.ts';

const name = pageNames['page:urban-infrastructure'];

const features = reworded(english.features, 'id', {
  F1: {
    title: 'خريطة الشبكات والأصول',
    content: 'تظهر الأنابيب والمغذيات والمصابيح والمضخات مع عمرها وشركتها المصنِّعة وسجل فحصها.',
  },
  F2: {
    title: 'إمدادات المياه',
    content: 'يظهر التدفق والضغط ومنسوب الخزان والكلور بحسب المنطقة. وارتفاع التدفق ليلًا يدل على تسرب محتمل.',
  },
  F3: {
    title: 'التصريف',
    content: 'تُنبَّه محطة الضخ إذا تجاوزت مقاييس المطر أو مناسيب الأحواض حدًّا محددًا.',
  },
  F4: {
    title: 'توزيع الكهرباء',
    content: 'ترسل المحطات الفرعية حمل المغذيات وحالة القواطع عبر IEC 61850 أو IEC 60870-5-104.',
  },
  F5: {
    title: 'إنارة الشوارع',
    content: 'تُشغَّل المصابيح وتُخفَّض إنارتها وتُفحص في مجموعات عبر بوابات TALQ.',
  },
  F6: {
    title: 'العدادات الذكية',
    content: 'توفر عدادات DLMS/COSEM قراءات للفوترة ولكشف الفاقد.',
  },
  F7: {
    title: 'جمع النفايات',
    content: 'تكشف مستويات الحاويات ومسارات المركبات وسجلات الميزان عن الجولات الفائتة.',
  },
  F8: {
    title: 'الحافلات والطرق',
    content: 'تظهر المواقع الحية وفق GTFS Realtime على الخريطة مع الإشارات والمواقف وأعمال الطرق.',
  },
  F9: {
    title: 'تصاريح الحفر',
    content: 'يسرد كل طلب ما تحت الخندق من أنابيب وكابلات، والجهات التي يجب أن توافق.',
  },
});

export default {
  kind: 'product',
  head: {
    title: name,
    keywords: [
      'منصة البنية التحتية الحضرية',
      'مراقبة مرافق المدينة',
      'قياس شبكات المياه عن بعد',
      'التحكم في إنارة الشوارع',
      'خريطة أصول المدينة',
      'GTFS Realtime',
      'عدادات DLMS/COSEM',
      'أوامر العمل البلدية',
    ],
    description:
      'المياه والتصريف والكهرباء والإنارة والنفايات والحافلات على خريطة شبكات مشتركة، ليرى مهندسو المدينة أثر العطل في الخدمات الأخرى.',
  },
  name,
  category: english.category,
  banner: {
    eyebrow: english.name,
    family: 'منتج',
    title: name,
    lead: 'برنامج لمهندسي المدن وغرف تحكم المرافق. الأنابيب والمصارف والكابلات والإنارة والنقل على خريطة أساس واحدة، فيُفحص كل حفر على كل شبكة.',
    image: english.banner.image,
    actions: [
      { label: 'طلب عرض توضيحي', href: 'page:contact' },
      { label: 'اطّلع على المدينة الذكية', href: 'page:smart-city' },
    ],
  },
  overview: {
    title: 'الشبكات تحت الشارع وفوقه',
    paragraphs: [
      'في الشارع أنبوب مياه رئيسي وصرف صحي وكابل كهرباء مغذٍّ ومصابيح وخط حافلات، ولكل منها إدارة وبرنامج. تقرأ المنصة هذه البرامج كلها وتضع بياناتها على خريطة أساس واحدة.',
      'يعرف مهندسو أحياء المدينة ما تحت الموقع. وترى غرفة التحكم الخدمات التي يمسها العطل، وتتسلّم الإدارة المالكة للأصل أمر العمل.',
    ],
    facts: [
      { label: 'يستخدمها', value: 'مهندسو المدن ومكاتب الأحياء وغرف تحكم المرافق' },
      { label: 'تُبقي', value: 'لكل إدارة نظام SCADA الخاص بها ومهامها' },
      { label: 'تحتاج أولًا إلى', value: 'خريطة أساس وقائمة أصول' },
    ],
  },
  featuresHead: {
    title: `خريطة أساس واحدة، ${counted(features.length, {
      one: 'استخدام واحد',
      two: 'استخدامان',
      few: 'استخدامات',
      many: 'استخدامًا',
      other: 'استخدام',
    })}`,
    lead: 'تنضم الإدارات واحدة بعد أخرى.',
  },
  features,
  connections: {
    title: 'سجلات الميدان والمحطات والبلدية',
    lead: 'يبقى التحكم لنظام SCADA، وتقرأ المنصة منه وتطلب التغيير وفق قواعد متفق عليها.',
    sources: [
      'أنظمة SCADA للمياه والصرف الصحي',
      'المحطات الفرعية',
      'العدادات الذكية',
      'وحدات التحكم في الإنارة',
      'مركبات النفايات',
      'نظم المعلومات الجغرافية البلدية',
    ],
    sourcesTitle: 'تقرأ من',
    roles: ['مهندس المدينة', 'مهندس الحي', 'مشغّل المرفق', 'المفوّض'],
    rolesTitle: 'تخدم',
    standards: english.connections.standards,
    standardsTitle: 'بروتوكولات كل مجال',
    into: 'خريطة أساس واحدة',
  },
  dataSheet: { label: 'ورقة البيانات (PDF)', href: 'sheet:urban-infrastructure' },
  operation: {
    title: 'لكل معلومة مسؤول',
    paragraphs: [
      'تذكر كل طبقة إدارتها وآخر مسح لها ومن يصححها. ويبلّغ العاملون في الميدان بالهاتف عن صمام في غير موضعه، ويقبل المسؤول التعديل أو يرفضه. ويُبنى التدريب على أعطال الحي نفسه.',
    ],
  },
  caseReference: {
    title: 'مدينة في تشاتيسغار',
    content: 'تصل بيانات 17 نظامًا لإنترنت الأشياء و37 تطبيقًا إلى مركز مشترك، ولكل إدارة فيه محطتها.',
    link: { label: 'قراءة دراسة تشاتيسغار', href: 'page:case-studies#smartcity-chhattisgarh' },
  },
  related: [
    {
      name: pageNames['page:smart-city'],
      description: 'المرافق مع المرور وخدمات السكان.',
      href: 'page:smart-city',
    },
    {
      name: pageNames['page:smart-industry'],
      description: 'مشغّلو الطاقة والنقل والملاحة.',
      href: 'page:smart-industry',
    },
    {
      name: 'مدينة في غوجارات',
      description: 'إدارات البلدية في مركز قيادة واحد.',
      href: 'page:case-studies#smartcity-gujarat',
    },
  ],
  instrument: street,
  closing: {
    title: 'اختاروا حيًّا واحدًا نرسم خريطته معكم.',
    action: { label: 'مناقشة مشروعكم', href: 'page:contact' },
  },
} satisfies UrbanPage;
