import type { ServiceId } from '../../schema.ts';

export const serviceNames = {
  service1: 'تطوير البرمجيات حسب الطلب',
  service2: 'تحليل الأعمال',
  service3: 'تصميم الواجهات وتجربة المستخدم',
  service4: 'خدمات DevOps',
  service5: 'تطوير الويب',
  service6: 'تطوير تطبيقات الهاتف',
  service7: 'ضمان الجودة واختبار البرمجيات',
  service8: 'صيانة التطبيقات ودعمها',
  service9: 'هندسة المنتجات البرمجية',
} satisfies Partial<Record<ServiceId, string>>;
