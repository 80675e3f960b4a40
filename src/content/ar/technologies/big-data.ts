import type { TimeWindows } from '../../examples/schema.ts';
import { reworded } from '../../reworded.ts';
import english from '../../technologies/big-data.ts';
import type { TechnologyPage } from '../../technologies/schema.ts';
import { counted } from '../counted.ts';
import example from '../examples/windows.ts';
import { pageNames } from '../page-names.ts';
import { assignments } from './assignments.ts';
import { processLine } from './process.ts';

const cards = reworded(english.cards, 'anchor', {
  'real-time-analytics': {
    title: 'التحليل الفوري',
    content:
      'أعداد ومتوسطات وإنذارات تُحسب والأحداث تصل. يرى المهندس المناوب الضغط في الحي الآن، ويقارنه النظام بالساعة نفسها من الأسبوع الماضي.',
  },
  'data-integration': {
    title: 'تكامل البيانات',
    content:
      'مسارات تجمع بيانات SCADA وERP ونظم المعلومات الجغرافية ومراكز الاتصال والنماذج الورقية في نموذج واحد. ولكل تعارض قاعدة، وتُدرج الصفوف المرفوضة في قائمة ليصححها موظف.',
  },
  'performance-optimization': {
    title: 'تحسين الأداء',
    content:
      'استعلامات بطيئة تُتتبَّع وتُفهرَس أو تُعاد كتابتها. وتنتقل البيانات قليلة الاستخدام إلى تخزين أرخص. ونقيس قبل العمل وبعده على أحمالكم، ونترك لكم الاختبار.',
  },
});

export default {
  kind: 'technology',
  moves: true,
  head: {
    title: 'هندسة البيانات الضخمة للعدادات والكاميرات والبلاغات',
    keywords: [
      'البيانات الضخمة',
      'التحليل الفوري',
      'تكامل البيانات',
      'هندسة البيانات',
      'معالجة تدفقات البيانات',
      'Apache Kafka',
      'أداء الاستعلامات',
    ],
    description:
      'هندسة بيانات لتدفقات المستشعرات والبلاغات والسجلات: تُضم عند وصولها، وتُحفظ بصيغ مفتوحة، ويُجاب عنها سريعًا.',
  },
  banner: {
    eyebrow: 'التقنية',
    title: 'البيانات الضخمة',
    lead: 'هندسة بيانات لجهات ضاقت قواعد بياناتها بعداداتها وكاميراتها وبلاغاتها. نضم التدفقات عند وصولها، فتبقى التقارير سريعة ويُعثر على أي سجل من جديد.',
    image: english.banner.image,
    actions: [{ label: 'التحدّث إلى مهندس', href: 'page:contact' }],
  },
  example,
  intro: {
    title: 'حين تضيق قاعدة البيانات ببياناتها',
    paragraphs: [
      'يكتب مشروع عدادات أو شبكة كاميرات في يوم واحد صفوفًا أكثر مما اشتُريت له قاعدة بيانات إدارية. فتبدأ التقارير تعمل ليلًا ثم تتعطل. ويعيد مهندسو البيانات بناء المسار من تحتها بينما تظل التقارير القديمة تعمل.',
      'نجمع البيانات بـ Apache Kafka، ونعالجها بـ Spark أو SQL، ونحفظها في PostgreSQL أو ملفات Parquet التي تقرؤها أي أداة. ولكل جدول مسؤول ووصف ومدة يُحذف بعدها. وتُخفى الأسماء والأرقام التي تدل على شخص ما لم يحتج إليها دور. ويمكنكم أن تتبعوا أي رقم في رسم بياني إلى السجلات التي حُسب منها.',
    ],
  },
  cardsHead: {
    title: 'أعمالنا في هندسة البيانات',
    lead: `${counted(cards.length, assignments)}، تبدأ عادةً بأبطأ تقرير.`,
  },
  cards,
  process: processLine,
  related: [
    {
      name: pageNames['page:data-science'],
      description: 'أسئلة تُطرح على البيانات بعد ترتيبها.',
      href: 'page:data-science',
    },
    {
      name: pageNames['page:business-operations'],
      description: 'مؤشرات الأعمال إلى جانب الأحداث الجارية.',
      href: 'page:business-operations',
    },
    {
      name: pageNames['page:cloud'],
      description: 'تخزين وحوسبة ينموان مع البيانات.',
      href: 'page:cloud',
    },
  ],
  closing: {
    title: 'ابدؤوا بأبطأ تقاريركم.',
    action: { label: 'مناقشة مشروعكم', href: 'page:contact' },
  },
} satisfies TechnologyPage<TimeWindows>;
