import type { Migration } from '../../examples/schema.ts';
import { reworded } from '../../reworded.ts';
import english from '../../technologies/cloud.ts';
import type { TechnologyPage } from '../../technologies/schema.ts';
import { counted } from '../counted.ts';
import example from '../examples/migration.ts';
import { pageNames } from '../page-names.ts';
import { serviceNames } from '../services/service-names.ts';
import { processLine } from './process.ts';

const cards = reworded(english.cards, 'anchor', {
  'cloud-consulting': {
    title: 'استشارات السحابة',
    content:
      'حصر لتطبيقاتكم مع توصية لكل منها: الإبقاء أو النقل أو إعادة البناء أو الإيقاف. وتشمل الدراسة تقدير التكلفة ومخطط الشبكة والمخاطر التي نراها.',
  },
  'cloud-application-development': {
    title: 'تطوير التطبيقات السحابية',
    content:
      'برمجيات جديدة مصممة لتعمل بنسخ عدة وتتحمل فقد إحداها. تتسع ليوم إعلان النتائج أو لموسم، ثم تنكمش فتنخفض الفاتورة.',
  },
  'cloud-migration-services': {
    title: 'خدمات النقل إلى السحابة',
    content:
      'نقل تطبيق بعد تطبيق، مع تدريب على نسخة، وتشغيل الجانبين معًا إلى أن تعتمدوا التحويل، وطريق للعودة يبقى مفتوحًا.',
  },
});

export default {
  kind: 'technology',
  head: {
    title: 'استشارات السحابة والتطوير والنقل إليها',
    keywords: [
      'الخدمات السحابية',
      'استشارات السحابة',
      'تطوير التطبيقات السحابية',
      'خدمات النقل إلى السحابة',
      'السحابة الهجينة',
      'Kubernetes',
      'AWS وAzure وGoogle Cloud',
    ],
    description:
      'استشارات وتطوير ونقل على AWS وAzure وGoogle Cloud أو على خوادمكم، مع تقدير الفاتورة الشهرية قبل النقل.',
  },
  banner: {
    eyebrow: 'التقنية',
    title: 'الخدمات السحابية',
    lead: 'استشارات وتطوير ونقل إلى السحابة لمديري تقنية المعلومات. نقرر معكم ما ينتقل إلى سحابة عامة، وما يبقى في مبناكم، وكيف يعمل الاثنان معًا.',
    image: english.banner.image,
    actions: [{ label: 'التحدّث إلى مهندس', href: 'page:contact' }],
  },
  example,
  intro: {
    title: 'ما ينتقل إلى السحابة وما يبقى',
    paragraphs: [
      'يأتينا مديرو تقنية المعلومات بغرفة خوادم امتلأت، أو عقد يوشك أن ينتهي، أو توجيه باستخدام السحابة. ونسأل أولًا عمّا يفعله كل تطبيق عند انقطاع خط الإنترنت. فبوابة الجمهور تصلح في أي مكان. أما محطة الإنذارات فينبغي أن تظل تعمل في الموقع، وأن تنسخ سجلاتها إلى الخارج حين يتاح ذلك.',
      'نبني على AWS وAzure وGoogle Cloud، وعلى مجموعات خوادم خاصة. والحاويات وفق معيار OCI، ويشغّلها Kubernetes، وتصف ملفات Terraform ما سواها، فيبقى تغيير المزوّد ممكنًا. وتبقى البيانات في المنطقة التي تسميها سياستكم. وهي مشفّرة في التخزين والنقل، ويحدد العقد من يحتفظ بالمفاتيح.',
    ],
  },
  cardsHead: {
    title: 'ما نقوم به',
    lead: `${counted(cards.length, {
      one: 'طريقة واحدة للبدء',
      two: 'طريقتان للبدء',
      few: 'طرق للبدء',
      many: 'طريقة للبدء',
      other: 'طريقة للبدء',
    })}، بحسب ما لديكم الآن.`,
  },
  cards,
  process: processLine,
  related: [
    {
      name: pageNames['page:development'],
      description: 'أدوات البنية التحتية، من Docker إلى Selenium.',
      href: 'page:development',
    },
    {
      name: serviceNames.service4,
      description: 'إصدارات ونسخ احتياطية نتولاها عنكم.',
      href: 'page:services/service4',
    },
    {
      name: pageNames['page:cyber-security'],
      description: 'كيف تُفحص الحسابات والمفاتيح والشبكات.',
      href: 'page:cyber-security',
    },
  ],
  closing: {
    title: 'ابدؤوا بقائمة بما يعمل في غرفة خوادمكم.',
    action: { label: 'مناقشة مشروعكم', href: 'page:contact' },
  },
} satisfies TechnologyPage<Migration>;
