import english from '../../examples/error-wall.ts';
import type { ErrorWall } from '../../examples/schema.ts';

export default {
  ...english,
  label: 'صور كاميرات حكم عليها نموذج',
  exampleLabel: 'بيانات افتراضية',
  legend: 'ترتيب الصور',
  orders: [
    {
      id: 'surest',
      label: 'أوثق الأخطاء أولًا',
      sentence: 'الصور: {count}، والخاطئة: {wrong}، وأوثقها أولًا',
    },
    {
      id: 'missed',
      label: 'ما فات النموذج',
      sentence: 'الصور: {count}، والشاحنات المتوقفة: {wanted}، وما فات النموذج منها: {missed}',
    },
    {
      id: 'time',
      label: 'بحسب الوقت',
      sentence: 'الصور من {first} إلى {last}: {count}، والخاطئة: {wrong}',
    },
  ],
  picturesLegend: 'الصورة، وما قاله النموذج، وما كان فيها',
  sureLabel: 'درجة الثقة',
  names: {
    lorry: 'شاحنة متوقفة',
    weighbridge: 'ميزان شاحنات',
    person: 'شخص يمشي',
    heap: 'كومة رمل',
  },
  right: '{time}. قال النموذج: {said}، {sure}. وهو صحيح.',
  wrong: '{time}. قال النموذج: {said}، {sure}. والصحيح: {was}.',
} satisfies ErrorWall;
