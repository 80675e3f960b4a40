import english from '../../home/home.ts';
import type { CityStory, DeskPreviewLabels } from '../../home/schema.ts';
import { brand } from '../brand.ts';
import { cityNames } from '../city-names.ts';

const { map, signals, incident, response, closed } = english.city;

export const desk: DeskPreviewLabels = {
  ...cityNames,
  Map: 'الخريطة',
  List: 'القائمة',
  Video: 'الفيديو',
  Reports: 'التقارير',
  Log: 'السجل',
  'Level gauge L-#': 'مقياس المنسوب L-#',
  'Call, driver of bus #': 'مكالمة، سائق الحافلة #',
  'Camera C-#, image rule': 'الكاميرا C-#، تحليل الصورة',
  '# cm, limit #. Up # cm in # seconds.': '\u2066# cm\u2069، والحد #. ارتفع \u2066# cm\u2069 خلال # ثانية.',
  '‘Water over the kerb. I have stopped before it.’': '«المياه فوق الرصيف. توقفتُ قبلها.»',
  'Water on both lanes. Not yet seen by a person.': 'مياه على المسارين. لم يرها أحد بعد.',
  '# proposed': '#، مقترح',
  '# confirmed': '#، مؤكد',
  '# closed': '#، مغلق',
  'L-# reads # cm': 'قراءة L-#: \u2066# cm\u2069',
  'Closed since #': 'الطريق مغلق منذ #',
  'Level gauge L-#: # cm, limit #. Up # cm in # seconds.':
    'مقياس المنسوب L-#: \u2066# cm\u2069، والحد #. ارتفع \u2066# cm\u2069 خلال # ثانية.',
  'Call desk: Call from the driver of bus #: water over the kerb at Jamun Underpass.':
    'مكتب المكالمات: سائق الحافلة #: المياه فوق الرصيف في نفق جامون.',
  [`${brand.flagship}: Two messages joined as incident #. Procedure opened.`]: `${brand.flagship}: ضُمّت رسالتان في الحادث #. فُتح الإجراء.`,
  'Camera C-#: Image rule: water on both lanes.': 'الكاميرا C-#، تحليل الصورة: مياه على المسارين.',
  [`${brand.flagship}: Message joined to incident # by rule.`]: `${brand.flagship}: ضُمّت رسالة إلى الحادث # وفق قاعدة.`,
  'Operator: Incident # confirmed: Water in Jamun Underpass.': 'المشغّل: تأكيد الحادث #: مياه في نفق جامون.',
  'Operator: Asked the call desk whether anyone is in a vehicle in the water.':
    'المشغّل: سُئل مكتب المكالمات هل بقي أحد في مركبة داخل المياه.',
  'Call desk: No caller knows of a vehicle in the water. The bus has stopped before it.':
    'مكتب المكالمات: لم يذكر أي متصل مركبةً في المياه. توقفت الحافلة قبلها.',
  'Operator: C-# compared with L-#: # cm. The picture agrees.':
    'المشغّل: قورنت C-# بالمقياس L-#: \u2066# cm\u2069. الصورة مطابقة.',
  'Operator: P# sent to incident #.': 'المشغّل: أُرسلت P# إلى الحادث #.',
  'P#: Acknowledged.': 'P#: عُلم.',
  'T#: Acknowledged.': 'T#: عُلم.',
  'Signal desk: Barriers down at both mouths, signs on.':
    'مكتب الإشارات: الحاجزان مغلقان عند الطرفين، واللوحات مضاءة.',
  'P#: Left Pump Depot by Gulmohar Avenue and Outer Circle, #.# km.':
    'P#: غادرت مستودع المضخات عبر شارع غولموهر والدائري الخارجي، \u2066#.# km\u2069.',
  'T#: Holds Jamun Underpass, north side.': 'T#: متمركزة عند الطرف الشمالي لنفق جامون.',
  'Operator: Warning drafted and passed to the supervisor.': 'المشغّل: كُتبت مسودة التحذير ورُفعت إلى المشرف.',
  'Level gauge L-#: # cm.': 'مقياس المنسوب L-#: \u2066# cm\u2069.',
  'P#: On scene, incident #.': 'P#: في موقع الحادث #.',
  'P#: Pump running at Jamun Underpass.': 'P#: المضخة تعمل في نفق جامون.',
  [`${brand.flagship}: L-# is back at its limit of # cm.`]: `${brand.flagship}: عادت قراءة L-# إلى حدها \u2066# cm\u2069.`,
  [`${brand.flagship}: L-# reads under # cm.`]: `${brand.flagship}: قراءة L-# دون \u2066# cm\u2069.`,
  'Operator: Jamun Underpass reopened, warning ended: all clear.':
    'المشغّل: أُعيد فتح نفق جامون وانتهى التحذير: زال الخطر.',
  'Operator: Incident # closed.': 'المشغّل: أُغلق الحادث #.',
};

export const cityStory: CityStory = {
  title: 'حادث واحد، من الشارع إلى السجل',
  skip: 'الانتقال إلى المنتجات',
  map: {
    ...map,
    sentence: 'يرى المشغّل المدينة على خريطة واحدة.',
    detail: 'الشوارع والكاميرات ومقاييس المنسوب والوحدات الميدانية معًا.',
  },
  signals: {
    ...signals,
    sentence: 'ثلاثة بلاغات عن غمر واحد.',
    detail: 'مقياس المنسوب وسائق الحافلة والكاميرا.',
  },
  incident: {
    ...incident,
    sentence: 'حادث واحد. والقرار للمشغّل.',
    detail: `يضم ${brand.flagship} الرسائل الثلاث في الحادث {incident}، {place}. ولا يُرسَل شيء قبل تأكيد بشري.`,
    action: { label: 'تأكيد الحادث', about: 'الحادث {incident}، على محطة المشغّل' },
  },
  response: {
    ...response,
    sentence: 'عند التأكيد تنطلق وحدة ضخ واحدة.',
    detail: 'تنطلق {unit} عند {left}. ويُغلق الطريق عند {roadClosed}. وتصل المضخة عند {arrived}.',
  },
  closed: {
    ...closed,
    sentence: 'أُغلق الحادث، ودُوّن كل شيء.',
    detail:
      'تنحسر المياه من {highest} إلى \u2066{lowest} cm\u2069، وفي السجل {rows} سطرًا تبيّن ما جرى ومن فعله ومتى.',
    action: { ...closed.action, label: 'تولّي مناوبة' },
  },
  stills: {
    oblique: 'المدينة الدائرية ليلًا، كما تُرى من الأعلى.',
    signals: 'الشوارع نفسها على خريطة المشغّل، وثلاث علامات قرب النفق.',
    handled: 'الخريطة على محطة المشغّل: الحادث مغلق والمضخة عند النفق.',
  },
  lettered: '/images/city/ar',
  desk,
};
