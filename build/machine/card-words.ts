/* What a share card carries: the words and the drawing its page opens with. */
import { pages } from '../../src/content/all-pages.ts';
import { brand } from '../../src/content/brand.ts';
import type { Image, Path } from '../../src/content/schema.ts';

export interface CardWords {
  eyebrow: string;
  title: string;
  /** Under public/. */
  picture: string;
}

type Page = (typeof pages)[Path];
type InnerPage = Exclude<Page, { hero: unknown }>;

export function cardWords(path: Path): CardWords {
  const page = pages[path];
  if ('hero' in page) {
    return { eyebrow: page.head.title, title: page.hero.tagline, picture: page.products.flagship.image.src };
  }
  return { eyebrow: page.banner.eyebrow, title: page.banner.title, picture: pictureOf(page).src };
}

/** Two pages open with a picture of their own in place of the banner's. */
function pictureOf(page: InnerPage): Image {
  if ('portrait' in page) return page.portrait;
  if ('picture' in page) return page.picture;
  return page.banner.image;
}

/** The card in words, for those who do not see it. */
export function cardAlt(path: Path): string {
  const { eyebrow, title } = cardWords(path);
  return `${brand.name}. ${eyebrow}: ${title}`;
}
