import { street as english, type Street, type StreetLayer } from '../../instruments/street.ts';

const layers: Record<string, Pick<StreetLayer, 'name' | 'office' | 'line'> & { note: string }> = {
  road: {
    name: 'الطريق',
    office: 'إدارة الطرق',
    line: 'إسفلت على حجر، \u20660.36 m\u2069',
    note: 'رُصف 2019',
  },
  telecom: { name: 'الاتصالات', office: 'إدارة الاتصالات', line: 'أربع قنوات', note: 'قناتان شاغرتان' },
  power: {
    name: 'الكهرباء',
    office: 'إدارة الكهرباء',
    line: 'المغذي F7، \u206611 kV\u2069',
    note: 'وصلة من 2011',
  },
  water: {
    name: 'المياه',
    office: 'مرفق المياه',
    line: 'أنبوب رئيسي، \u2066300 mm\u2069',
    note: 'حديد زهر من 1998',
  },
  storm: {
    name: 'تصريف الأمطار',
    office: 'إدارة التصريف',
    line: '\u2066900 mm\u2069، ميله 1 إلى 200',
    note: 'إلى محطة الضخ 4',
  },
  sewer: {
    name: 'الصرف الصحي',
    office: 'إدارة الصرف الصحي',
    line: '\u2066450 mm\u2069، ميله 1 إلى 150',
    note: 'فُحص بالكاميرا',
  },
};

const above: Record<string, { title: string; note: string }> = {
  'Street lighting': { title: 'إنارة الشوارع', note: 'تُشغَّل بالمجموعات، TALQ' },
  'Smart metering': { title: 'العدادات الذكية', note: 'عدادات DLMS/COSEM' },
  'Buses and roads': { title: 'الحافلات والطرق', note: 'GTFS Realtime' },
  'Waste collection': { title: 'جمع النفايات', note: 'تظهر الجولات الفائتة' },
};

export const street: Street = {
  ...english,
  layers: english.layers.map((layer) => {
    const { note, ...words } = layers[layer.id] ?? { ...layer, note: layer.note.text };
    return { ...layer, ...words, note: { ...layer.note, text: note } };
  }),
  above: english.above.map((thing) => ({ ...thing, ...above[thing.title] })),
  words: {
    title: 'مقطع في شارع',
    description:
      '120 مترًا من شارع للتوضيح: فوق الأرض أعمدة إنارة وعدادات وحافلة وحاوية، وتحتها الطريق وقنوات الاتصالات والمغذي والأنبوب الرئيسي والتصريف والصرف الصحي، وخندق تصريح حفر.',
    permit: 'تصريح الحفر 2218، طلب مقدَّم. مثال',
    work: 'قناة ألياف، شارع المحطة',
    measures:
      'الطول \u2066{length} m\u2069، العمق \u2066{depth} m\u2069، من \u2066{from} m\u2069 إلى \u2066{to} m\u2069',
    layers: 'الطبقة المعروضة في المقدمة',
    depthOf: '\u2066{depth} m\u2069',
    inTrench: 'في الخندق',
    close: '\u2066{gap} mm\u2069 تحته',
    clear: 'خارج الخندق، \u2066{gap} m\u2069',
    inTrenchLine: '{line}، في الخندق بطول \u2066{length} m\u2069',
    closeLine: '{line}، تحت الخندق بمقدار \u2066{gap} mm\u2069، والمطلوب \u2066{wanted} mm\u2069',
    clearLine: '{line}، تحت الخندق بمقدار \u2066{gap} m\u2069',
    from: 'بداية الخندق',
    to: 'نهاية الخندق',
    depth: 'عمق الخندق',
    metres: '\u2066{value} m\u2069. {agree}',
    scale: '\u206620 m\u2069، والعمق مكبَّر 10 مرات',
    depthNote: 'العمق مكبَّر 10 مرات',
    scaleStart: '0',
    west: 'تحريك الشارع غربًا',
    east: 'تحريك الشارع شرقًا',
    layer: 'الطبقة',
    verdict: 'بالنسبة إلى الخندق',
    office: 'الجهة',
    forward: '{name}: {verdict}. آخر مسح {year}.',
    surveyed: '{text}، مسح {year}',
    counts: 'تُحسب الخدمات الواقعة ضمن \u2066{reach} m\u2069 من الخط.',
  },
  agree: [
    'لا حاجة إلى موافقة جهة',
    'موافقة جهة واحدة مطلوبة',
    'موافقة جهتين مطلوبة',
    'موافقة ثلاث جهات مطلوبة',
    'موافقة أربع جهات مطلوبة',
    'موافقة خمس جهات مطلوبة',
  ],
};
