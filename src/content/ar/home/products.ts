import english from '../../home/home.ts';
import type { CapabilityTile, HomePage } from '../../home/schema.ts';
import type { PageLink } from '../../schema.ts';
import { brand } from '../brand.ts';
import { pageNames } from '../page-names.ts';

const { flagship, platforms } = english.products;

/** The tiles' names in the order of the English ones. */
const named = (tiles: readonly CapabilityTile[], names: readonly string[]): CapabilityTile[] =>
  tiles.map((tile, index) => ({ ...tile, name: names[index] ?? tile.name }));

interface PlatformWords {
  title: string;
  description: string;
  alt: string;
  tiles: string[];
}

const words: Partial<Record<PageLink, PlatformWords>> = {
  'page:urban-infrastructure': {
    title: pageNames['page:urban-infrastructure'],
    description:
      'يرى مهندسو المدينة المياه والكهرباء وإنارة الشوارع والنفايات والمرور على خريطة واحدة. والعطل الذي يبلّغ عنه عداد أو ساكن يصل إلى الإدارة المالكة للأصل، ويبقى مفتوحًا إلى أن تغلقه.',
    alt: 'رسم لمربعات سكنية في مدينة، وشبكات المرافق تحت الشارع معلَّمة.',
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
      'يعمل الحراس ومديرو الأمن على الكاميرات والتحكم في الدخول ولوحات الحريق ومستشعرات المحيط من شاشة واحدة. وكل إنذار يفتح أقرب مشهد، ويذكر الإجراء، ويحفظ من فعل ماذا.',
    alt: 'رسم لموقع محروس فيه كاميرات وبوابة ومكتب مراقبة.',
    tiles: [
      'مكتب الإنذارات',
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
    alt: 'رسم لتقاطع شوارع فيه حادث معلَّم لفريق الاستجابة.',
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
      'تراقب الشركة فروعها أو مستودعاتها أو مصانعها من غرفة واحدة. وتظهر إنذارات المواقع وبلاغات الخدمة ومؤشرات الأعمال جنبًا إلى جنب، فيُرى التأخر في التسليم مع مخزن التبريد الذي سبّبه.',
    alt: 'رسم لغرفة عمليات مكاتبها أمام جدار من الرسوم البيانية.',
    tiles: [
      'لوحة حالة المواقع',
      'خريطة ترابط الخدمات',
      'الحدود والتنبيهات',
      'توجيه المهام',
      'تسليم النوبة',
      'تقارير بحسب المسؤولية',
    ],
  },
  'page:planned-preventive': {
    title: pageNames['page:planned-preventive'],
    description:
      'تخطط فرق الصيانة لفحص أنظمة التكييف والمياه والكهرباء وفق إجراءات قياسية. ويتلقى الفنيون أوامر العمل على الهاتف، ويرى المديرون ما استُحق وما أُنجز وما تأخر لكل أصل.',
    alt: 'رسم لغرفة معدات يفحص فيها فني إحدى الآلات.',
    tiles: [
      'إدارة الأصول',
      'إدارة أوامر العمل',
      'فحص أنظمة التكييف والمياه والكهرباء',
      'المراقبة بحسب الحالة',
      'قطع الغيار والمخازن',
      'بلاغات الأعطال',
    ],
  },
};

export const products: HomePage['products'] = {
  title: 'المنتجات',
  claim: 'منتجات تعمل منفردة، أو غرفةً واحدة',
  lead: `يدير ${brand.flagship} غرفة العمليات، وتتولى منصاتنا ما حولها من أعمال، مستقلةً كانت أو موصولةً بالغرفة.`,
  flagship: {
    ...flagship,
    subtitle: 'مركز العمليات المتكامل',
    title: 'القيادة والتحكم للمدن والفرق الأمنية',
    intro: `يتيح ${brand.flagship}، وهو مركز قيادة وتحكم من وحدات قابلة للتركيب، لعدة إدارات متابعة العمليات الأمنية والأحداث لحظة وقوعها. تجتمع الكاميرات والمستشعرات والخرائط والفرق الميدانية على شاشة واحدة، ويسير كل حادث وفق إجراءاتكم المعتمدة، من التنبيه الأول حتى تقرير الإغلاق.`,
    image: {
      ...flagship.image,
      alt: 'شاشة المشغّل: خريطة مدينة دائرية عليها حادث قائم والمسار إليه وخطوات الاستجابة.',
    },
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
      'سرعة التركيب',
      'وحدات تُضاف ويُعاد استخدامها',
      'الصورة التشغيلية المشتركة',
    ]),
    action: { ...flagship.action, label: `تعرّف على ${brand.flagship}` },
  },
  platforms: platforms.flatMap((platform) => {
    const own = words[platform.href];
    if (!own) return [];
    const { title, description, alt, tiles } = own;
    const image = { ...platform.image, alt };
    return [{ ...platform, title, description, image, tiles: named(platform.tiles, tiles) }];
  }),
  platformAction: 'تعرّف على هذه المنصة',
};
