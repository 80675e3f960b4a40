import english from '../../cases/case-studies.ts';
import { caseCount } from '../../cases/case-tabs.ts';
import type { CaseStudiesPage, CaseStudyCategory, CaseStudyDetail } from '../../cases/schema.ts';
import { cases, counted } from '../counted.ts';
import { pageNames } from '../page-names.ts';
import { serviceNames } from '../services/service-names.ts';
import messages from '../shell/messages.ts';
import type { CaseWords } from './case-words.ts';
import { centres } from './centres.ts';
import { cities } from './cities.ts';
import { security } from './security.ts';

const words: Record<string, CaseWords> = { ...security, ...centres, ...cities };

const products: Record<string, { name: string; description: string }> = {
  'page:flagship': { name: pageNames['page:flagship'], description: 'القيادة والتحكم في غرفة واحدة' },
  'page:security-platform': {
    name: pageNames['page:security-platform'],
    description: 'الإنذارات والأبواب والكاميرات في نظام واحد',
  },
  'page:incident-detection': {
    name: pageNames['page:incident-detection'],
    description: 'رسائل كثيرة، وحادث واحد',
  },
  'page:urban-infrastructure': {
    name: pageNames['page:urban-infrastructure'],
    description: 'الشبكات والأشغال على خريطة واحدة',
  },
  'page:business-operations': {
    name: pageNames['page:business-operations'],
    description: 'كل المواقع، والاستثناءات أولًا',
  },
  'page:planned-preventive': {
    name: pageNames['page:planned-preventive'],
    description: 'الصيانة قبل العطل',
  },
  'page:services/service1': { name: serviceNames.service1, description: 'تُبنى على طريقة عمل جهة بعينها' },
};

const categoryNames: Record<string, string> = {
  ISMS: 'نظام إدارة الأمن المتكامل',
  ISCC: 'مركز القيادة الأمنية',
  IIVS: 'التحريات والرقابة',
  SSSS: 'بطاقة تقييم أمن المواقع',
  PPM: 'الصيانة الوقائية المخططة',
  SmartCity: 'المدينة الذكية',
};

/** Omits cases without a translation. */
function translatedCase(detail: CaseStudyDetail): [customer: string, CaseStudyDetail][] {
  const found = words[detail.anchor];
  if (!found) return [];
  const { customer, figure, ...told } = found;
  const { labels, ...counts } = figure;
  return [
    [
      customer,
      {
        ...detail,
        ...told,
        ...(detail.figure && {
          figure: {
            ...detail.figure,
            ...counts,
            labels: detail.figure.labels.map((label) => ({
              ...label,
              text: labels[label.text] ?? label.text,
            })),
          },
        }),
        ...(detail.products && {
          products: detail.products.map((product) => ({ ...product, ...products[product.href] })),
        }),
        // Shown nowhere, and so not translated.
        benefits: [],
      },
    ],
  ];
}

function translated(category: CaseStudyCategory): CaseStudyCategory {
  const cases = category.tabs.flatMap((tab) => category.details[tab] ?? []).flatMap(translatedCase);
  return {
    ...category,
    fullName: categoryNames[category.key] ?? category.fullName,
    tabs: cases.map(([customer]) => customer),
    details: Object.fromEntries(cases),
  };
}

export default {
  kind: 'case-studies',
  head: {
    title: 'دراسات الحالة: الأمن والمدن والصيانة',
    keywords: [
      'نظام إدارة الأمن المتكامل',
      'مركز القيادة الأمنية',
      'إدارة ملفات الرقابة',
      'بطاقة تقييم أمن المواقع',
      'الصيانة الوقائية المخططة',
      'مركز قيادة المدينة الذكية',
    ],
    description: `${counted(caseCount, cases)} لبنوك ومصانع وشرطة ومستشفيات ومدن: ما كان لدى العميل، وما بُني، وكيف يُستخدم اليوم.`,
  },
  banner: {
    eyebrow: 'دراسات الحالة',
    title: 'دراسات الحالة',
    lead: `${counted(caseCount, cases)} لبنوك وشرطة ومرافق ومستشفيات ومدن. هي أمثلة توضيحية لعملنا، وليست مشاريع منجزة.`,
  },
  labels: {
    categories: 'الفئات',
    cases: 'دراسات هذه الفئة',
    about: 'عن العميل',
    businessChallenge: 'التحدي',
    smarterSolution: 'الحل',
    back: 'العودة إلى الفئات',
    states: 'عرض الحالة',
    before: 'قبل',
    after: 'بعد',
    products: 'المنتجات المستخدمة',
    next: 'الدراسة التالية',
    plan: 'الدراسات كلها على المخطط',
    sample: messages.sampleCase,
  },
  categories: english.categories.map(translated),
  related: [
    {
      name: pageNames['page:security-platform'],
      description: 'المنتج الذي تقوم عليه دراسات الأمن: الإنذارات والأبواب والكاميرات في نظام واحد.',
      href: 'page:security-platform',
    },
    {
      name: pageNames['page:smart-city'],
      description: 'كيف تُربط المياه والمرور والإنارة والسلامة العامة في مدينة.',
      href: 'page:smart-city',
    },
    {
      name: pageNames['page:planned-preventive'],
      description: 'الأصول وخطط الفحص وأوامر العمل للمصانع والمباني.',
      href: 'page:planned-preventive',
    },
  ],
  closing: {
    title: 'أخبرونا بما تواجهه غرفة التحكم لديكم.',
    action: { label: 'التحدّث إلى مهندس', href: 'page:contact' },
  },
} satisfies CaseStudiesPage;
