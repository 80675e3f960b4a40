import { reworded } from '../../reworded.ts';
import english from '../../technologies/development.ts';
import type { DevelopmentPage } from '../../technologies/schema.ts';
import { counted } from '../counted.ts';
import { pageNames } from '../page-names.ts';

const tabs = reworded(english.tabs, 'anchor', {
  frontend: {
    name: 'الواجهة الأمامية',
    description:
      'ما يراه الناس ويلمسونه: بوابات المتصفح، ومحطات المشغّلين، وتطبيقات الميدان على Android وiOS.',
  },
  backend: {
    name: 'الواجهة الخلفية',
    description: 'القواعد وراء الشاشات: من يعتمد التصريح، وأي وحدة أقرب، ومتى يصير الإنذار حادثًا.',
  },
  database: {
    name: 'قواعد البيانات',
    description:
      'حيث تُحفظ السجلات: الأصول وأوامر العمل في جداول، وقراءات المستشعرات بحسب الوقت، والجلسات والطوابير في الذاكرة.',
  },
  infrastructure: {
    name: 'البنية التحتية',
    description:
      'ما يبني التطبيق ويختبره ويحمله: مسارات البناء والحاويات وحساب السحابة أو خزانة الخوادم لديكم.',
  },
});

const tools = tabs.flatMap(({ items }) => items).length;

export default {
  kind: 'development',
  head: {
    title: 'تقنيات التطوير',
    keywords: [
      'تقنيات التطوير',
      'أطر الواجهة الأمامية',
      'أطر الواجهة الخلفية',
      'تقنيات قواعد البيانات',
      'البنية التحتية السحابية',
      'التطوير بـ React وNode.js',
      'أدوات DevOps',
    ],
    description: `اللغات وأطر العمل وقواعد البيانات والأدوات التي يعمل بها مطوّرونا، وعددها ${tools}، وكيف نختار منها لكل مشروع.`,
  },
  banner: {
    eyebrow: 'التقنية',
    title: 'تقنيات التطوير',
    lead: 'اللغات وأطر العمل وقواعد البيانات والأدوات التي يستخدمها مطوّرونا. تتحقق إدارة تقنية المعلومات لديكم من أنها تعرفها، ومن أن مورّدًا آخر يستطيع إكمال العمل.',
    image: english.banner.image,
  },
  request: {
    label: 'مسار طلب واحد عبر التقنيات',
    question: 'طلب: هل يجوز لهذا الموظف أن يعتمد التصريح؟',
    calls: 'التقنيات التي يمر بها: {calls} من {all}.',
    hint: 'اختاروا محطة أخرى فينتقل إليها الخط.',
    way: 'المسار: {way}. وتنقله {carried}. ويعود الجواب من الطريق نفسه.',
    startLegend: 'من أين يبدأ الطلب',
    starts: { browser: 'من متصفح', phone: 'من هاتف' },
    devices: { browser: 'المتصفح', phone: 'الهاتف' },
    answer: 'يعود الجواب',
    notes: {
      rules: 'من يعتمد',
      memory: 'من يطلب',
      record: 'ما في السجل',
      build: 'بناء',
      test: 'اختبار',
      pack: 'تحزيم',
      host: 'استضافة',
    },
    stopNames: {
      page: 'الصفحة',
      styles: 'التنسيق',
      script: 'البرنامج النصي',
      view: 'الشاشات',
      app: 'تطبيق الهاتف',
      rules: 'القواعد',
      memory: 'الجلسات',
      record: 'السجلات',
      build: 'البناء',
      test: 'الاختبارات',
      pack: 'الحزمة',
      host: 'الاستضافة',
    },
  },
  intro: {
    title: 'كيف نختار الأدوات',
    paragraphs: [
      'يبقى نظام المدينة أو المنشأة في الخدمة سنوات طويلة، أطول مما يبقى معظم أطر العمل رائجًا. لذلك نطرح قبل الاختيار أسئلة عادية. هل تعرفه إدارة تقنية المعلومات لديكم؟ وهل تُصان شيفرته وتُنشر إصلاحاته الأمنية علنًا؟ وهل تُصدَّر بياناته بصيغة قياسية؟ وهل يعمل على الخوادم والهواتف التي لديكم؟',
      'وكثيرًا ما يكون الجواب متواضعًا: HTML وSQL وإطار عمل طويل العهد. ونستخدم ما هو أحدث حيث يحل مشكلة محددة، ونكتب السبب. وإن كان لإدارتكم معيار عملنا ضمنه. وينتهي كل مشروع بقائمة مكوناته وتراخيصها وإصداراتها، لتعرفوا ما ينبغي تحديثه ومتى.',
    ],
  },
  tabsHead: {
    title: 'ما نعمل به',
    lead: `${counted(tabs.length, {
      one: 'طبقة واحدة',
      two: 'طبقتان',
      few: 'طبقات',
      many: 'طبقة',
      other: 'طبقة',
    })} في التطبيق. اختاروا واحدة لعرض أدواتها.`,
  },
  tabs,
  related: [
    {
      name: pageNames['page:services'],
      description: 'ما نبنيه بهذه الأدوات.',
      href: 'page:services',
    },
    { name: pageNames['page:cloud'], description: 'أين يعمل التطبيق بعد اكتماله.', href: 'page:cloud' },
    { name: pageNames['page:iot'], description: 'برمجيات لأجهزة خارج المكاتب.', href: 'page:iot' },
  ],
  closing: {
    title: 'هل لدى إدارتكم معيار للتقنيات؟',
    action: { label: 'التحدّث إلى مهندس', href: 'page:contact' },
  },
} satisfies DevelopmentPage;
