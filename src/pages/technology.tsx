import type { TechnologyPage } from '../content/schema.ts';
import { GlyphBanner } from '../sections/technology/glyph-banner.tsx';
import { Intro } from '../sections/technology/intro.tsx';
import { Steps } from '../sections/technology/steps.tsx';
import { TechnologyCards } from '../sections/technology/technology-cards.tsx';

export default function Page({ content }: { content: TechnologyPage }) {
  return (
    <>
      <GlyphBanner {...content.banner} />
      <Intro {...content.intro} />
      <TechnologyCards head={content.cardsHead} cards={content.cards} />
      <Steps {...content.process} />
    </>
  );
}
