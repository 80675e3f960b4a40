import { reworded } from '../../reworded.ts';
import english from '../../shell/footer.ts';
import type { Footer } from '../../shell/schema.ts';
import { address, brand, copyright } from '../brand.ts';
import { named, pageNames } from '../page-names.ts';

/** Shorter than the pages' own names, to keep a column's links in one line. */
const short: Partial<typeof pageNames> = {
  'page:flagship': brand.flagship,
  'page:urban-infrastructure': 'البنية التحتية الحضرية',
  'page:security-platform': 'الأمن المتكامل',
  'page:incident-detection': 'رصد الحوادث',
  'page:business-operations': 'عمليات الأعمال',
  'page:planned-preventive': 'الصيانة الوقائية',
  'page:cyber-intelligence': 'الاستخبارات السيبرانية',
};

const columns = reworded(english.columns, 'title', {
  Products: { title: 'المنتجات' },
  Solutions: { title: 'الحلول' },
  Technology: { title: 'التقنيات' },
  Company: { title: 'الشركة' },
});

export default {
  ...english,
  invitation: 'راسلوا قسم المبيعات',
  addressTitle: 'المكتب',
  address,
  columns: columns.map(({ title, links }) => ({
    title,
    links: links.map((link) => ({ ...link, label: short[link.href] ?? pageNames[link.href] })),
  })),
  legal: english.legal.map(named),
  legalTitle: 'معلومات قانونية ومعلومات عن الموقع',
  columnsTitle: 'الصفحات الرئيسية',
  copyright,
} satisfies Footer;
