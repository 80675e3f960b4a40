import type { SafetyPage } from '../content/solutions/schema.ts';
import { Overview } from '../sections/shared/overview.tsx';
import { DrawnCards } from '../sections/solution/drawn-cards.tsx';
import { ProductLinks } from '../sections/solution/product-links.tsx';
import { WatchStrip } from '../sections/solution/watches/watch-strip.tsx';
import { Watches } from '../sections/solution/watches/watches.tsx';
import { whenNear } from '../ui/when-near.tsx';

const Restraint = await whenNear(() => import('../sections/shared/restraint/restraint.tsx'));

export default function Page({ content }: { content: SafetyPage }) {
  const { banner, instrument, overview, cardsHead, cards, restraint, products } = content;
  return (
    <>
      <Watches banner={banner} content={instrument} cards={cards} />
      <DrawnCards
        head={cardsHead}
        cards={cards}
        drawings={cards.map(({ title }, watch) => (
          <WatchStrip key={title} content={instrument} watch={watch} />
        ))}
      />
      <Overview {...overview} look="cells" />
      {restraint && <Restraint content={restraint} />}
      <ProductLinks {...products} />
    </>
  );
}
