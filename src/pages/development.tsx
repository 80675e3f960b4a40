import type { DevelopmentPage } from '../content/technologies/schema.ts';
import { GlyphBanner } from '../sections/technology/glyph-banner.tsx';
import { Intro } from '../sections/technology/intro.tsx';
import { TechnologyTabs } from '../sections/technology/technology-tabs.tsx';

export default function Page({ content }: { content: DevelopmentPage }) {
  return (
    <>
      <GlyphBanner {...content.banner} />
      <TechnologyTabs head={content.tabsHead} tabs={content.tabs} />
      <Intro {...content.intro} />
    </>
  );
}
