import { reworded } from '../../reworded.ts';
import type { SiteMapPage } from '../../site/schema.ts';
import english from '../../site/site-map.ts';
import { named } from '../page-names.ts';

const groups = reworded(english.groups, 'title', {
  Company: { title: 'الشركة' },
  Products: { title: 'المنتجات' },
  'Solutions and services': { title: 'الحلول والخدمات' },
  Technology: { title: 'التقنيات' },
  Projects: { title: 'المشاريع' },
  'Legal and site information': { title: 'معلومات قانونية ومعلومات عن الموقع' },
});

export default {
  ...english,
  head: {
    title: 'خريطة الموقع',
    keywords: ['خريطة الموقع', 'كل الصفحات', 'فهرس الصفحات', 'المنتجات', 'الحلول', 'التقنيات'],
    description:
      'صفحات الموقع كلها في قائمة واحدة: المنتجات والحلول والخدمات والتقنيات، ومعلومات الشركة والمعلومات القانونية.',
  },
  banner: {
    ...english.banner,
    eyebrow: 'معلومات الموقع',
    title: 'خريطة الموقع',
    lead: 'صفحات الموقع كلها، مرتبة كما في القائمة.',
  },
  groups: groups.map(({ title, links }) => ({ title, links: links.map(named) })),
} satisfies SiteMapPage;
