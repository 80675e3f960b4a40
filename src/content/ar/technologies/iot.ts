import type { Readings } from '../../examples/schema.ts';
import { reworded } from '../../reworded.ts';
import english from '../../technologies/iot.ts';
import type { TechnologyPage } from '../../technologies/schema.ts';
import { brand } from '../brand.ts';
import { counted } from '../counted.ts';
import example from '../examples/readings.ts';
import { pageNames } from '../page-names.ts';
import { processLine } from './process.ts';

const cards = reworded(english.cards, 'anchor', {
  'iot-device-application-development': {
    title: 'تطوير برمجيات الأجهزة',
    content:
      'برامج ثابتة للمستشعرات والمتحكّمات والبوابات. تقيس، وتحفظ القراءات عند انقطاع الكهرباء، وترسلها حين يعود الاتصال، وتُحدَّث عن بعد تحديثًا آمنًا.',
  },
  'custom-iot-application-development': {
    title: 'تطوير تطبيقات إنترنت الأشياء حسب الطلب',
    content:
      'لوحات مؤشرات وتطبيقات هاتف لعمل واحد، كأعطال إنارة الشوارع أو حرارة غرف التبريد أو جولات الصهاريج، بحدود يضبطها مهندس المناوبة من دون مبرمج.',
  },
  'iot-api-development-and-integration': {
    title: 'تطوير واجهات إنترنت الأشياء وربطها',
    content:
      'واجهات موثّقة من نوع REST وMQTT وwebhook، تنقل القراءات إلى الفوترة ونظم المعلومات الجغرافية وSCADA والصيانة، وتعيد أوامر العمل أو القيم المطلوبة.',
  },
});

export default {
  kind: 'technology',
  head: {
    title: 'إنترنت الأشياء: أجهزة وبوابات وتطبيقات',
    keywords: [
      'إنترنت الأشياء',
      'تطوير تطبيقات إنترنت الأشياء',
      'البرامج الثابتة للأجهزة',
      'MQTT',
      'LoRaWAN',
      'بوابة Modbus',
      'ربط واجهات إنترنت الأشياء',
    ],
    description:
      'برامج أجهزة وبوابات وتطبيقات للعدادات والآلات والمركبات، متصلة عبر MQTT وModbus وBACnet وLoRaWAN.',
  },
  banner: {
    eyebrow: 'التقنية',
    title: 'إنترنت الأشياء',
    lead: 'لمشغّلي العدادات والآلات والمركبات: برامج أجهزة وبوابات وتطبيقات تقرؤها وتتحكم فيها. وترسل المعدات القديمة والجديدة بياناتها بصيغة واحدة، ويُلاحظ الجهاز الذي يصمت.',
    image: english.banner.image,
    actions: [{ label: 'التحدّث إلى مهندس', href: 'page:contact' }],
  },
  example,
  intro: {
    title: 'من المستشعر إلى محطة المشغّل',
    paragraphs: [
      'يربط مهندسونا معدات من أعمار مختلفة: لوحة مضخة قديمة، ومحطة جديدة لجودة الهواء، وجهاز تتبّع حافلة فيه شريحة SIM. ونكتب برمجيات الجهاز والبوابة والخادم، ونركّبها مع من سيتولون صيانتها.',
      `تنضم المعدات القديمة عبر Modbus أو BACnet أو OPC UA. وتستخدم الأجهزة الجديدة MQTT أو CoAP أو LoRaWAN أو NB-IoT. ولكل جهاز مفتاحه، ويتلقى تحديثات موقّعة. والجهاز الذي يصمت يُطلق إنذارًا. وتصل القراءات إلى ${brand.flagship} أو إلى برنامج تشغّلونه الآن.`,
    ],
  },
  cardsHead: {
    title: 'ما ننجزه في إنترنت الأشياء',
    lead: `${counted(cards.length, {
      one: 'طبقة واحدة، وفريق واحد مسؤول عنها',
      two: 'طبقتان، وفريق واحد مسؤول عنهما',
      few: 'طبقات، وفريق واحد مسؤول عنها كلها',
      many: 'طبقة، وفريق واحد مسؤول عنها كلها',
      other: 'طبقة، وفريق واحد مسؤول عنها كلها',
    })}.`,
  },
  cards,
  process: processLine,
  related: [
    {
      name: pageNames['page:urban-infrastructure'],
      description: 'أجهزة مدينة كاملة على خريطة واحدة.',
      href: 'page:urban-infrastructure',
    },
    {
      name: pageNames['page:smart-industry'],
      description: 'القطاعات التي تعمل بأجهزة متصلة.',
      href: 'page:smart-industry',
    },
    { name: pageNames['page:big-data'], description: 'أين تذهب القراءات بعد ذلك.', href: 'page:big-data' },
  ],
  closing: {
    title: 'أرسلوا إلينا الشركة المصنِّعة والطراز لما تريدون ربطه.',
    action: { label: 'طرح سؤال', href: 'page:contact' },
  },
} satisfies TechnologyPage<Readings>;
