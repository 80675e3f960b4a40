/* What a share card carries: the words and the drawing its page opens with. */
import type { ShareCard } from '../../art/share-card.ts';
import { pages } from '../../src/content/all-pages.ts';
import { brand } from '../../src/content/brand.ts';
import type { Image, Path } from '../../src/content/schema.ts';
import { heroFrame } from './hero-media.ts';

type Page = (typeof pages)[Path];
type InnerPage = Exclude<Page, { hero: unknown }>;

export function cardWords(path: Path): ShareCard {
  const page = pages[path];
  if ('hero' in page) return { title: page.hero.tagline, picture: heroFrame };
  return { eyebrow: page.banner.eyebrow, title: page.banner.title, picture: pictureOf(page).src };
}

/** Two pages open with a picture of their own; the flagship's is cut for a small place. */
function pictureOf(page: InnerPage): Image {
  if ('portrait' in page) return page.portrait;
  if ('phonePicture' in page) return page.phonePicture;
  return page.banner.image;
}

/** The card in words, for those who do not see it. */
export function cardAlt(path: Path): string {
  const { eyebrow, title } = cardWords(path);
  return [brand.name, eyebrow, title].filter(Boolean).join(': ');
}
