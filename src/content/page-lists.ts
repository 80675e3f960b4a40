/* The lists of pages that the site shows, made from an edition's labels. */
import type { PageLabel, Section } from './label-schema.ts';
import type { Link, RouteId, ServiceId } from './schema.ts';
import type { MenuItem, PageNames } from './shell/schema.ts';

export type Labels = Partial<Record<RouteId, PageLabel>>;
type PageHref = `page:${RouteId}`;

export const linkTo = (id: RouteId): PageHref => `page:${id}`;

/** The header's own spelling of two addresses. */
const menuSpellings: Partial<Record<RouteId, MenuItem['href']>> = {
  about: 'menu:about',
  flagship: 'menu:flagship',
};

export function pagesIn(from: Labels, sections: Section[]): [RouteId, PageLabel][] {
  return (Object.entries(from) as [RouteId, PageLabel][]).filter(([, { section }]) =>
    sections.includes(section),
  );
}

export const menuItems = (from: Labels, section: Section): MenuItem[] =>
  pagesIn(from, [section]).flatMap(([id, { menu }]) =>
    menu ? [{ ...menu, href: menuSpellings[id] ?? linkTo(id) }] : [],
  );

export const serviceItems = (names: Partial<Record<ServiceId, string>>): Link[] =>
  Object.entries(names).map(([id, label]) => ({ label, href: `page:services/${id as ServiceId}` }));

export const footerLinks = (from: Labels, ...sections: Section[]): { label: string; href: PageHref }[] =>
  pagesIn(from, sections).flatMap(([id, { short }]) => (short ? [{ label: short, href: linkTo(id) }] : []));

export const siteMapLinks = (from: Labels, section: Section): { label: string; href: PageHref }[] =>
  pagesIn(from, [section]).map(([id, { name }]) => ({ label: name, href: linkTo(id) }));

export const pageNames = (from: Labels): PageNames =>
  Object.fromEntries(Object.entries(from).map(([id, { name }]) => [linkTo(id as RouteId), name]));
