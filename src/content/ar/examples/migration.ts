import english from '../../examples/migration.ts';
import type { Migration } from '../../examples/schema.ts';

const steps: Record<string, string> = {
  today: 'اليوم',
  copies: 'نسخ الاختبار',
  reports: 'التقارير',
  citizens: 'تطبيقات الجمهور',
  archive: 'الأرشيف',
};

/** By their names in the first edition. */
const systems: Record<string, string> = {
  alarms: 'الإنذارات',
  'test desk': 'محطة اختبار',
  'training copy': 'نسخة تدريب',
  doors: 'الأبواب',
  'monthly reports': 'التقارير الشهرية',
  'billing extracts': 'بيانات الفوترة',
  'map tiles': 'الخرائط',
  video: 'الفيديو',
  'complaints app': 'تطبيق الشكاوى',
  'payments portal': 'بوابة الدفع',
  radio: 'اللاسلكي',
  'old records': 'السجلات القديمة',
};

export default {
  ...english,
  label: 'أنظمة تنتقل إلى سحابة عامة خطوة بعد خطوة',
  exampleLabel: 'بيانات افتراضية',
  legend: 'خطوة النقل',
  steps: english.steps.map((step) => ({ ...step, name: steps[step.id] ?? step.name })),
  cloud: 'السحابة العامة',
  building: 'مبناكم',
  moves: 'ينتقل الآن: {which}.',
  begins: 'لم ينتقل شيء بعد.',
  stays: 'يبقى بقرار: {which}.',
  language: 'ar',
  systems: english.systems.map((system) => ({ ...system, name: systems[system.name] ?? system.name })),
} satisfies Migration;
