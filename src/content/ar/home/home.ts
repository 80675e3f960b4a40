import { clientsLabel } from '../../clients/label.ts';
import english from '../../home/home.ts';
import type { HomePage } from '../../home/schema.ts';
import { technologyCards } from '../../home/technology-cards.ts';
import { reworded } from '../../reworded.ts';
import type { PageLink } from '../../schema.ts';
import { brand } from '../brand.ts';
import { labels } from '../labels.ts';
import { pageNames } from '../page-names.ts';
import { cityStory } from './city-story.ts';
import { products } from './products.ts';
import { services } from './services.ts';

const { hero, statistics, clients, solutions } = english;

const plates: Record<string, { number: string; kind: string }> = {
  'iso-27001': { number: 'ISO 27001', kind: 'أمن المعلومات' },
  'iso-9001': { number: 'ISO 9001', kind: 'إدارة الجودة' },
};

/** By the figures' order. */
const figures = ['منتجات', 'مشاريع منجزة', 'قطاعات نخدمها', 'جهات تعاملت معنا'];

const solutionWords: Partial<Record<PageLink, { name: string; description: string; alt: string }>> = {
  'page:smart-city': {
    name: pageNames['page:smart-city'],
    description: 'المياه والطاقة والمرور والمباني والطوارئ، تُدار من مركز عمليات واحد للمدينة.',
    alt: 'رسم لوسط مدينة تلتف طرقها الدائرية حول سارية.',
  },
  'page:safety-security': {
    name: pageNames['page:safety-security'],
    description: 'إرسال الوحدات وحماية الشوارع والموانئ والمطارات والحدود ومواقع النفط والغاز.',
    alt: 'رسم لبوابة محروسة وبجانبها مركبة استجابة.',
  },
  'page:smart-industry': {
    name: pageNames['page:smart-industry'],
    description: 'مستشعرات وآلات ومركبات متصلة، في قطاعات تمتد من الزراعة إلى البحر.',
    alt: 'رسم لمصنع فيه خزانات وسير ناقل وغرفة تحكم.',
  },
  'page:cyber-intelligence': {
    name: pageNames['page:cyber-intelligence'],
    description: 'إشارات من الويب العام والشبكات، تُقرأ لغرض مشروع. يُسجَّل كل استعلام، ويراجع محلل كل نتيجة.',
    alt: 'رسم لمحطات محللين حول خريطة من النقاط المترابطة.',
  },
};

export default {
  kind: 'home',
  moves: true,
  head: {
    title: `${brand.name} ${brand.suffix}`,
    keywords: [
      `شركة استشارات تقنية المعلومات في ${brand.address.locality}`,
      'مركز العمليات المتكامل',
      'برنامج القيادة والتحكم',
      'منصة المدينة الذكية',
      'أنظمة السلامة والأمن',
      'الصيانة الوقائية المخططة',
      'إنترنت الأشياء الصناعي',
      'خدمات تطوير البرمجيات',
    ],
    description: `مراكز عمليات، ومنصات للمدن والأمن، وبرمجيات حسب الطلب، من شركة استشارات في ${brand.address.locality} حاصلة على شهادتي ISO 27001 وISO 9001.`,
  },
  hero: {
    ...hero,
    offer: 'برمجيات غرف التحكم للمدن وقوى الأمن والمنشآت، وبرمجيات مخصّصة تربط بين أنظمتها.',
    tagline: 'نساعد كبرى المؤسسات على تبسيط أعمالها بحلول تفتح آفاقًا جديدة',
    words: ['الثقة', 'المعرفة', 'الحكمة'],
    sentence: `${brand.name}: الثقة والمعرفة والحكمة.`,
    actions: reworded(hero.actions, 'href', {
      'page:run-a-shift': { label: 'مشاهدة معالجة حادث' },
      'page:contact': { label: 'التحدّث إلى مهندس' },
    }),
    certifications: hero.certifications.flatMap((certificate) => {
      const plate = plates[certificate.id];
      return plate ? [{ ...certificate, plate }] : [];
    }),
    mascot: {
      ...hero.mascot,
      image: { ...hero.mascot.image, alt: `${brand.flagship}، الحدأة ذات سماعة الرأس` },
      caption: 'مركز العمليات المتكامل',
    },
    video: {
      name: 'مدينة مبنية حول دائرة، ليلًا',
      description:
        'مدينة مرسومة تُرى من الأعلى بعد الغروب. تسير المركبات على طرق دائرية وشوارع مستقيمة حول مركز مستدير.',
    },
  },
  city: cityStory,
  statistics: {
    label: 'الشركة بالأرقام',
    items: statistics.items.map((item, index) => ({ ...item, label: figures[index] ?? item.label })),
  },
  clients: {
    label: clientsLabel({
      samples: 'عملاء افتراضيون بأسماء توضيحية',
      mixed: 'عملاء، ومعهم أسماء توضيحية',
      own: 'من عملائنا',
    }),
    logos: clients.logos,
  },
  products,
  solutions: {
    title: 'الحلول',
    claim: 'المنتجات نفسها، مهيأة لمهمتكم',
    lead: 'منتجاتنا مهيأة لمدينة أو قوة أمنية أو صناعة أو وحدة استخبارات.',
    cards: solutions.cards.flatMap((card) => {
      const { alt, ...words } = solutionWords[card.href] ?? {};
      return alt ? [{ ...card, ...words, image: { ...card.image, alt } }] : [];
    }),
    action: 'عرض الحل',
  },
  case: {
    ...english.case,
    eyebrow: 'بنك خاص',
    label: 'موقعًا، وغرفة واحدة',
    title: 'بنك خاص يراقب إنذارات فروعه كلها من غرفة واحدة',
    note: 'كل نقطة موقع للبنك، وكل خط اتصالُ موقع بالغرفة. والرسم يُظهر 450 موقعًا.',
    image: {
      ...english.case.image,
      alt: 'أنصاف دوائر من 450 نقطة حول غرفة واحدة، ويصل خط بين كل نقطة والغرفة. وعند إحدى النقاط إنذار.',
    },
    action: { ...english.case.action, label: 'قراءة الدراسة' },
  },
  services,
  technologies: {
    title: 'التقنيات',
    claim: 'مجالات يعمل فيها مهندسونا',
    lead: 'تحتاج معظم المشاريع إلى ثلاثة منها أو أربعة معًا.',
    cards: technologyCards(labels),
  },
} satisfies HomePage;
