import type { SolutionPage } from '../content/solutions/schema.ts';
import { Banner } from '../sections/shared/banner.tsx';
import { Overview } from '../sections/shared/overview.tsx';
import { CardGrid } from '../sections/solution/card-grid.tsx';
import { ProductLinks } from '../sections/solution/product-links.tsx';
import { SectorGrid } from '../sections/solution/sector-grid.tsx';
import { whenNear } from '../ui/when-near.tsx';

const Restraint = await whenNear(() => import('../sections/shared/restraint/restraint.tsx'));

export default function Page({ content }: { content: SolutionPage }) {
  const { banner, overview, cardsHead, cardsLook, cards, cardsEnd, restraint, products } = content;
  return (
    <>
      <Banner {...banner} />
      <Overview {...overview} look="cells" />
      {cardsLook === 'sectors' ? (
        <SectorGrid head={cardsHead} cards={cards} end={cardsEnd} />
      ) : (
        <CardGrid head={cardsHead} cards={cards} />
      )}
      {restraint && <Restraint content={restraint} />}
      <ProductLinks {...products} />
    </>
  );
}
