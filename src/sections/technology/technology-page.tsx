import type { ComponentType } from 'react';
import type { AnyExample } from '../../content/examples/schema.ts';
import type { Banner } from '../../content/schema.ts';
import type { TechnologyPage } from '../../content/technologies/schema.ts';
import { Intro } from './intro.tsx';
import { Steps } from './steps.tsx';
import { TechnologyCards } from './technology-cards.tsx';

/** A technology's page opens on an example of its own; the rest is alike. */
export function technologyPage<Example extends AnyExample>(
  Opening: ComponentType<{ banner: Banner; example: Example }>,
) {
  return function Page({ content }: { content: TechnologyPage<Example> }) {
    return (
      <>
        <Opening banner={content.banner} example={content.example} />
        <Intro {...content.intro} />
        <TechnologyCards head={content.cardsHead} cards={content.cards} />
        <Steps {...content.process} />
      </>
    );
  };
}
