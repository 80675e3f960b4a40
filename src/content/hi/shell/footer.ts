import english from '../../shell/footer.ts';
import type { Footer } from '../../shell/schema.ts';
import { brand } from '../brand.ts';

const { locality, country, postalCode } = brand.address;

export default {
  logo: english.logo,
  invitation: 'हमारे विक्रय विभाग को लिखें',
  mail: english.mail,
  addressTitle: 'कार्यालय',
  address: `${locality}, ${country} ${postalCode}`,
  columns: [
    {
      title: 'उत्पाद',
      links: [
        { label: brand.flagship, href: 'page:flagship' },
        { label: 'नगरीय अवसंरचना', href: 'page:urban-infrastructure' },
        { label: 'एकीकृत सुरक्षा', href: 'page:security-platform' },
        { label: 'घटना पहचान', href: 'page:incident-detection' },
        { label: 'व्यवसाय संचालन', href: 'page:business-operations' },
        { label: 'निवारक रखरखाव', href: 'page:planned-preventive' },
      ],
    },
    {
      title: 'समाधान',
      links: [
        { label: 'स्मार्ट सिटी', href: 'page:smart-city' },
        { label: 'संरक्षा एवं सुरक्षा', href: 'page:safety-security' },
        { label: 'स्मार्ट उद्योग', href: 'page:smart-industry' },
        { label: 'साइबर आसूचना', href: 'page:cyber-intelligence' },
        { label: 'सॉफ़्टवेयर सेवाएँ', href: 'page:services' },
      ],
    },
    {
      title: 'प्रौद्योगिकी',
      links: [
        { label: 'विकास प्रौद्योगिकियाँ', href: 'page:development' },
        { label: 'इंटरनेट ऑफ़ थिंग्स', href: 'page:iot' },
        { label: 'कृत्रिम बुद्धिमत्ता', href: 'page:ai' },
        { label: 'क्लाउड सेवाएँ', href: 'page:cloud' },
        { label: 'बिग डेटा', href: 'page:big-data' },
        { label: 'डेटा विज्ञान', href: 'page:data-science' },
        { label: 'साइबर सुरक्षा', href: 'page:cyber-security' },
      ],
    },
    {
      title: 'कंपनी',
      links: [
        { label: 'कंपनी परिचय', href: 'page:about' },
        { label: 'हमारे संस्थापक', href: 'page:founder' },
        { label: 'परियोजनाएँ', href: 'page:case-studies' },
        { label: 'संपर्क करें', href: 'page:contact' },
      ],
    },
  ],
  legal: [
    { label: 'निजता नीति', href: 'page:privacy-policy' },
    { label: 'नियम एवं शर्तें', href: 'page:terms-condition' },
    { label: 'व्यापार चिह्न', href: 'page:trademark' },
    { label: 'सुगम्यता', href: 'page:accessibility' },
    { label: 'साइट मानचित्र', href: 'page:site-map' },
  ],
  legalTitle: 'विधिक एवं साइट संबंधी जानकारी',
  columnsTitle: 'सभी मुख्य पृष्ठ',
  copyright: english.copyright,
} satisfies Footer;
