import { siteMapLinks } from '../../page-lists.ts';
import type { SiteMapPage } from '../../site/schema.ts';
import english from '../../site/site-map.ts';
import { labels } from '../labels.ts';

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
  groups: [
    { title: 'الشركة', links: siteMapLinks(labels, 'company') },
    { title: 'المنتجات', links: siteMapLinks(labels, 'products') },
    { title: 'الحلول والخدمات', links: siteMapLinks(labels, 'solutions') },
    { title: 'التقنيات', links: siteMapLinks(labels, 'technology') },
    { title: 'المشاريع', links: siteMapLinks(labels, 'projects') },
    { title: 'معلومات قانونية ومعلومات عن الموقع', links: siteMapLinks(labels, 'legal') },
  ],
} satisfies SiteMapPage;
