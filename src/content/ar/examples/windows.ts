import type { TimeWindows } from '../../examples/schema.ts';
import english from '../../examples/windows.ts';

export default {
  ...english,
  label: 'أحداث تقع في نوافذ زمنية طول كل منها دقيقة',
  exampleLabel: 'بيانات افتراضية',
  sentence: 'كل نقطة حدث. العدد في الدقيقة: {full}. والنافذة الأخيرة مفتوحة، وفيها حتى الآن: {open}.',
} satisfies TimeWindows;
