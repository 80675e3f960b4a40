/* What each page is called in menus, lists and titles. */

import type { Link, RouteId } from '../schema.ts';
import { brand } from './brand.ts';

export const pageNames = {
  'page:home': 'الرئيسية',
  'page:about': 'عن الشركة',
  'page:founder': 'مؤسس الشركة',
  'page:contact': 'اتصل بنا',
  'page:flagship': `${brand.flagship}: مركز العمليات المتكامل`,
  'page:run-a-shift': 'أدِر نوبة: مكتب المناوبة في متصفحك',
  'page:urban-infrastructure': 'المنصة الموحدة للبنية التحتية الحضرية',
  'page:security-platform': 'المنصة الأمنية المتكاملة',
  'page:incident-detection': 'منصة رصد الحوادث والاستجابة لها',
  'page:business-operations': 'مركز عمليات الأعمال المتكامل',
  'page:planned-preventive': 'الصيانة الوقائية المخططة',
  'page:capabilities': 'القدرات والبروتوكولات بحسب المنتج',
  'page:requirements': 'مطابقة متطلباتكم',
  'page:smart-city': 'المدينة الذكية',
  'page:safety-security': 'السلامة والأمن',
  'page:smart-industry': 'الصناعة الذكية',
  'page:cyber-intelligence': 'استخبارات التواصل الاجتماعي والفضاء السيبراني',
  'page:services': 'خدمات تطوير البرمجيات',
  'page:development': 'تقنيات التطوير',
  'page:iot': 'إنترنت الأشياء',
  'page:ai': 'الذكاء الاصطناعي',
  'page:cloud': 'الخدمات السحابية',
  'page:big-data': 'البيانات الضخمة',
  'page:data-science': 'علم البيانات',
  'page:cyber-security': 'الأمن السيبراني',
  'page:case-studies': 'دراسات الحالة',
  'page:privacy-policy': 'سياسة الخصوصية',
  'page:terms-condition': 'الشروط والأحكام',
  'page:trademark': 'العلامة التجارية',
  'page:accessibility': 'سهولة الوصول',
  'page:search': 'البحث',
  'page:site-map': 'خريطة الموقع',
} satisfies Partial<Record<`page:${RouteId}`, string>>;

type NamedLink = keyof typeof pageNames;

/** A link under its page's name; a page that has none yet keeps the first edition's. */
export const named = (link: Link): Link => ({
  ...link,
  label: pageNames[link.href as NamedLink] ?? link.label,
});
