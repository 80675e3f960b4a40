import { footerLinks } from '../../page-lists.ts';
import english from '../../shell/footer.ts';
import type { Footer } from '../../shell/schema.ts';
import { brand } from '../brand.ts';
import { labels } from '../labels.ts';

const { locality, country, postalCode } = brand.address;

export default {
  logo: english.logo,
  invitation: 'हमारे विक्रय विभाग को लिखें',
  mail: english.mail,
  addressTitle: 'कार्यालय',
  address: `${locality}, ${country} ${postalCode}`,
  columns: [
    { title: 'उत्पाद', links: footerLinks(labels, 'products') },
    { title: 'समाधान', links: footerLinks(labels, 'solutions') },
    { title: 'प्रौद्योगिकी', links: footerLinks(labels, 'technology') },
    { title: 'कंपनी', links: footerLinks(labels, 'company', 'projects') },
  ],
  legal: footerLinks(labels, 'legal'),
  legalTitle: 'विधिक एवं साइट संबंधी जानकारी',
  columnsTitle: 'सभी मुख्य पृष्ठ',
  elsewhere: 'EN चिह्न वाले पृष्ठ केवल अंग्रेज़ी में हैं।',
  copyright: english.copyright,
} satisfies Footer;
