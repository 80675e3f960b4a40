import { maintenance as english, type Maintenance } from '../../instruments/maintenance.ts';
import { monthInArabic } from '../months.ts';

/** By the name an asset has in the first edition. */
const assets: Record<string, { name: string; schedule: string; job: string }> = {
  'Fire pump': { name: 'مضخة الحريق', schedule: 'تشغيل أسبوعي', job: 'تشغيل 30 دقيقة' },
  'Cooling tower': { name: 'برج التبريد', schedule: 'كل 14 يومًا', job: 'جرعة وتصريف' },
  'Chiller 1': { name: 'المبرد 1', schedule: 'شهري', job: 'تنظيف المكثف' },
  'Chiller 2': { name: 'المبرد 2', schedule: 'شهري', job: 'تنظيف المكثف' },
  'Air handler 4': { name: 'مناول الهواء 4', schedule: 'شهري', job: 'ضغط المرشح' },
  'Lift A': { name: 'المصعد A', schedule: 'شهري', job: 'فحص السلامة' },
  'Diesel set': { name: 'مولد الديزل', schedule: 'كل 250 ساعة', job: 'الزيت، 250 ساعة' },
  'Water tank': { name: 'خزان المياه', schedule: 'ربع سنوي', job: 'النظافة الصحية' },
  'LT panel': { name: 'لوحة الجهد المنخفض', schedule: 'نصف سنوي', job: 'مسح حراري' },
};

const nameOf = (name: string) => assets[name]?.name ?? name;

export const maintenance: Maintenance = {
  ...english,
  numbers: 'ar',
  chosen: { ...english.chosen, asset: nameOf(english.chosen.asset) },
  assets: english.assets.map((asset) => ({
    ...asset,
    ...assets[asset.name],
    inSentence: nameOf(asset.name),
  })),
  offPlan: english.offPlan.map((entry) => ({ ...entry, asset: nameOf(entry.asset) })),
  months: english.months.map(({ long }) => ({ short: monthInArabic(long), long: monthInArabic(long) })),
  weekdays: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  words: {
    title: 'سنة صيانة في هيئة حلقة',
    description: 'كل مسار أصل، وكل علامة زيارة. فوق الخط الخطة، وتحته ما مضى.',
    due: 'أوامر العمل: {count}. المدة بالأيام: {days}',
    inPlan: 'زيارات في الخطة',
    inHistory: 'في السجل',
    waits: 'إذا تأجّل عمل {asset}',
    costs: 'الزيارة والكهرباء الزائدة والإصلاح المحتمل، بحسب أسابيع التأجيل. أرقام افتراضية.',
    amount: '{amount}\u00a0روبية',
    weeks: 'أسابيع التأجيل',
    weeksValue: 'أسابيع التأجيل: {weeks}. التكلفة {cost} بدلًا من {visit}',
    date: 'التاريخ',
    dateValue:
      '{weekday} {date}. المدة بالأيام: {days}. أوامر العمل: {count}. الزيارات في الخطة: {plan}، وفي السجل: {history}.',
    dayBack: 'يوم إلى الوراء',
    dayOn: 'يوم إلى الأمام',
    done: 'زيارة منجزة',
    breakdown: 'بلاغ عطل',
    reading: 'أمر من قراءة',
    table: 'الأصول ومواعيدها وزياراتها. موقع افتراضي.',
    asset: 'الأصل',
    schedule: 'الموعد',
    last: 'آخر زيارة',
    next: 'الزيارة التالية',
    chosen: '{asset}، {date}. أسابيع التأخير: {weeks}. التكلفة {cost} بدلًا من {visit}.',
  },
};
