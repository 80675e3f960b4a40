import { limits as english, type Limits, type Reading } from '../../instruments/limits.ts';

/** In the order of the page's cards. */
const readings: Partial<Pick<Reading, 'value' | 'goesTo'>>[] = [
  { goesTo: 'إلى المهندس الزراعي قبل الري التالي' },
  { goesTo: 'إلى مهندس المستشفى واللقاح ما زال سليمًا' },
  { goesTo: 'إلى إدارة المجمع قبل أن يفرغ الخزان' },
  { goesTo: 'إلى مهندس المناوبة قبل تلف المحمل' },
  { goesTo: 'إلى مهندس التحكم قبل الذروة' },
  { goesTo: 'إلى مدير الإرسال والحمولة في الطريق' },
  { goesTo: 'إلى الورشة قبل الرحلة الطويلة التالية' },
  { goesTo: 'إلى مدير المتجر قبل تلف البضاعة' },
  { goesTo: 'إلى مسؤول السلامة أثناء المناوبة' },
  { goesTo: 'إلى موظفي المرافق قبل فتح المسبح' },
  { goesTo: 'إلى مشغّل الطريق قبل الفحص التالي' },
  { value: 'الأعمال: {value}', goesTo: 'إلى مسؤول الإرسال قبل تراكم الأعمال' },
  { goesTo: 'إلى المراقب وما زال سدّ الفجوة ممكنًا' },
  { goesTo: 'إلى مناوب الساحل والسفينة قريبة' },
];

export const limits: Limits = {
  ...english,
  /* Numbers keep their units at their right. */
  readings: english.readings.map((reading, index) => ({
    ...reading,
    value: `\u2066${reading.value}\u2069`,
    ...readings[index],
  })),
  words: {
    title: 'قراءة من كل قطاع، بين حدّيها',
    description: 'قراءة واحدة من كل قطاع في آخر 24 ساعة. وخط مستقيم من آخر ساعتين يبيّن متى تبلغ حدها.',
    choose: 'اختيار قراءة',
    sector: 'القطاع',
    reading: 'القراءة',
    start: 'قبل 24 ساعة',
    nowHead: 'الآن',
    limitsHead: 'الحدود',
    limits: 'من \u2066{low}\u2069 إلى \u2066{high}\u2069',
    limit: 'الحد {value}',
    low: 'الحد الأدنى',
    high: 'الحد الأعلى',
    limitValue: '{value}. {state}',
    rising: 'ارتفاع في آخر ساعتين قدره {rate} في الساعة',
    falling: 'انخفاض في آخر ساعتين قدره {rate} في الساعة',
    untilFigure: '\u2066{hours} h {minutes}\u2069',
    until: 'حتى الحد، عند {time}',
    sinceFigure: '{time}',
    since: 'خارج الحد منذ ذلك الوقت',
    sinceYesterday: 'أمس، وهي خارج الحد منذ ذلك الوقت',
    dayFigure: '\u206624 h\u2069',
    day: 'أو أكثر خارج الحد',
    keeps: 'ضمن حدودها',
    counted: 'ضمن الحدود: {within}. متجهة إلى الحد: {drifting}',
    how: 'تُفتح القراءة باختيارها. وبتغيير الحد يُحسب الوقت إليه من جديد.',
    keys: 'المفاتيح: الأعلى والأسفل لاختيار قراءة أو تغيير حد، وTab للانتقال بينهما.',
    example:
      'القراءات والحدود افتراضية. وتوضع الحدود مع مهندسيكم، والخط المستقيم من آخر ساعتين يبيّن فقط ما يحدث إذا استمر السير نفسه.',
  },
};
