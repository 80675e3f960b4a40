/* Previews of a page elsewhere: in search results, and as the card of a shared link. */
import sharp from 'sharp';
import type { AnyPage } from '../src/content/any-page.ts';
import type { Path } from './content-value.ts';
import type { EditedSite } from './edited-site.ts';
import { Refused } from './refused.ts';

export interface OutsideViews {
  file: string;
  /** Company name and breadcrumb, as search engines show them. */
  company: string;
  breadcrumb: string;
  /** Suffix of the title. */
  titleEnd: string;
  /** The values of the names from Brand. */
  chips: Record<string, string>;
  /** Paths of the texts shown in the previews. */
  paths: Record<'title' | 'description' | 'headline' | 'eyebrow', Path>;
  texts: Record<'title' | 'description' | 'headline' | 'eyebrow', string>;
}

export async function outsideOf(site: EditedSite, pathname: string): Promise<OutsideViews> {
  const { content, card, file } = await pageAt(site, pathname);
  const { brand } = (await site.module('src/content/brand.ts')) as typeof import('../src/content/brand.ts');
  const { pageTitle } = (await site.module('src/app/head.ts')) as typeof import('../src/app/head.ts');
  const { head } = content;
  const isHome = content.kind === 'home';
  return {
    file,
    company: brand.name,
    breadcrumb: [new URL(brand.origin).host, ...pathname.split('/').filter(Boolean)].map(decoded).join(' › '),
    chips: Object.fromEntries(
      Object.entries(brand).flatMap(([key, value]) =>
        typeof value === 'string' ? [[`brand.${key}`, value]] : [],
      ),
    ),
    titleEnd: pageTitle(head).slice(head.title.length),
    paths: {
      title: ['default', 'head', 'title'],
      description: ['default', 'head', 'description'],
      headline: isHome ? ['default', 'hero', 'tagline'] : ['default', 'banner', 'title'],
      eyebrow: ['default', 'banner', 'eyebrow'],
    },
    texts: {
      title: head.title,
      description: head.description,
      headline: card.title,
      eyebrow: card.eyebrow ?? '',
    },
  };
}

const decoded = (part: string) => decodeURIComponent(part);

/** As a data URL; by default at half the width the build draws it. */
export async function cardOf(
  site: EditedSite,
  { pathname, headline, eyebrow }: { pathname: string; headline: string; eyebrow: string },
  width = 600,
): Promise<string> {
  const { card } = await pageAt(site, pathname);
  // Loaded through Vite, so that logo and colours are current.
  const { shareCard } = (await site.module('art/share-card.ts')) as typeof import('../art/share-card.ts');
  const family = eyebrow ? { eyebrow: String(eyebrow).slice(0, 60) } : {};
  const drawn = await shareCard({ ...card, ...family, title: String(headline).slice(0, 120) || card.title });
  const small = await sharp(drawn).resize({ width }).jpeg({ quality: 82 }).toBuffer();
  return `data:image/jpeg;base64,${small.toString('base64')}`;
}

async function pageAt(site: EditedSite, pathname: string) {
  const { match } = (await site.module('src/app/match.ts')) as typeof import('../src/app/match.ts');
  const { cardWords } = (await site.module(
    'prerender/metadata/card-words.ts',
  )) as typeof import('../prerender/metadata/card-words.ts');
  const { id, edition } = match(String(pathname));
  const file = id && (await site.fileOf(id));
  if (!id || !file || edition.prefix)
    throw new Refused(404, 'Search engines and shared links show no preview of this page here.');
  const content = (await site.everyPage()).get(id) as AnyPage;
  return { content, file, card: cardWords({ content, edition }) };
}
