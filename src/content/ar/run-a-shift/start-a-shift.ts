import type { StartWords } from '../../run-a-shift/schema.ts';
import english from '../../run-a-shift/start-a-shift.ts';

/** Shown wherever a page offers the desk. */
export default {
  title: 'تولّي مناوبة',
  lead: 'أنتم في دور المشغّل. ثلاث دقائق تقريبًا، من دون تسجيل. نصوص المناوبة نفسها بالإنجليزية.',
  choose: 'اختيار المناوبة',
  seed: 'رقم البداية',
  start: 'بدء المناوبة',
  loading: 'يجري تحميل محطة المشغّل.',
  failed: 'تعذّر تحميل محطة المشغّل.',
  stopped: 'توقفت محطة المشغّل بسبب خطأ. أما بقية الصفحة فتعمل كالمعتاد.',
  tryAgain: 'إعادة المحاولة',
  leave: 'مغادرة المحطة',
  pictured: english.pictured,
} satisfies StartWords;
