import type { HomePage } from '../content/schema.ts';
import { Hero } from '../sections/hero.tsx';
import { Marquee } from '../sections/marquee.tsx';
import { ProductExplorer } from '../sections/product-explorer.tsx';
import { ServiceTiles } from '../sections/service-tiles.tsx';
import { SolutionCards } from '../sections/solution-cards.tsx';
import { Statistics } from '../sections/statistics.tsx';
import { TechnologyRow } from '../sections/technology-row.tsx';

export default function Home({ content }: { content: HomePage }) {
  return (
    <>
      <Hero {...content.hero} />
      <Statistics {...content.statistics} />
      <Marquee {...content.clients} />
      <ProductExplorer {...content.products} />
      <SolutionCards {...content.solutions} />
      <ServiceTiles {...content.services} />
      <TechnologyRow {...content.technologies} />
    </>
  );
}
