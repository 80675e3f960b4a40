/* The language of a page or content file: editing a page never changes texts of another language. */
import type { Edition } from '../src/content/edition-schema.ts';
import { editions } from '../src/content/editions.ts';

/** Names that all languages share. */
const shared = /^src\/content\/(brand\.ts|clients\/)/;

const editionAt = (pathname: string): Edition =>
  editions.find(({ prefix }) => prefix && `${pathname.toLowerCase()}/`.startsWith(`${prefix}/`)) ??
  editions[0];

const editionOf = (file: string): Edition =>
  editions.find(({ tag }) => file.startsWith(`src/content/${tag}/`)) ?? editions[0];

export const isEditedAt = (pathname: string, file: string): boolean =>
  shared.test(file) || editionOf(file) === editionAt(pathname);

/** The English name of a translated page's language; empty on a page of the first edition. */
export function languageAt(pathname: string): string {
  const { tag } = editionAt(pathname);
  return tag === editions[0].tag ? '' : (new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag);
}
