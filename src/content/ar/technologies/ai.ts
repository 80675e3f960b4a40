import type { ErrorWall } from '../../examples/schema.ts';
import { reworded } from '../../reworded.ts';
import english from '../../technologies/ai.ts';
import type { TechnologyPage } from '../../technologies/schema.ts';
import { counted } from '../counted.ts';
import example from '../examples/error-wall.ts';
import { pageNames } from '../page-names.ts';
import process from './process.ts';

const cards = reworded(english.cards, 'anchor', {
  'ai-app-development': {
    title: 'تطوير تطبيقات الذكاء الاصطناعي',
    content:
      'تطبيقات يكون النموذج فيها جزءًا من أجزاء: عدّ المنتظرين في مستشفى، وقراءة المستندات في إدارة التصاريح، ومطابقة اللوحات عند ميزان الشاحنات.',
  },
  'machine-learning': {
    title: 'تعلّم الآلة',
    content:
      'نماذج مدرَّبة على الجداول والسلاسل الزمنية. تقدّر طلب الغد على المياه، أو ترتّب الأصول بحسب خطر تعطلها، أو تعلّم قراءة عداد تبدو خاطئة.',
  },
  'deep-learning': {
    title: 'التعلّم العميق',
    content:
      'شبكات عصبية للصور والأصوات: دخان فوق ساحة، وشخص سقط على رصيف، وسير ناقل مهترئ. تعمل قرب الكاميرا توفيرًا لسعة الشبكة.',
  },
  'natural-language-processing': {
    title: 'معالجة اللغة الطبيعية',
    content:
      'برنامج يقرأ الإنجليزية والهندية ولغات هندية أخرى، ويوزع الشكاوى على الإدارات، ويكشف المكرر منها، ويعدّ ملخصًا يحرره الموظف.',
  },
});

export default {
  kind: 'technology',
  head: {
    title: 'الذكاء الاصطناعي لغرف التحكم',
    keywords: [
      'الذكاء الاصطناعي',
      'تطوير تطبيقات الذكاء الاصطناعي',
      'تعلّم الآلة',
      'التعلّم العميق',
      'معالجة اللغة الطبيعية',
      'تحليلات الفيديو',
      'نماذج ONNX',
    ],
    description: 'نماذج تعدّ وتصنّف وتنبّه داخل برامج العمليات، تُختبر على بياناتكم، ويؤكد الضابط كل إجراء.',
  },
  banner: {
    eyebrow: 'التقنية',
    title: 'الذكاء الاصطناعي',
    lead: 'نماذج لغرف التحكم: تشير إلى ما ينبغي أن يفحصه المشغّل في الصور والقراءات والتقارير. وترون على بياناتكم كم مرة يخطئ كل نموذج قبل استخدامه.',
    image: english.banner.image,
    actions: [{ label: 'التحدّث إلى مهندس', href: 'page:contact' }],
  },
  example,
  intro: {
    title: 'فيمَ نستخدم الذكاء الاصطناعي',
    paragraphs: [
      'نضيف الذكاء الاصطناعي إلى أنظمة يعمل عليها الناس أصلًا. يعدّ النموذج المركبات عند تقاطع، أو يلاحظ اهتزازًا غير معتاد في مضخة، أو يصنّف شكاوى الليل بحسب موضوعها قبل اجتماع الصباح.',
      'ويصل كل نموذج ومعه نتائج اختباره على بياناتكم، وقائمة بالحالات التي يخفق فيها، وطريقة لإيقافه. وحيث توجد كاميرات أو بيانات شخصية يُكتب الغرض المشروع أولًا. وتتبع الصلاحيات الأدوار، وللسجلات تاريخ حذف، وكل استعلام مسجَّل، ويؤكد الضابط قبل أن يُنفَّذ شيء. وتُحفظ النماذج بصيغة ONNX المفتوحة، ويمكن تشغيلها في مركز بياناتكم.',
    ],
  },
  cardsHead: {
    title: 'ما نبنيه',
    lead: `${counted(cards.length, {
      one: 'نوع واحد من الأعمال يعمل',
      two: 'نوعان من الأعمال يجتمعان كثيرًا',
      few: 'أنواع من الأعمال تجتمع كثيرًا',
      many: 'نوعًا من الأعمال تجتمع كثيرًا',
      other: 'نوع من الأعمال تجتمع كثيرًا',
    })} في وظيفة واحدة من وظائف غرفة التحكم.`,
  },
  cards,
  process,
  related: [
    {
      name: pageNames['page:incident-detection'],
      description: 'حيث تفتح نماذج الفيديو والمستشعرات الحوادث.',
      href: 'page:incident-detection',
    },
    {
      name: pageNames['page:data-science'],
      description: 'التحليل الذي يسبق النموذج.',
      href: 'page:data-science',
    },
    {
      name: pageNames['page:cyber-intelligence'],
      description: 'نماذج لغوية تحت رقابة المحلل.',
      href: 'page:cyber-intelligence',
    },
  ],
  closing: {
    title: 'أحضروا عينة من بياناتكم وسؤالًا واحدًا.',
    action: { label: 'مناقشة مشروعكم', href: 'page:contact' },
  },
} satisfies TechnologyPage<ErrorWall>;
