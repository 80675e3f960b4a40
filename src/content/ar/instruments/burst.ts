import { type Burst, burst as english, type TaskId } from '../../instruments/burst.ts';

/** Keeps its own direction in a drawing whose time runs from left to right. */
const own = (text: string) => `\u2067${text}\u2069`;

/** On the bar of each task, and what the office does meanwhile. */
const tasks: Record<TaskId, { label: string; status: string }> = {
  crew: { label: 'أُرسل الطاقم، والصمامان 31 و32 معلَّمان', status: 'الطاقم في الطريق.' },
  shut: { label: 'إغلاق الصمامين', status: 'يغلق الطاقم صمامين.' },
  repair: { label: 'الإصلاح', status: 'يصلح الطاقم الأنبوب الرئيسي.' },
  look: { label: 'كاميرا', status: 'ينظر ضابط إلى الطريق.' },
  plan: { label: 'خطة الإشارات 7', status: 'تُطبَّق خطة الإشارات 7.' },
  closed: { label: 'شارع المحطة مغلق والتحويلة قائمة', status: 'التحويلة قائمة.' },
  depots: { label: 'إبلاغ المستودعات', status: 'تُبلَّغ مستودعات الحافلات.' },
  round: { label: 'الخط 12 عبر شارع الطاحونة', status: 'يلتف الخط 12.' },
  laundry: { label: 'توقف المغسلة', status: 'تتوقف المغسلة.' },
  weak: { label: 'ضغط ضعيف', status: 'تغذي الشبكة خزانه بضغط ضعيف.' },
  tank: { label: 'على خزانه حتى الاحتياطي عند {empty}', status: 'يعتمد على خزانه.' },
};

const offices: Record<
  keyof Burst['offices'],
  { name: string; waits: string; reading: string; short: string }
> = {
  water: {
    name: 'مرفق المياه',
    waits: 'يبحث عن السبب.',
    reading: '\u2066{value} bar\u2069 في المنطقة 4',
    short: '\u2066{value} bar\u2069',
  },
  traffic: {
    name: 'شرطة المرور',
    waits: 'ترى طريقًا مزدحمًا.',
    reading: 'المركبات في هذه الدقيقة: {value}',
    short: '{value} في الدقيقة',
  },
  bus: {
    name: 'هيئة الحافلات',
    waits: 'تسير وفق جدولها.',
    reading: 'الحافلات العالقة في الإغلاق: {value}',
    short: 'العالقة: {value}',
  },
  hospital: {
    name: 'المستشفى',
    waits: 'يستهلك المياه كالمعتاد.',
    reading: '{value}% في خزان السطح',
    short: '{value}%',
  },
};

/** In the order of the page's cards. */
const areas = [
  'من {from} حتى الإصلاح',
  'من {from}',
  'ضُمّت مكالمة واحدة، وأُرسلت رسالة واحدة',
  'من {from}، خزان المستشفى',
  'كاميرا واحدة لدقيقتين، والمشاهدة مسجَّلة',
  'لم تُفعَّل: خطتها جاهزة',
];

const inArabic = (office: Burst['offices'][keyof Burst['offices']]) => ({
  ...office,
  ...offices[office.id],
  reading: own(offices[office.id].reading),
  short: own(offices[office.id].short),
  tasks: office.tasks.map((task) => ({ ...task, ...tasks[task.id], label: own(tasks[task.id].label) })),
});

export const burst: Burst = {
  ...english,
  offices: {
    water: inArabic(english.offices.water),
    traffic: inArabic(english.offices.traffic),
    bus: inArabic(english.offices.bus),
    hospital: inArabic(english.offices.hospital),
  },
  areas: english.areas.map((area, index) => ({ ...area, status: areas[index] ?? area.status })),
  words: {
    title: 'انفجار أنبوب رئيسي عند أربع جهات',
    description:
      'أربعة مسارات على مدى ساعة. يبيّن خطٌّ متى عُرفت الواقعة، ويعرض كل مسار قراءة الجهة ومهامها بالترتيب.',
    fact: own('{time} واقعة واحدة وأربع جهات: انفجار الأنبوب الرئيسي في شارع المحطة'),
    usual: 'المعتاد لهذه الساعة',
    reserve: own('الاحتياطي \u2066{value}%\u2069'),
    counted: own('المركبات: {count}'),
    noneSince: own('لا شيء منذ {time}'),
    notified: 'الإبلاغ: {time}',
    clock: 'الساعة',
    clockValue: '{time}. {water} {traffic} {bus} {hospital}',
    hold: '{office}: وقت الإبلاغ',
    holdValue: '{office}: وقت الإبلاغ {time}، الحافلات العالقة: {caught}',
    earlier: 'قبل دقيقة',
    later: 'بعد دقيقة',
    together: 'حدث واحد للجميع',
    toldTogether: 'حدث واحد للجميع: أُبلغت الجهات كلها {time}، الحافلات العالقة: {caught}.',
    how: 'حرّكوا الساعة لتقرؤوا حال كل جهة في تلك الدقيقة. وأخّروا إحدى العلامات لتروا أي جهة تنتظر غيرها.',
    keys: 'المفاتيح: الأسهم دقيقة، وPage Up وPage Down خمس دقائق.',
    example: 'مثال: الطرق والأوقات والقراءات من وضعنا، وترتيب المهام محسوب مما تحتاج إليه كل جهة.',
    allNotified: 'أُبلغت الجهات كلها',
    roadClosed: 'أُغلق الطريق',
    caught: 'حافلات عالقة',
    mainsOff: 'انقطعت الشبكة عن المستشفى',
    table: 'مهام الجهات الأربع. مثال.',
    office: 'الجهة',
    task: 'المهمة',
    begins: 'تبدأ',
    ends: 'تنتهي',
    goesOn: 'مستمرة',
    strips: 'يمثّل كل شريط الساعة نفسها، من {from} إلى {to}، والعلامة الطويلة: {fact}.',
  },
};
