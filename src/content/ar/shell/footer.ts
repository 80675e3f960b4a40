import { footerLinks } from '../../page-lists.ts';
import english from '../../shell/footer.ts';
import type { Footer } from '../../shell/schema.ts';
import { address, copyright } from '../brand.ts';
import { labels } from '../labels.ts';

export default {
  ...english,
  invitation: 'راسلوا قسم المبيعات',
  addressTitle: 'المكتب',
  address,
  columns: [
    { title: 'المنتجات', links: footerLinks(labels, 'products') },
    { title: 'الحلول', links: footerLinks(labels, 'solutions') },
    { title: 'التقنيات', links: footerLinks(labels, 'technology') },
    { title: 'الشركة', links: footerLinks(labels, 'company', 'projects') },
  ],
  legal: footerLinks(labels, 'legal'),
  legalTitle: 'معلومات قانونية ومعلومات عن الموقع',
  columnsTitle: 'الصفحات الرئيسية',
  elsewhere: 'الصفحات المعلَّمة بالرمز EN غير متاحة بالعربية، وتُفتح بالإنجليزية.',
  copyright,
} satisfies Footer;
