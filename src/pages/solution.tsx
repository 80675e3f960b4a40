import type { SolutionPage } from '../content/schema.ts';
import { Banner } from '../sections/shared/banner.tsx';
import { Overview } from '../sections/shared/overview.tsx';
import { CardGrid } from '../sections/solution/card-grid.tsx';
import { ProductLinks } from '../sections/solution/product-links.tsx';
import { SectorGrid } from '../sections/solution/sector-grid.tsx';

/** More cards than this are no longer read one after another, but looked through for one's own. */
const readable = 6;

export default function Page({ content }: { content: SolutionPage }) {
  const { banner, overview, cardsHead, cards, cardsEnd, products } = content;
  return (
    <>
      <Banner {...banner} />
      <Overview {...overview} look="rows" />
      {cards.length > readable ? (
        <SectorGrid head={cardsHead} cards={cards} end={cardsEnd} />
      ) : (
        <CardGrid head={cardsHead} cards={cards} />
      )}
      <ProductLinks {...products} />
    </>
  );
}
