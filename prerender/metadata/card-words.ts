/* The text and drawing of a share card: those its page opens with. */
import type { ShareCard } from '../../art/share-card.ts';
import type { AnyPage } from '../../src/content/any-page.ts';
import { brand } from '../../src/content/brand.ts';
import { countCases } from '../../src/content/cases/counted-cases.ts';
import type { HomePage } from '../../src/content/home/schema.ts';
import type { Image } from '../../src/content/schema.ts';
import { heroFrame } from './hero-media.ts';
import type { Page } from './page.ts';

export function cardWords({ content, edition }: Pick<Page, 'content' | 'edition'>): ShareCard {
  const { direction } = edition;
  if (content.kind === 'home') return { title: content.hero.tagline, picture: heroFrame, direction };
  const { title } = content.banner;
  const eyebrow = sampleOf(content) ?? content.banner.eyebrow;
  return { eyebrow, title, picture: pictureOf(content)?.src ?? heroFrame, direction };
}

/** Two pages open with a dedicated picture; the flagship's is cropped to fit. */
function pictureOf(content: Exclude<AnyPage, HomePage>): Image | undefined {
  if (content.kind === 'founder') return content.portrait;
  if (content.kind === 'flagship') return content.phonePicture;
  return content.banner.image;
}

/** The cases' card says so while all of them are samples. */
function sampleOf(content: AnyPage): string | undefined {
  if (content.kind !== 'case-studies') return undefined;
  return countCases(content.categories).own === 0 ? content.labels.sample : undefined;
}

/** The card's text alternative. */
export function cardAlt(page: Pick<Page, 'content' | 'edition'>): string {
  const { eyebrow, title } = cardWords(page);
  return [brand.name, eyebrow, title].filter(Boolean).join(': ');
}
