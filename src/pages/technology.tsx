import type { TechnologyPage } from '../content/schema.ts';
import { GlyphBanner } from '../sections/glyph-banner.tsx';
import { Intro } from '../sections/intro.tsx';
import { Steps } from '../sections/steps.tsx';
import { TechnologyCards } from '../sections/technology-cards.tsx';

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
