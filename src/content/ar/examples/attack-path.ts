import english from '../../examples/attack-path.ts';
import type { AttackPath } from '../../examples/schema.ts';

const names: Record<string, string> = {
  mail: 'رسالة فيها رابط',
  laptop: 'حاسوب محمول',
  server: 'خادم الملفات',
  jump: 'خادم العبور',
  pump: 'متحكّم المضخة',
};

export default {
  ...english,
  label: 'مسار هجوم من رسالة بريد إلى مضخة، وموضع إغلاقه',
  exampleLabel: 'بيانات افتراضية',
  legend: 'الإجراء المطبَّق',
  controls: [
    {
      id: 'separate',
      label: 'فصل الشبكات',
      sentence: 'لا تصل شبكة المكاتب إلى غرفة التحكم: المسار مغلق بين {from} و{to}.',
    },
    {
      id: 'second-factor',
      label: 'عامل تحقق ثانٍ',
      sentence: 'كلمة المرور المسروقة وحدها لا تفتح شيئًا: المسار مغلق بين {from} و{to}.',
    },
    {
      id: 'patch',
      label: 'تحديث أمني',
      sentence: 'لا يجد الرابط ثغرة يستغلها: المسار مغلق بين {from} و{to}.',
    },
  ],
  closedHere: 'مغلق هنا',
  zones: ['شبكة المكاتب', 'غرفة التحكم', 'المنشأة'],
  places: english.places.map((place) => {
    const name = names[place.id] ?? place.name;
    return { ...place, name, inSentence: name };
  }),
} satisfies AttackPath;
