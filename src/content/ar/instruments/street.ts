import { street as english, type Layer, type Street } from '../../instruments/street.ts';

const layers: Record<string, Pick<Layer, 'name' | 'office' | 'line'> & { note: string }> = {
  road: { name: 'الطريق', office: 'إدارة الطرق', line: 'إسفلت على حجر، 0.36 m', note: 'رُصف 2019' },
  telecom: { name: 'الاتصالات', office: 'إدارة الاتصالات', line: 'أربع قنوات', note: 'قناتان شاغرتان' },
  power: { name: 'الكهرباء', office: 'إدارة الكهرباء', line: 'المغذي F7، 11 kV', note: 'وصلة من 2011' },
  water: { name: 'المياه', office: 'مرفق المياه', line: 'أنبوب رئيسي، 300 mm', note: 'حديد زهر من 1998' },
  storm: {
    name: 'تصريف الأمطار',
    office: 'إدارة التصريف',
    line: '900 mm، ميله 1 إلى 200',
    note: 'إلى محطة الضخ 4',
  },
  sewer: {
    name: 'الصرف الصحي',
    office: 'إدارة الصرف الصحي',
    line: '450 mm، ميله 1 إلى 150',
    note: 'فُحص بالكاميرا',
  },
};

const above: Record<string, { title: string; note: string }> = {
  'Street lighting': { title: 'إنارة الشوارع', note: 'تُشغَّل بالمجموعة، TALQ' },
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
      '120 مترًا من شارع للمثال: فوق الأرض أعمدة إنارة وعدادات وحافلة وحاوية، وتحتها الطريق وقنوات الاتصالات والمغذي والأنبوب الرئيسي والتصريف والصرف الصحي، وخندق تصريح حفر.',
    permit: 'تصريح حفر 2218، قيد الطلب. مثال',
    work: 'قناة ألياف، شارع المحطة',
    measures: 'الطول {length} m، العمق {depth} m، من {from} m إلى {to} m',
    layers: 'الطبقة المعروضة في المقدمة',
    depthOf: '{depth} m',
    inTrench: 'في الخندق',
    close: '{gap} mm تحته',
    clear: 'سالكة، {gap} m',
    inTrenchLine: '{line}، في الخندق بطول {length} m',
    closeLine: '{line}، تحت الخندق بمقدار {gap} mm، والمطلوب {wanted} mm',
    clearLine: '{line}، تحت الخندق بمقدار {gap} m',
    from: 'بداية الخندق',
    to: 'نهاية الخندق',
    depth: 'عمق الخندق',
    metres: '{value} m. {agree}',
    scale: '20 m، والعمق مكبَّر 10 مرات',
    depthNote: 'العمق مكبَّر 10 مرات',
    scaleStart: '0',
    west: 'حرّك الشارع غربًا',
    east: 'حرّك الشارع شرقًا',
    layer: 'الطبقة',
    verdict: 'بالنسبة إلى الخندق',
    office: 'الجهة',
    forward: '{name}: {verdict}. آخر مسح {year}.',
    surveyed: '{text}، مسح {year}',
    counts: 'تُحسب الخدمات الواقعة ضمن {reach} m من الخط.',
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
