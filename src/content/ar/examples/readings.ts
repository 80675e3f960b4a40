import english from '../../examples/readings.ts';
import type { Readings } from '../../examples/schema.ts';

export default {
  ...english,
  label: 'قراءات مضخة، من وقت قياس كل منها إلى وقت وصولها',
  exampleLabel: 'بيانات افتراضية',
  legend: 'ترتيب القراءات',
  orders: [
    {
      id: 'arrived',
      label: 'كما وصلت',
      sentence: 'القراءات: {count}، والمتأخرة منها: {late}، وأرقامها {which}. انقطع الخط ولم تُفقد قراءة.',
    },
    {
      id: 'measured',
      label: 'بعد ترتيبها',
      sentence: 'القراءات مرتبة بحسب وقت القياس: {count}. والمتأخرة منها تبقى معلَّمة: {late}.',
    },
  ],
  measuredLabel: 'وقت القياس، بساعة المضخة',
  arrivedLabel: 'وقت الوصول إلى محطة المشغّل',
  language: 'ar',
} satisfies Readings;
