import type { HomePage } from '../content/home/schema.ts';
import { CaseBand } from '../sections/home/case-band.tsx';
import { CityStage } from '../sections/home/city-stage.tsx';
import { Hero } from '../sections/home/hero.tsx';
import { Marquee } from '../sections/home/marquee.tsx';
import { ProductExplorer } from '../sections/home/product-explorer.tsx';
import { ServiceTiles } from '../sections/home/service-tiles.tsx';
import { SolutionCards } from '../sections/home/solution-cards.tsx';
import { Statistics } from '../sections/home/statistics.tsx';
import { TechnologyRow } from '../sections/home/technology-row.tsx';

export default function Home({ content }: { content: HomePage }) {
  return (
    <>
      <Hero {...content.hero} />
      {content.city && <CityStage {...content.city} />}
      <Statistics {...content.statistics} />
      <Marquee {...content.clients} />
      <ProductExplorer {...content.products} />
      <SolutionCards {...content.solutions} />
      {content.case && <CaseBand {...content.case} />}
      <ServiceTiles {...content.services} />
      <TechnologyRow {...content.technologies} />
    </>
  );
}
