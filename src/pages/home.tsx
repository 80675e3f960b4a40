import type { HomePage } from '../content/home/schema.ts';
import { CaseBand } from '../sections/home/case-band.tsx';
import { CityStage } from '../sections/home/city-stage.tsx';
import { Hero } from '../sections/home/hero.tsx';
import type { Instruments } from '../sections/home/instrument-crop.tsx';
import { Marquee } from '../sections/home/marquee.tsx';
import { ProductExplorer } from '../sections/home/product-explorer.tsx';
import { ServiceTiles } from '../sections/home/service-tiles.tsx';
import { SolutionCards } from '../sections/home/solution-cards.tsx';
import { Statistics } from '../sections/home/statistics.tsx';
import { TechnologyRow } from '../sections/home/technology-row.tsx';

/** Fetched when a visitor touches a platform's picture. */
const instruments: Instruments = {
  'page:urban-infrastructure': () => import('../sections/products/crops/street-crop.tsx'),
  'page:security-platform': () => import('../sections/products/crops/site-plan-crop.tsx'),
  'page:incident-detection': () => import('../sections/products/crops/funnel-crop.tsx'),
  'page:business-operations': () => import('../sections/products/crops/board-crop.tsx'),
  'page:planned-preventive': () => import('../sections/products/crops/ring-crop.tsx'),
};

export default function Home({ content }: { content: HomePage }) {
  return (
    <>
      <Hero {...content.hero} />
      {content.city && <CityStage {...content.city} />}
      <Statistics {...content.statistics} />
      <Marquee {...content.clients} />
      <ProductExplorer {...content.products} instruments={instruments} />
      <SolutionCards {...content.solutions} />
      {content.case && <CaseBand {...content.case} />}
      <ServiceTiles {...content.services} />
      <TechnologyRow {...content.technologies} />
    </>
  );
}
