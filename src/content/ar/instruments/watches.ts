import { watches as english, type Watches } from '../../instruments/watches.ts';

/** In the order of the page's cards. */
const heard = [
  { counted: 'المكالمات:\u00a0{count}', none: 'لا مكالمات' },
  { counted: 'التنبيهات:\u00a0{count}', none: 'لا تنبيهات' },
  { counted: 'الأهداف:\u00a0{count}', none: 'لا أهداف' },
  { counted: 'إنذارات الخط:\u00a0{count}', none: 'لا إنذارات على الخط' },
  { counted: 'إنذارات الأبواب:\u00a0{count}', none: 'لا إنذارات أبواب' },
  { counted: 'الأهداف:\u00a0{count}', none: 'لا أهداف' },
];

export const watches: Watches = {
  ...english,
  watches: english.watches.map((watch, index) => ({ ...watch, ...heard[index] })),
  words: {
    title: 'ست مناوبات على قرص مدته 24 ساعة',
    description:
      'ست حلقات، لكل مناوبة حلقة، من إرسال الوحدات في المركز إلى الحدود عند الحافة. وكل علامة حدث، من لحظة علم المناوب به حتى قرار الضابط.',
    total: 'الأحداث في 24 ساعة،',
    inHardest: 'منها في أصعب ساعة: {count}',
    hour: 'من {from} إلى {to}',
    hardest: 'أصعب ساعة في آخر 24 ساعة',
    otherHour: 'أحداث هذه الساعة: {count}',
    turn: 'ساعة اليوم',
    turnValue: 'من {from} إلى {to}. الأحداث: {count}. بلا قرار: {open}.',
    back: 'ساعة إلى الوراء',
    on: 'ساعة إلى الأمام',
    goHardest: 'أصعب ساعة',
    open: '{counted}، واحد مفتوح',
    how: 'أديروا العقرب إلى أي ساعة من اليوم، أو اختاروا مناوبة. تبدأ العلامة حين يعلم المناوب وتنتهي حين يقرر الضابط، والخطوط الطويلة أوقات تبديل المناوبة.',
    keys: 'المفاتيح: الأسهم ساعة، وHome منتصف الليل، وEnd أصعب ساعة.',
    example: 'مثال: آخر 24 ساعة، والمدد من وضعنا.',
    undecided: 'الهدف البرتقالي على الحدود مفتوح منذ {time}: لم يقرر الضابط المناوب بعد.',
    table: 'أحداث كل مناوبة ساعةً بساعة. يوم للتوضيح.',
    hours: 'الساعة',
    perDay: 'في 24 ساعة: {count}',
    changesOfWatch: 'مرات تبديل المناوبة: {count}',
  },
};
