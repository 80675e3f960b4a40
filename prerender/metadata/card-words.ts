/* What a share card carries: the words and the drawing its page opens with. */
import type { ShareCard } from '../../art/share-card.ts';
import { brand } from '../../src/content/brand.ts';
import type { HomePage, Image, PageContent } from '../../src/content/schema.ts';
import { heroFrame } from './hero-media.ts';

export function cardWords(content: PageContent): ShareCard {
  if (content.kind === 'home') return { title: content.hero.tagline, picture: heroFrame };
  const { eyebrow, title } = content.banner;
  return { eyebrow, title, picture: pictureOf(content)?.src ?? heroFrame };
}

/** Two pages open with a picture of their own; the flagship's is cut for a small place. */
function pictureOf(content: Exclude<PageContent, HomePage>): Image | undefined {
  if (content.kind === 'founder') return content.portrait;
  if (content.kind === 'flagship') return content.phonePicture;
  return content.banner.image;
}

/** The card in words, for those who do not see it. */
export function cardAlt(content: PageContent): string {
  const { eyebrow, title } = cardWords(content);
  return [brand.name, eyebrow, title].filter(Boolean).join(': ');
}
