import type { Forecast } from '../../examples/schema.ts';
import { reworded } from '../../reworded.ts';
import english from '../../technologies/data-science.ts';
import type { TechnologyPage } from '../../technologies/schema.ts';
import { counted } from '../counted.ts';
import example from '../examples/forecast.ts';
import { pageNames } from '../page-names.ts';
import { processLine } from './process.ts';

const cards = reworded(english.cards, 'anchor', {
  'predictive-analytics': {
    title: 'التحليل التنبؤي',
    content:
      'توقعات للطلب والأعطال والتأخير من الطقس والتقويم والأحداث السابقة، تُحدَّث في مواعيدها وتُقارَن علنًا بما حدث فعلًا.',
  },
  'data-visualization': {
    title: 'تمثيل البيانات',
    content:
      'خرائط ورسوم بيانية تُعدّ لاجتماع واحد أو شاشة واحدة. تبدأ مقاييسها من حيث ينبغي، ويميّز ألوانها من لديه عمى ألوان، ويمكن تصدير أرقامها.',
  },
  'machine-learning-solutions': {
    title: 'حلول تعلّم الآلة',
    content:
      'نموذج ثبتت صلاحيته يوضع في البرنامج الذي يُتخذ فيه القرار، ويُراقَب انحرافه، ويُعاد تدريبه بإجراء مكتوب يستطيع فريقكم اتباعه.',
  },
});

export default {
  kind: 'technology',
  head: {
    title: 'علم البيانات: توقعات بهامش خطئها',
    keywords: [
      'علم البيانات',
      'التحليل التنبؤي',
      'تمثيل البيانات',
      'حلول تعلّم الآلة',
      'توقع الطلب',
      'توقع الصيانة',
    ],
    description:
      'إحصائيون ومهندسون يحوّلون سنوات من سجلات التشغيل إلى توقعات ورسوم بيانية ونماذج مفحوصة يستطيع المخططون مناقشتها.',
  },
  banner: {
    eyebrow: 'التقنية',
    title: 'علم البيانات',
    lead: 'توقعات للمخططين من سجلاتهم، ومع كل توقع هامش خطئه. ترى المرافق والمستشفيات ومشغّلو النقل ما يُرجَّح حدوثه قبل توزيع الأطقم أو طلب القطع.',
    image: english.banner.image,
    actions: [{ label: 'التحدّث إلى مهندس', href: 'page:contact' }],
  },
  example,
  intro: {
    title: 'من سجلات قديمة إلى توقع',
    paragraphs: [
      'لدى المرافق والمستشفيات ومشغّلي النقل سجلات سنوات لا يجد أحد وقتًا لدراستها. ويبدأ علماء البيانات لدينا بقرار عليكم اتخاذه: كم طاقمًا يناوب، وأي المغذيات يُفحص أولًا، وأين توضع سيارة الإسعاف التالية. ثم يبحثون عن السجلات المتصلة به.',
      'يُنجز العمل في دفاتر Python وSQL يتسلّمها محللوكم ويستطيعون تشغيلها من جديد. ونذكر مدى كل توقع، ونحتفظ بجزء من البيانات للاختبار، ونقارن كل نموذج بالقاعدة البسيطة التي يعمل بها موظفوكم الآن. فإن كانت القاعدة لا تقل عنه قلنا ذلك. وتُختصر بيانات الأشخاص إلى ما يحتاج إليه السؤال، وتُحلَّل في بيئتكم.',
    ],
  },
  cardsHead: {
    title: 'ما يسلّمه محللونا',
    lead: `${counted(cards.length, {
      one: 'نتيجة واحدة مبنية',
      two: 'نتيجتان مبنيتان',
      few: 'نتائج مبنية',
      many: 'نتيجة مبنية',
      other: 'نتيجة مبنية',
    })} على نحو يستطيع غيرنا التحقق منه.`,
  },
  cards,
  process: processLine,
  related: [
    {
      name: pageNames['page:ai'],
      description: 'الصور والأصوات واللغة إلى جانب الجداول.',
      href: 'page:ai',
    },
    {
      name: pageNames['page:planned-preventive'],
      description: 'حيث تصير توقعات الأعطال أوامر عمل.',
      href: 'page:planned-preventive',
    },
    {
      name: pageNames['page:smart-city'],
      description: 'خدمات مدينة تخطط من سجلاتها.',
      href: 'page:smart-city',
    },
  ],
  closing: {
    title: 'أحضروا قرارًا واحدًا يحتاج إلى توقع.',
    action: { label: 'مناقشة مشروعكم', href: 'page:contact' },
  },
} satisfies TechnologyPage<Forecast>;
