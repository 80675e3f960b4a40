import english from '../../home/home.ts';
import type { CapabilityTile, HomePage, Product } from '../../home/schema.ts';
import type { PageLink } from '../../schema.ts';
import { brand } from '../brand.ts';
import { pageNames } from '../page-names.ts';
import { operationalPicture } from '../products/operational-picture.ts';

const { flagship, platforms } = english.products;

/** The tiles' names in the order of the English ones. */
const named = (tiles: readonly CapabilityTile[], names: readonly string[]): CapabilityTile[] =>
  tiles.map((tile, index) => ({ ...tile, name: names[index] ?? tile.name }));

interface PlatformWords {
  title: string;
  description: string;
  instrument: Product['instrument'];
  tiles: string[];
}

const words: Partial<Record<PageLink, PlatformWords>> = {
  'page:urban-infrastructure': {
    title: pageNames['page:urban-infrastructure'],
    description:
      'يرى مهندسو المدينة المياه والكهرباء وإنارة الشوارع والنفايات والمرور على خريطة واحدة. والعطل الذي يبلّغ عنه عداد أو أحد السكان يصل إلى الإدارة المالكة للأصل، ويبقى مفتوحًا إلى أن تغلقه.',
    instrument: {
      alt: 'مقطع في الشارع: خمسة خطوط تحت الطريق وخندق يقطع اثنين منها.',
      caption: 'اسحبوا طرفي الخندق أو قاعه، فيسمّي الرسم كل خدمة تعترضه. شارع للتوضيح.',
    },
    tiles: [
      'خريطة الشبكات والأصول',
      'إمدادات المياه',
      'توزيع الكهرباء',
      'إنارة الشوارع',
      'جمع النفايات',
      'الحافلات والطرق',
    ],
  },
  'page:security-platform': {
    title: pageNames['page:security-platform'],
    description:
      'يدير الحراس ومديرو الأمن الكاميرات والتحكم في الدخول ولوحات إنذار الحريق ومستشعرات المحيط من شاشة واحدة. ومع كل إنذار يُفتح أقرب مشهد ويظهر الإجراء ويُسجَّل ما جرى ومن فعله.',
    instrument: {
      alt: 'مخطط موقع مسيّج: جزء من السياج في حالة إنذار، والكاميرا موجهة إليه، وطريق الدورية.',
      caption:
        'من صفحتها: اختاروا أي كاميرا أو باب أو جزء من السياج، فتظهر أقرب كاميرا إليه وطريق الدورية. موقع للتوضيح.',
    },
    tiles: [
      'محطة الإنذارات',
      'التحقق بالفيديو',
      'التحكم في الدخول',
      'رصد المحيط',
      'الحريق والإخلاء',
      'الأدلة والتدقيق',
    ],
  },
  'page:incident-detection': {
    title: pageNames['page:incident-detection'],
    description:
      'تتحول إشارات المستشعرات والمكالمات وتحليلات الفيديو إلى حوادث لها موقع وأولوية ومسؤول. تقترح المنصة الاستجابة، ويؤكدها المناوب ويرسل الفريق.',
    instrument: {
      alt: 'رسائل موزّعة بحسب المكان والوقت، وخطوط تجمعها في حوادث قليلة.',
      caption: 'من صفحتها: اختاروا رسالة لتروا الحادث الذي تنتمي إليه. ليلة للتوضيح.',
    },
    tiles: [
      'استقبال الإشارات',
      'ربط الأحداث',
      'تأكيد بشري',
      'دليل الإجراء',
      'اقتراح الوحدات',
      'تحذير الجمهور',
    ],
  },
  'page:business-operations': {
    title: pageNames['page:business-operations'],
    description:
      'تراقب الشركة فروعها أو مستودعاتها أو مصانعها من غرفة واحدة. وتظهر إنذارات المواقع وبلاغات الخدمة ومؤشرات الأعمال جنبًا إلى جنب، فيظهر تأخر التسليم ومعه مخزن التبريد الذي سبّبه.',
    instrument: {
      alt: 'لوحة المواقع التي تجاوزت حدًّا على محور زمني واحد، وأكثرها تأخرًا أولًا.',
      caption: 'من صفحته: المواقع التي تحتاج إلى تدخل الآن، وأشدها أولًا. شركة للتوضيح.',
    },
    tiles: [
      'لوحة حالة المواقع',
      'خريطة ترابط الخدمات',
      'الحدود والتنبيهات',
      'توجيه المهام',
      'تسليم المناوبة',
      'تقارير بحسب المسؤولية',
    ],
  },
  'page:planned-preventive': {
    title: pageNames['page:planned-preventive'],
    description:
      'تخطط فرق الصيانة لفحص أنظمة التكييف والمياه والكهرباء وفق إجراءات قياسية. ويتلقى الفنيون أوامر العمل على الهاتف، ويرى المديرون ما حان موعده وما أُنجز وما تأخر من أعمال كل أصل.',
    instrument: {
      alt: 'سنة على شكل حلقة: مسار لكل أصل وعلامة لكل زيارة، وأقربها موعدًا في المقدمة.',
      caption: 'من صفحتها: أديروا السنة فيصل إلى الخط ما حان موعده. مبنى للتوضيح.',
    },
    tiles: [
      'إدارة الأصول',
      'إدارة أوامر العمل',
      'فحص أنظمة التكييف والمياه والكهرباء',
      'مراقبة الحالة',
      'قطع الغيار والمخازن',
      'بلاغات الأعطال',
    ],
  },
};

export const products: HomePage['products'] = {
  title: 'المنتجات',
  claim: 'منتجات تعمل منفردة، أو معًا في غرفة واحدة',
  lead: `يدير ${brand.flagship} غرفة العمليات، وتتولى منصاتنا ما حولها من أعمال، مستقلةً كانت أو موصولةً بالغرفة.`,
  flagship: {
    ...flagship,
    subtitle: 'مركز العمليات المتكامل',
    title: 'القيادة والتحكم للمدن والفرق الأمنية',
    intro: `${brand.flagship} مركز قيادة وتحكم قائم على وحدات مستقلة، تتابع إدارات عدة من خلاله العمليات الأمنية والأحداث لحظة وقوعها. تجتمع الكاميرات والمستشعرات والخرائط والفرق الميدانية على شاشة واحدة، ويسير كل حادث وفق إجراءاتكم المعتمدة، من التنبيه الأول حتى تقرير الإغلاق.`,
    image: {
      ...operationalPicture.tablet,
      alt: 'شاشة المشغّل: خريطة مدينة دائرية عليها حادث قائم والمسار إليه وخطوات الاستجابة.',
    },
    narrowImage: operationalPicture.phone,
    tiles: named(flagship.tiles, [
      'إنترنت الأشياء',
      'الذكاء الاصطناعي',
      'التكامل',
      'إدارة الأحداث',
      'الوعي بالموقف',
      'التحليلات',
      'إجراءات التشغيل القياسية',
      'API',
      'مفتوح ومرن',
      'سرعة النشر والتشغيل',
      'وحدات تُضاف ويُعاد استخدامها',
      'الصورة التشغيلية المشتركة',
    ]),
    action: { ...flagship.action, label: `التعرّف على ${brand.flagship}` },
  },
  platforms: platforms.flatMap((platform) => {
    const own = words[platform.href];
    if (!own) return [];
    const { title, description, instrument, tiles } = own;
    return [{ ...platform, title, description, instrument, tiles: named(platform.tiles, tiles) }];
  }),
  platformAction: 'التعرّف على هذا المنتج',
  touch: 'جرّبه هنا',
};
