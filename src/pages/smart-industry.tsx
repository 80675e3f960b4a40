import type { IndustryPage } from '../content/solutions/schema.ts';
import { Overview } from '../sections/shared/overview.tsx';
import { Limits } from '../sections/solution/limits/limits.tsx';
import { ProductLinks } from '../sections/solution/product-links.tsx';
import { SectorRegister } from '../sections/solution/sector-register.tsx';

export default function Page({ content }: { content: IndustryPage }) {
  const { banner, instrument, overview, cardsHead, cards, cardsEnd, products } = content;
  return (
    <>
      <Limits banner={banner} content={instrument} cards={cards} />
      <SectorRegister head={cardsHead} cards={cards} end={cardsEnd} limits={instrument} />
      <Overview {...overview} look="cells" />
      <ProductLinks {...products} />
    </>
  );
}
