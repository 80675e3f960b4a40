import { sitePlan as english, type SitePlan } from '../../instruments/site-plan.ts';

const look = 'انظر إلى {camera}';

const captions = {
  gate: { caption: 'البوابة الرئيسية', scale: '\u20665 m\u2069' },
  fence: { caption: 'قطاع السياج 14', scale: '\u206610 m\u2069' },
  desk: { caption: 'غرفة التحكم، عرضها \u206617 m\u2069', scale: '' },
};

const buildings: Record<string, string> = {
  Administration: 'الإدارة',
  Stores: 'المخازن',
  Control: 'التحكم',
  Workshop: 'الورشة',
  'Fire crew': 'الإطفاء',
};

export const sitePlan: SitePlan = {
  ...english,
  patrol: { ...english.patrol, name: 'الدورية 2', guard: 'س. بيلاي' },
  buildings: english.buildings.map((building) => ({
    ...building,
    name: buildings[building.name] ?? building.name,
  })),
  instructions: [
    {
      kind: 'fence',
      hours: [22, 6],
      title: 'التعليمات: السياج ليلًا',
      steps: [look, 'أرسل أقرب دورية', 'أغلق البوابة الرئيسية', 'اتصل بحامل المفاتيح'],
    },
    {
      kind: 'door',
      hours: [22, 6],
      title: 'التعليمات: باب ليلًا',
      steps: [look, 'تحقق من آخر بطاقة', 'أرسل أقرب دورية', 'اتصل بحامل المفاتيح'],
    },
    {
      kind: 'camera',
      title: 'التعليمات: كاميرا بلا صورة',
      steps: ['انظر إلى {camera} بدلًا منها', 'أرسل أقرب دورية', 'أبلغ جهة الصيانة'],
    },
    {
      kind: 'gate',
      hours: [22, 6],
      title: 'التعليمات: البوابة ليلًا',
      steps: [look, 'اسأل عبر الاتصال الداخلي', 'تحقق من تصريح الزائر', 'اتصل بحامل المفاتيح'],
    },
    {
      kind: 'fence',
      hours: [6, 22],
      title: 'التعليمات: السياج نهارًا',
      steps: [look, 'اسأل الدورية باللاسلكي', 'دوّن السبب'],
    },
    {
      kind: 'door',
      hours: [6, 22],
      title: 'التعليمات: باب نهارًا',
      steps: [look, 'تحقق من آخر بطاقة', 'اتصل بالمسؤول عن الباب'],
    },
    {
      kind: 'gate',
      hours: [6, 22],
      title: 'التعليمات: البوابة نهارًا',
      steps: [look, 'تحقق من تصريح الزائر', 'افتح أو امنع الدخول'],
    },
    {
      kind: 'patrol',
      title: 'التعليمات: نداء من دورية',
      steps: ['أجب على القناة 2', look, 'دوّن الموقع'],
    },
  ],
  keyHolders: [
    {
      title: 'حامل المفاتيح، البوابة 3',
      name: 'م. ديسوزا',
      content: 'المناوبة B، في الموقع حتى 06:00. معه مفتاح أقفال السياج من 12 إلى 15.',
      call: 'اتصل بالرقم 4417',
      sections: [12, 15],
    },
    {
      title: 'حامل المفاتيح، البوابة الرئيسية',
      name: 'ل. كور',
      content: 'المناوبة B، في الموقع حتى 06:00. معه مفاتيح المباني كلها.',
      call: 'اتصل بالرقم 4402',
    },
  ],
  record: [
    { time: '02:14:07', text: 'السياج 14 يبلّغ عن اهتزاز، \u20663 s\u2069' },
    { time: '02:14:08', text: 'الرياح \u20666 km/h\u2069، لا مطر: يبقى إنذارًا' },
    { time: '02:14:09', text: 'الإنذار يفتح الكاميرا 11' },
    { time: '02:14:18', text: 'ر. ناير يتسلّم الإنذار على المحطة 1' },
    { time: '02:14:31', text: 'ر. ناير: السلك مقطوع، ولا أحد في الصورة' },
  ],
  officer: 'ر. ناير',
  places: english.places.map((place) => ({
    ...place,
    caption: captions[place.drawing].caption,
    scale: place.scale && { ...place.scale, label: captions[place.drawing].scale },
  })),
  words: {
    title: 'مخطط موقع مصفاة للتوضيح، 452 في 306 أمتار',
    help: 'تنقلك مفاتيح الأسهم إلى أقرب جهاز في اتجاهها، وينقلك Home إلى البوابة، وEnter للاختيار.',
    fence: 'السياج {number}',
    camera: 'الكاميرا {number}',
    cameraInSentence: 'الكاميرا {number}',
    door: 'الباب {number}',
    gate: 'البوابة الرئيسية',
    alarm: 'قطاع السياج {number}',
    alarmDetail: '، اهتزاز عند 02:14:07',
    distance: '{name}، \u2066{metres} m\u2069',
    noCamera: 'المخطط: لا تصل إليه كاميرا',
    live: '{camera}، بث حي',
    record: 'السجل، يُدوَّن أثناء الحدث',
    taken: '{officer} يفتح {device}: {camera}، والدورية على بعد \u2066{metres} m\u2069',
    stepDone: '{officer}: {step}',
    legendFence: 'السياج، القطاعات: {count}',
    legendCamera: 'الكاميرات: {count}',
    legendDoor: 'الأبواب: {count}',
    legendTour: 'جولة الحراسة، النقاط: {seen} من {count}',
    tanks: 'ساحة الخزانات',
    unit: 'وحدة المعالجة',
    muster: 'نقطة التجمع',
    scale: '\u206650 m\u2069',
    north: 'ش',
    concerned: 'الأجهزة المعنية',
    otherHours: 'من {from} إلى {to}: {steps}.',
    stepsGap: '؛ ',
    noPicture: 'لا تصل إليه كاميرا',
    example: 'الموقع والأسماء والأوقات للتوضيح.',
  },
};
