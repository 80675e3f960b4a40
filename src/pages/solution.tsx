import type { SolutionPage } from '../content/schema.ts';
import { Banner } from '../sections/banner.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { ModuleGrid } from '../sections/module-grid.tsx';
import { Overview } from '../sections/overview.tsx';
import { ProductLinks } from '../sections/product-links.tsx';

/** More cards than this are no longer read one after another, but looked through for one's own. */
const readable = 6;

export default function Page({ content }: { content: SolutionPage }) {
  const { banner, overview, cardsHead, cards, cardsEnd, products } = content;
  return (
    <>
      <Banner {...banner} />
      <Overview {...overview} look="rows" />
      {cards.length > readable ? (
        <ModuleGrid head={cardsHead} cards={cards} end={cardsEnd} />
      ) : (
        <CardGrid head={cardsHead} cards={cards} />
      )}
      <ProductLinks {...products} />
    </>
  );
}
