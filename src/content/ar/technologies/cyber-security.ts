import type { AttackPath } from '../../examples/schema.ts';
import { reworded } from '../../reworded.ts';
import english from '../../technologies/cyber-security.ts';
import type { TechnologyPage } from '../../technologies/schema.ts';
import { counted, type Noun } from '../counted.ts';
import example from '../examples/attack-path.ts';
import { pageNames } from '../page-names.ts';
import { serviceNames } from '../services/service-names.ts';

const steps = reworded(english.process.steps, 'anchor', {
  'initial-assessment': {
    title: 'التقييم الأولي',
    content: 'مقابلات مع تقنية المعلومات والعمليات والإدارة عن الواجبات والحوادث السابقة والقواعد.',
    receive: 'ملخص للوضع الراهن',
  },
  'threat-model-evaluation': {
    title: 'تقييم نموذج التهديدات',
    content: 'من قد يهاجم، ولماذا، ومن أي طريق إلى أي أصل.',
    receive: 'نموذج تهديدات يستطيع موظفوكم تعديله',
  },
  'external-online-exposure': {
    title: 'ما يظهر من الخارج على الإنترنت',
    content: 'فحص من الخارج للنطاقات والمنافذ المفتوحة والشهادات والمستندات المسرّبة.',
    receive: 'قائمة بما يراه الغرباء',
  },
  'scoping-of-your-environment': {
    title: 'تحديد نطاق بيئتكم',
    content: 'تُحصر الشبكات والمواقع والأجهزة، ويُعلَّم ما لا يجوز المساس به.',
    receive: 'نطاق موقّع وجدول للاختبارات',
  },
  'identity-hashes-validation': {
    title: 'التحقق من بصمات كلمات المرور',
    content: 'بموافقة مكتوبة تُقارَن بصمات كلمات المرور (hash) بالمسرّب منها. ولا يقرأ أحد كلمة مرور.',
    receive: 'الحسابات التي تحتاج إلى كلمة مرور جديدة',
  },
  'assessment-of-security-technologies': {
    title: 'تقييم التقنيات الأمنية',
    content: 'تُقارَن الجدران النارية وأدوات حماية الأجهزة والنسخ الاحتياطي بإعداداتها وباحتياجاتكم.',
    receive: 'الثغرات والتكرار بحسب الأداة',
  },
  'vulnerabilities-scanning': {
    title: 'فحص الثغرات',
    content: 'تُفحص الأنظمة المتفق عليها في الأوقات المتفق عليها، وتُفحص المتحكّمات الحساسة يدويًّا.',
    receive: 'نتائج مرتبة بحسب أثرها',
  },
  'cyber-defense-package-selection': {
    title: 'اختيار حزمة الدفاع السيبراني',
    content: 'تختارون التدابير ومستوى المراقبة بما يناسب مخاطركم وميزانيتكم.',
    receive: 'خطة بتواريخ ومسؤولين وتكاليف',
  },
});

const stepsTo: Noun = {
  one: 'خطوة واحدة',
  two: 'خطوتان',
  few: 'خطوات',
  many: 'خطوة',
  other: 'خطوة',
};

export default {
  kind: 'technology',
  head: {
    title: 'الأمن السيبراني للمكاتب وغرف التحكم والمنشآت',
    keywords: [
      'الأمن السيبراني',
      'تقييم المخاطر السيبرانية',
      'خدمات أمنية مُدارة',
      'الاستجابة للحوادث',
      'فحص الثغرات',
      'نمذجة التهديدات',
      'أمن التقنيات التشغيلية',
    ],
    description: `تقييم للمخاطر ومراقبة للشبكات وتعافٍ جرى التدرّب عليه. الطريق إلى خطة الدفاع: ${counted(steps.length, stepsTo)}.`,
  },
  banner: {
    eyebrow: 'التقنية',
    title: 'الأمن السيبراني',
    lead: 'تقييم أمني ومراقبة وتعافٍ لشبكات المكاتب وغرف التحكم والمنشآت. ويتسلّم مسؤولو الأمن خطة مؤرخة تبدأ بما لا غنى لهم عنه.',
    image: english.banner.image,
    actions: [{ label: 'التحدّث إلى مهندس', href: 'page:contact' }],
  },
  example,
  intro: {
    title: 'شبكات المكاتب وشبكات الميدان',
    paragraphs: [
      'نخدم مسؤولي أمن عليهم حماية عالمين: الحواسيب والبريد الإلكتروني من جهة، والكاميرات والمتحكّمات والبوابات من جهة أخرى. والثاني لا يُعاد تشغيله ظهرًا من أجل تحديث، فيخطط مهندسونا عملهم على هذا الأساس.',
      'يستند عملنا إلى ISO 27001 وأدلة OWASP وMITRE ATT&CK ومعايير CIS Benchmarks. ولا نعمل إلا على الأنظمة التي تدرجونها، بتفويض مكتوب، ونسجّل كل اختبار. وتُسلَّم النتائج إلى أشخاص محددين، وتُحذف حين ينص العقد على ذلك.',
    ],
  },
  cardsHead: {
    title: 'الخدمات الأمنية',
    lead: 'قبل الهجوم وأثناءه وبعده.',
  },
  cards: reworded(english.cards, 'anchor', {
    'risk-assessment-and-management': {
      title: 'تقييم المخاطر وإدارتها',
      content:
        'سجل بما قد يحدث من خلل، ومدى احتماله، ومن يتولى الرد عليه، يُراجَع مع مديريكم في فترات متفق عليها.',
    },
    'managed-security-services': {
      title: 'خدمات أمنية مُدارة',
      content:
        'محللون يراقبون سجلاتكم وتنبيهاتكم، ويتصلون بالمناوب، ولا يتخذون إلا الإجراءات التي اعتمدتموها مسبقًا.',
    },
    'incident-response-and-recovery': {
      title: 'الاستجابة للحوادث والتعافي',
      content:
        'مهندسون يعزلون الهجوم ويحفظون الأدلة ويستعيدون الأنظمة من نسخ احتياطية مختبرة، ويساعدونكم في إعداد التقرير إلى CERT-In.',
    },
  }),
  process: {
    anchor: english.process.anchor,
    title: `الطريق إلى خطة الدفاع: ${counted(steps.length, stepsTo)}`,
    lead: 'للترتيب شأنه: نتعلم قبل أن نفحص، ونفحص قبل أن نوصي.',
    receiveLabel: 'تتسلّمون',
    steps,
  },
  related: [
    {
      name: pageNames['page:cyber-intelligence'],
      description: 'إشارات الشبكة والويب تحت رقابة القانون.',
      href: 'page:cyber-intelligence',
    },
    {
      name: pageNames['page:security-platform'],
      description: 'الجانب المادي: الأبواب والأسيجة والكاميرات.',
      href: 'page:security-platform',
    },
    {
      name: serviceNames.service7,
      description: 'اختبارات أمنية قبل الإصدار.',
      href: 'page:services/service7',
    },
  ],
  closing: {
    title: 'ابدؤوا بلقاء تحكمه اتفاقية عدم إفصاح.',
    action: { label: 'مناقشة مشروعكم', href: 'page:contact' },
  },
} satisfies TechnologyPage<AttackPath>;
