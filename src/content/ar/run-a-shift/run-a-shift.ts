import english from '../../run-a-shift/run-a-shift.ts';
import type { RunAShiftPage } from '../../run-a-shift/schema.ts';
import { brand } from '../brand.ts';
import { pageNames } from '../page-names.ts';
import startAShift from './start-a-shift.ts';

const { last, pictures } = english.steps;

const steps: RunAShiftPage['steps']['items'] = [
  {
    anchor: 'three-messages-arrive',
    title: 'تصل ثلاث رسائل',
    time: 'من 02:13:52 إلى 02:14:21',
    content: 'مقياس منسوب وسائق حافلة وتحليل صورة كاميرا: ثلاثتها تبلّغ عن الموقع نفسه خلال نصف دقيقة.',
  },
  {
    anchor: 'they-become-one-incident',
    title: 'تصبح حادثًا واحدًا',
    time: 'من 02:14:10 إلى 02:14:21',
    content: `المكالمة وحدها حادث. ويضم إليها ${brand.flagship} رسالتي المقياس والكاميرا بحسب الموقع والوقت، ويحتفظ بالرسائل الأصلية.`,
  },
  {
    anchor: 'a-person-decides',
    title: 'القرار للمشغّل',
    time: '02:14:58',
    content: 'يؤكد المشغّل الحادث أو يرفضه. ولكل خطوة مهلة، وبعدها يُستدعى المشرف.',
  },
  {
    anchor: 'the-pump-goes-the-road-closes',
    title: 'تتحرك المضخة ويُغلق الطريق',
    time: 'من 02:15:49 إلى 02:21:29',
    content: 'تسلك وحدة الضخ 3 أقصر طريق مفتوح. وتتحول الحركة والحافلة 47 إلى شارع كادامبا.',
  },
  {
    anchor: 'the-water-falls-the-log-closes',
    title: 'تنحسر المياه ويُغلق السجل',
    time: 'من 02:20:41 إلى 03:04:20',
    content: 'يعتمد المشرف تحذير الجمهور. وتقارن المراجعة كل خطوة بمهلتها.',
  },
];

const shifts: Record<string, { name: string; note: string; about: string }> = {
  'monsoon-night': {
    name: 'ليلة ماطرة',
    note: '02:10، بإرشاد',
    about: 'مياه في نفق: مضخة، وطريق مغلق، وتحذير للجمهور.',
  },
  'gas-near-the-market': {
    name: 'غاز قرب السوق',
    note: '18:40، ساعة بزمن المحاكاة',
    about: 'تسرب غاز: صمام، وسيارة إطفاء، وطوق، وتحذير للجمهور.',
  },
  'match-evening': {
    name: 'مساء المباراة',
    note: '21:30، 55 دقيقة بزمن المحاكاة',
    about: 'نداء طبي وسط حشد: سيارة إسعاف وممر لها.',
  },
  cloudburst: {
    name: 'مطر غزير',
    note: '04:05، ساعة بزمن المحاكاة',
    about: 'مياه في مكانين، ووحدة ضخ واحدة متاحة.',
  },
  endless: {
    name: 'بلا نهاية، برقم بداية',
    note: 'رقم من اختيارك',
    about: 'مطر وحشود وأعطال تتولّد من رقم واحد، ساعةً بعد ساعة.',
  },
};

export default {
  ...english,
  head: {
    title: 'تولّي مناوبة على محطة العمليات',
    keywords: [
      'محاكاة مركز العمليات',
      'تدريب غرفة التحكم',
      'عرض إدارة الحوادث',
      'مثال على بروتوكول CAP',
      'محاكاة إرسال الوحدات',
      'تجربة القيادة والتحكم',
      'أدوار المشغّل والمشرف والوحدة الميدانية والمفوّض',
    ],
    description: `محطة ${brand.flagship} في متصفحكم: مدينة محاكاة، وإجراءات مكتوبة، ومحطة لكل دور، ومراجعة ختامية، وتحذير CAP v1.2.`,
  },
  banner: { eyebrow: 'المنتج الرئيسي', title: startAShift.title, lead: startAShift.lead },
  about:
    'في هذه الصفحة مدينة محاكاة تعمل. تصل الرسائل، وتضمها القواعد في حوادث، ولا يُنفَّذ شيء ذو أثر قبل أن يقرره المشغّل. ولا يخرج شيء من الصفحة. نصوص المناوبة نفسها بالإنجليزية.',
  start: startAShift,
  picture: {
    wide: {
      ...english.picture.wide,
      alt: 'محطة المشغّل عند 02:14:21: ثلاث رسائل عن نفق جامون صارت حادثًا واحدًا على الخريطة، وهو ينتظر المشغّل.',
    },
    phone: english.picture.phone,
  },
  shifts: english.shifts.map((shift) => ({ ...shift, ...shifts[shift.id] })),
  steps: {
    title: 'ليلة ماطرة، خطوة بخطوة',
    lead: 'ترتفع المياه في نفق عند الثانية صباحًا. المدينة محاكاة، وترتيب الخطوات هو ترتيبها في المنتج.',
    items: steps,
    last: {
      ...last,
      title: 'تولّوا هذه المناوبة بأنفسكم',
      content:
        'حين تكون JavaScript مفعّلة تظهر هنا محطة المشغّل عاملةً: خريطة وقائمة وفيديو وتقارير. ولا يخرج شيء من الصفحة.',
      withScripts:
        'المحطة أعلاه هي المناوبة نفسها وهي تعمل: خريطة وقائمة وفيديو وتقارير. ولا يخرج شيء من الصفحة.',
      link: { ...last.link, label: 'طلب عرض توضيحي' },
      open: { ...last.open, label: 'فتح المحطة' },
    },
    // The desk is not translated: its pictures show the words that open, and only their labels are.
    pictures: {
      ...pictures,
      first: {
        ...pictures.first,
        label: 'خريطة: المقياس L-14 والكاميرا C-03 والحافلة 47 عند نفق جامون، ولكل منها رسالته.',
      },
      fourth: {
        ...pictures.fourth,
        label:
          'خريطة: نفق جامون مغلق من طرفيه، ووحدة الضخ P3 في طريقها عبر الدائري الخارجي، وتحويلة عبر شارع كادامبا.',
      },
      fifth: {
        ...pictures.fifth,
        label:
          'منحنى: ترتفع المياه عند L-14 إلى \u206652 cm\u2069، وتنزل تحت حدها \u206630 cm\u2069 عند 02:41، وتكاد تزول عند 03:05.',
      },
    },
  },
  related: [
    {
      name: pageNames['page:flagship'],
      description: 'المنتج الذي وراء هذه المحطة وخصائصه.',
      href: 'page:flagship',
    },
    {
      name: pageNames['page:incident-detection'],
      description: 'كيف تصبح الإشارات حوادث لها مسؤول.',
      href: 'page:incident-detection',
    },
    {
      name: pageNames['page:safety-security'],
      description: 'إرسال الوحدات ومراقبة المواقع الحيوية.',
      href: 'page:safety-security',
    },
  ],
  closing: {
    title: 'شاهدوا المحطة على خريطة شوارعكم.',
    action: { label: 'طلب عرض توضيحي', href: 'page:contact' },
  },
} satisfies RunAShiftPage;
