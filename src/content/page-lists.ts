/* The lists of pages that the site shows, made from an edition's labels. */
import type { TechnologyCard } from './home/schema.ts';
import type { LabelWords, PageLabel, Section } from './label-schema.ts';
import { labels } from './labels.ts';
import type { ColorToken, RouteId } from './schema.ts';
import type { MenuItem, PageNames } from './shell/schema.ts';

type Labels = Partial<Record<RouteId, PageLabel>>;
type PageHref = `page:${RouteId}`;

const linkTo = (id: RouteId): PageHref => `page:${id}`;

/** The header's own spelling of two addresses. */
const menuSpellings: Partial<Record<RouteId, MenuItem['href']>> = {
  about: 'menu:about',
  flagship: 'menu:flagship',
};

function pagesIn(from: Labels, sections: Section[]): [RouteId, PageLabel][] {
  return (Object.entries(from) as [RouteId, PageLabel][]).filter(([, { section }]) =>
    sections.includes(section),
  );
}

export const menuItems = (from: Labels, section: Section): MenuItem[] =>
  pagesIn(from, [section]).flatMap(([id, { menu }]) =>
    menu ? [{ ...menu, href: menuSpellings[id] ?? linkTo(id) }] : [],
  );

export const footerLinks = (from: Labels, ...sections: Section[]): { label: string; href: PageHref }[] =>
  pagesIn(from, sections).flatMap(([id, { short }]) => (short ? [{ label: short, href: linkTo(id) }] : []));

export const siteMapLinks = (from: Labels, section: Section): { label: string; href: PageHref }[] =>
  pagesIn(from, [section]).map(([id, { name }]) => ({ label: name, href: linkTo(id) }));

export const pageNames = (from: Labels): PageNames =>
  Object.fromEntries(Object.entries(from).map(([id, { name }]) => [linkTo(id as RouteId), name]));

const shadows: ColorToken[] = ['ink-700', 'slate-600', 'ink-800', 'ice', 'ink-700', 'slate-600', 'ink-900'];

export const technologyCards = (from: Labels): TechnologyCard[] =>
  pagesIn(from, ['technology']).flatMap(([id, { name, menu, picture }], index) => {
    const shadowColor = shadows[index % shadows.length];
    if (!menu || !picture || !shadowColor) return [];
    return [{ title: name, description: menu.description, imgSrc: picture, shadowColor, href: linkTo(id) }];
  });

/** The labels of a translation. A page that has no words in it yet is in none of its lists. */
export function translated(words: Partial<Record<RouteId, LabelWords>>): Labels {
  const entries = Object.entries(labels) as [RouteId, PageLabel][];
  return Object.fromEntries(
    entries.flatMap(([id, label]) => {
      const own = words[id];
      if (!own) return [];
      const { name, short = label.short && name } = own;
      const menu = label.menu && own.menu && { ...label.menu, name, ...own.menu };
      return [[id, { ...label, name, short, menu }]];
    }),
  );
}
