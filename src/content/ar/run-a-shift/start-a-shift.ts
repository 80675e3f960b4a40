import type { StartWords } from '../../run-a-shift/schema.ts';
import english from '../../run-a-shift/start-a-shift.ts';

/** Shown wherever a page offers the desk. */
export default {
  title: 'أدِر نوبة',
  lead: 'أنت المشغّل. ثلاث دقائق، من دون تسجيل. نصوص النوبة نفسها بالإنجليزية.',
  choose: 'اختر نوبة',
  seed: 'رقم البداية',
  start: 'ابدأ النوبة',
  loading: 'يجري تحميل مكتب المناوبة.',
  failed: 'تعذّر تحميل مكتب المناوبة.',
  stopped: 'توقف مكتب المناوبة بسبب خطأ. أما بقية الصفحة فتعمل كالمعتاد.',
  tryAgain: 'حاول مرة أخرى',
  leave: 'غادر مكتب المناوبة',
  pictured: english.pictured,
} satisfies StartWords;
